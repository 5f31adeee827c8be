import { beforeEach, expect, it, vi } from 'vitest';
import type { CmsHandler } from '@/cms/requests/refuse-bad-requests';
import { servePicturesDuringOutage } from './serve-pictures-during-outage';

const { database } = vi.hoisted(() => ({ database: { isAway: false, answers: true } }));
vi.mock('@/content/cache-refresh-listener', () => ({
  databaseAnswers: async () => database.answers,
}));
vi.mock('@/content/page-copies-for-outages', () => ({ isDatabaseAway: () => database.isAway }));
vi.mock('@/content/paths/public-pictures', () => ({
  isPublicPicture: (name: string) => name === 'a.png',
}));
vi.mock('@/lib/uploads-on-disk-or-in-s3', () => ({
  openUpload: async () => ({ size: 1, body: new Blob(['x']).stream() }),
}));

const handler = vi.fn<CmsHandler>();
const statusOf = async (name: string) => {
  const request = new Request(`http://site.example/api/media/file/${name}`);
  const context = { params: Promise.resolve({ slug: ['media', 'file', name] }) };
  return (await servePicturesDuringOutage(handler)(request, context)).status;
};

beforeEach(() => {
  handler.mockReset();
  handler.mockImplementation(async () => new Response(null, { status: 500 }));
});

it('a failure of the CMS stays one while the database is up', async () => {
  Object.assign(database, { isAway: false, answers: true });
  expect(await statusOf('a.png')).toBe(500);
});

it.each([
  ['is known to be away', { isAway: true, answers: false }, 0],
  ['does not answer, which was not noticed before', { isAway: false, answers: false }, 1],
])('the list decides where the database %s', async (_, state, calls) => {
  Object.assign(database, state);
  expect(await statusOf('a.png')).toBe(200);
  expect(await statusOf('trashed.png')).toBe(503);
  expect(handler).toHaveBeenCalledTimes(2 * calls);
});

it('the answer of the CMS counts where it gives one', async () => {
  Object.assign(database, { isAway: false, answers: false });
  handler.mockImplementation(async () => new Response(null, { status: 403 }));
  expect(await statusOf('a.png')).toBe(403);
});
