import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpublished } from '@/cms/editorial/find-unpublished-changes';
import { languageGaps } from '@/cms/translation-diff/missing-translations';
import { translationDiffOverview } from '@/cms/translation-diff/translation-overview';
import { freshDatabase } from '../../support/test-database';
import { makeStaff, requestBy } from '../../support/staff-accounts-and-exports';

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;
const sections = [
  {
    blockType: 'callToAction' as const,
    title: 'Lời mời',
    primary: { text: 'Đặt lịch', href: '/book-demo' },
  },
];

let payload: Payload;
let database: pg.Pool;
let editor: TypedUser;
let sales: TypedUser;

async function page(path: string, title: string, locale: 'vi' | 'en', isLive: boolean) {
  const { id } = await payload.create({
    collection: 'pages',
    locale,
    draft: !isLive,
    data: { ...base, path, title, sections, _status: isLive ? 'published' : 'draft' },
  });
  return id;
}

const write = (id: number, title: string, locale: 'vi' | 'en', isLive: boolean) =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    draft: !isLive,
    data: { title, sections, _status: isLive ? 'published' : 'draft' },
  });

const published = (id: number, language: 'vi' | 'en', hoursAgo: number) =>
  database.query(
    `INSERT INTO publications (action, type, document, language, created_at, updated_at)
     VALUES ('publish', 'pages', $1, $2, now() - make_interval(hours => $3), now())`,
    [id, language, hoursAgo],
  );

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
  database = (payload.db as unknown as { pool: pg.Pool }).pool;
  [, sales, editor] = await makeStaff(payload);
});
afterAll(() => payload.destroy());

it('an editor sees unpublished changes, the latest first, in each language', async () => {
  await page('/len-roi', 'Đã lên', 'vi', true);
  const draft = await page('/moi-viet', 'Mới viết', 'vi', false);
  const changed = await page('/dang-sua', 'Trước khi sửa', 'vi', true);
  await write(changed, 'Đang sửa', 'vi', false);
  const half = await page('/dich-do', 'Dịch dở', 'vi', true);
  await write(half, 'Half translated', 'en', false);
  const discarded = await page('/bo-di', 'Bỏ đi', 'vi', false);
  await payload.update({
    collection: 'pages',
    id: discarded,
    locale: 'vi',
    data: { deletedAt: new Date().toISOString() },
  });

  const { total, drafts } = await unpublished(await requestBy(payload, editor), 2);
  expect(total).toBe(3);
  expect(drafts).toMatchObject([
    { collection: 'pages', id: half, locale: 'en', name: 'Half translated' },
    { collection: 'pages', id: changed, locale: 'vi', name: 'Đang sửa' },
  ]);
  const all = await unpublished(await requestBy(payload, editor), 9);
  expect(all.drafts.map(({ id }) => id)).toEqual([half, changed, draft]);
});

it('the missing translations equal those of the full comparison, named by their published title', async () => {
  const both = await page('/du-hai-ban', 'Đủ hai bản', 'vi', true);
  await write(both, 'Both are there', 'en', true);
  await published(both, 'vi', 2);
  await published(both, 'en', 2);
  const older = await page('/ban-anh-cu', 'Bản Anh cũ', 'vi', true);
  await write(older, 'Old English', 'en', true);
  await published(older, 'vi', 1);
  await published(older, 'en', 30);

  const { total, gaps } = await languageGaps(await requestBy(payload, editor), 20);
  const keyOf = (id: number, kind: string, locale: string) => `${id} ${kind} ${locale}`;
  const { rows } = await translationDiffOverview(payload);
  const compared = rows.flatMap(({ id, missing, older: behind }) => [
    ...(missing ? [keyOf(id, 'missing', missing)] : []),
    ...(behind ? [keyOf(id, 'older', behind)] : []),
  ]);
  expect(gaps.map(({ id, kind, locale }) => keyOf(id, kind, locale)).toSorted()).toEqual(
    compared.toSorted(),
  );
  expect(total).toBe(gaps.length);
  expect(gaps.at(-1)).toMatchObject({ id: older, kind: 'older', locale: 'en', name: 'Bản Anh cũ' });
  expect(gaps.map(({ id }) => id)).not.toContain(both);
});

it('unpublished documents are not listed for a role that can not read them', async () => {
  const team = await payload.create({
    collection: 'users',
    data: { email: 'door@example.com', password: 'long-enough-password', role: 'event-team' },
  });
  const req = await requestBy(payload, { ...team, collection: 'users' });
  await expect(unpublished(req, 5)).rejects.toMatchObject({ status: 403 });
  expect((await unpublished(await requestBy(payload, sales), 5)).drafts).not.toEqual([]);
});
