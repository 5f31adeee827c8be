import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type * as runDue from '@/cms/schedule/run-due-publishing-schedules';
import type * as passedMoments from '@/cms/schedule/cache-tags-of-passed-dates';
import type * as embedded from '@/content/queries/payload/find-pages';
import type { Page } from '@/payload-types';
import { freshDatabase } from '../../support/test-database';
import { tagsNamedBy } from '../../support/announced-cache-tags';

const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;
const sections = (title: string): NonNullable<Page['sections']> => [
  { blockType: 'callToAction', title, primary: { text: 'Demo', href: 'https://example.com/demo' } },
];
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('a publishing schedule', () => {
  let payload: Payload;
  let findPage: typeof embedded.findPage;
  let runDueSchedules: typeof runDue.runDueSchedules;
  let tagsOfPassedMoments: typeof passedMoments.tagsOfPassedMoments;

  beforeAll(async () => {
    await freshDatabase();
    ({ findPage } = await import('@/content/queries/payload/find-pages'));
    ({ runDueSchedules } = await import('@/cms/schedule/run-due-publishing-schedules'));
    ({ tagsOfPassedMoments } = await import('@/cms/schedule/cache-tags-of-passed-dates'));
    payload = await (await import('@/content/register-cms-instance')).cms();
  });

  afterAll(() => payload.destroy());

  const live = async (locale: 'vi' | 'en', path: string) =>
    (await findPage(locale, path, { draft: false }))?.page.title;

  /** A page that is published in both languages, with a newer draft in each. */
  async function pageWithDrafts(path: string): Promise<number> {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: { ...base, path, title: 'Cũ', sections: sections('Cũ'), _status: 'published' },
    });
    const english = { ...base, title: 'Old', sections: sections('Old') };
    const save = (locale: 'vi' | 'en', data: object, draft: boolean) =>
      payload.update({ collection: 'pages', id, locale, draft, data });
    await save('en', { ...english, _status: 'published' }, false);
    await save('vi', { title: 'Mới', _status: 'draft' }, true);
    await save('en', { title: 'New', _status: 'draft' }, true);
    return id;
  }

  const plan = (id: number, data: object) =>
    payload.create({
      collection: 'schedules',
      data: {
        document: { relationTo: 'pages', value: id },
        action: 'publish',
        language: 'vi',
        at: minutesFromNow(-1),
        at_tz: 'Asia/Ho_Chi_Minh',
        state: 'waiting',
        ...data,
      },
    });
  const stateOf = async (id: number) =>
    (await payload.findByID({ collection: 'schedules', id })).state;

  it('the rows of locks on documents are deleted a day after they ended', async () => {
    const { deleteExpiredLocks } = await import('@/cms/schedule/delete-expired-document-locks');
    const user = await payload.create({
      collection: 'users',
      data: { email: 'locks@tamvia.example', password: 'a-password-for-locks', role: 'editor' },
    });
    const lock = (globalSlug: string) =>
      payload.create({
        collection: 'payload-locked-documents',
        data: { globalSlug, user: { relationTo: 'users', value: user.id } },
      });
    const [ended, fresh] = [await lock('settings'), await lock('sla-settings')];
    const { databaseOf } = await import('@/lib/payload-database');
    await databaseOf(payload).drizzle.execute(
      `UPDATE payload_locked_documents SET updated_at = now() - interval '25 hours' WHERE id = ${ended.id}`,
    );
    expect(await deleteExpiredLocks(payload)).toBe(1);
    const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 });
    expect(docs.map(({ id }) => id)).toEqual([fresh.id]);
  });

  it('publishes the newest version in its language only, and refreshes what it changes', async () => {
    const id = await pageWithDrafts('/hen-1');
    const schedule = await plan(id, { language: 'vi' });
    const { tags } = await tagsNamedBy(() => runDueSchedules(payload));
    expect(tags).toEqual(expect.arrayContaining(['page:/hen-1:vi', 'page:/hen-1:en']));
    expect(await live('vi', '/hen-1')).toBe('Mới');
    expect(await live('en', '/hen-1')).toBe('Old');
    expect(await stateOf(schedule.id)).toBe('done');
  });

  it('unpublishes its language only, also when that is not the default one', async () => {
    const id = await pageWithDrafts('/hen-2');
    await plan(id, { action: 'unpublish', language: 'en' });
    await runDueSchedules(payload);
    expect(await live('en', '/hen-2')).toBeUndefined();
    expect(await live('vi', '/hen-2')).toBe('Cũ');
  });

  it('does not run before its time', async () => {
    const id = await pageWithDrafts('/hen-3');
    const schedule = await plan(id, { at: minutesFromNow(1) });
    expect((await tagsNamedBy(() => runDueSchedules(payload))).tags).toEqual([]);
    expect(await live('vi', '/hen-3')).toBe('Cũ');
    expect(await stateOf(schedule.id)).toBe('waiting');
  });

  it('runs once, however many processes are running', async () => {
    const ids = [];
    for (const path of ['/hen-4', '/hen-5', '/hen-6']) ids.push(await pageWithDrafts(path));
    for (const id of ids) await plan(id, {});
    const versions = async (id: number) =>
      (await payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } }))
        .totalDocs;
    const before = await Promise.all(ids.map(versions));
    await Promise.all([1, 2, 3, 4].map(() => runDueSchedules(payload)));
    await runDueSchedules(payload);
    const after = await Promise.all(ids.map(versions));
    const logged = await payload.count({
      collection: 'publications',
      where: { document: { in: ids } },
    });
    expect(logged.totalDocs).toBe(ids.length);
    expect(new Set(after.map((count, index) => count - (before[index] ?? 0))).size).toBe(1);
    for (const path of ['/hen-4', '/hen-5', '/hen-6']) expect(await live('vi', path)).toBe('Mới');
  });

  it('that fails says why, and changes nothing', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      draft: true,
      data: { ...base, path: '/hen-7', title: 'Chưa xong', _status: 'draft', sections: [] },
    });
    const schedule = await plan(id, { language: 'en' });
    await runDueSchedules(payload);
    const failed = await payload.findByID({ collection: 'schedules', id: schedule.id });
    expect(failed.state).toBe('failed');
    // The reason names the field as the form labels it.
    expect(failed.reason).toContain('Tên trang: ');
    expect(failed.reason).not.toContain('title');
    expect(await live('en', '/hen-7')).toBeUndefined();
  });

  it('an event that ends refreshes its list without a save', async () => {
    const now = Date.now();
    const moment = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    await payload.create({
      collection: 'event-pages',
      locale: 'vi',
      data: {
        slug: 'hoi-thao-thu',
        banner: { title: 'Hội thảo' },
        endsAt: moment(-1),
        endsAt_tz: 'Asia/Ho_Chi_Minh',
        _status: 'published',
      },
    });
    const during = (from: number, to: number) =>
      tagsOfPassedMoments(payload, [new Date(now + from * 60_000), new Date(now + to * 60_000)]);
    expect(await during(-3, 0)).toContain('list:event-pages:vi');
    expect(await during(0, 3)).toEqual([]);
  });
});
