import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPublishedPaths } from '@/content/paths/read-published-paths';
import { isPublished, publishedPaths, setPublishedPaths } from '@/i18n/published-paths-by-language';
import { redirectOf } from '@/i18n/follow-redirects';
import { testSecrets } from '../../../tests/support/test-environment';

let live: () => Promise<Record<'vi' | 'en', string[]>>;

/** A fake of the database query; like the real one it returns names only where the caller does not know their hash. */
vi.mock('@/content/queries/payload/find-published-paths-and-slugs', () => ({
  publishedNames: async (known: string[]) =>
    Object.entries(await live()).map(([locale, names]) => {
      const hash = `${locale} ${names.join()}`;
      return { list: 'pages', locale, hash, names: known.includes(hash) ? null : names };
    }),
}));
vi.mock('@/content/register-cms-instance', () => ({
  cms: () =>
    Promise.resolve({ find: () => Promise.resolve({ docs: [{ from: '/old', to: '/' }] }) }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  Object.assign(process.env, testSecrets, { DATABASE_URL: 'postgres://no@127.0.0.1:1/none' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('foundation: an unpublished address is 404 in its language, also while the database is away', async () => {
  live = () => Promise.resolve({ vi: ['/'], en: ['/'] });
  await loadPublishedPaths();
  live = () => Promise.reject(new Error('The database is away'));
  await expect(loadPublishedPaths()).rejects.toThrow('away');
  expect(isPublished('vi', '/')).toBe(true);
  expect(isPublished('vi', '/new')).toBe(false);
  expect(redirectOf('vi', '/old')).toMatchObject({ target: '/' });
  await vi.advanceTimersByTimeAsync(10_000);
  live = () => Promise.resolve({ vi: ['/', '/new'], en: ['/'] });
  expect(isPublished('vi', '/new')).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isPublished('vi', '/new')).toBe(true);
});

it('a save that changes no address leaves the addresses in place, and one that does replaces them', async () => {
  live = () => Promise.resolve({ vi: ['/', '/a'], en: ['/'] });
  await loadPublishedPaths();
  const before = publishedPaths();
  await loadPublishedPaths();
  expect(publishedPaths()).toBe(before);
  live = () => Promise.resolve({ vi: ['/'], en: ['/'] });
  await loadPublishedPaths();
  expect(publishedPaths()).not.toBe(before);
  expect([isPublished('vi', '/a'), isPublished('en', '/')]).toEqual([false, true]);
  setPublishedPaths(undefined);
  await loadPublishedPaths();
  expect(isPublished('vi', '/')).toBe(true);
});
