import { describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import {
  type TrashSite,
  trashSite,
  PASSWORD,
  pageData,
  refusalOf,
} from '../../support/cms-for-trash-tests';
import { sellTickets } from '../../support/publish-ticketed-event';
import { tokenOf } from '../../support/accounts-with-second-factor';

let payload: Payload;
let desk: TrashSite;
const { upload } = trashSite((site) => {
  ({ payload, desk } = site);
});

describe('the trash and related features', () => {
  it('the publishing log says who deleted and restored what, pictures too', async () => {
    const { id } = await upload('nhat-ky');
    await desk.discard({ collection: 'media', id });
    await desk.restore({ collection: 'media', id });
    await payload.delete({
      collection: 'media',
      id,
      ...desk.person('admin'),
    });
    const { docs } = await payload.find({
      collection: 'publications',
      where: { and: [{ type: { equals: 'media' } }, { document: { equals: id } }] },
      sort: 'id',
    });
    expect(docs.map(({ action, name, by }) => ({ action, name, by }))).toEqual([
      { action: 'trash', name: 'nhat-ky.png', by: 'editor@example.com' },
      { action: 'untrash', name: 'nhat-ky.png', by: 'editor@example.com' },
      { action: 'delete', name: 'nhat-ky.png', by: 'admin@example.com' },
    ]);
  });

  it("editors and admins delete and restore with the admin's buttons; sales and the event team can not", async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: pageData('/nut-bam', 'Nút bấm'),
    });
    const { handleEndpoints } = await import('payload');
    const { default: config } = await import('@payload-config');
    const send = async (role: string, address: string, body: object) => {
      const headers = new Headers({ 'Content-Type': 'application/json' });
      if (role !== 'nobody') {
        const said = { email: `${role}@example.com`, password: PASSWORD };
        headers.set('Authorization', `JWT ${await tokenOf(said)}`);
      }
      const request = new Request(`http://site.example/api/pages${address}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify(body),
      });
      return (await handleEndpoints({ config, request })).status;
    };
    const one = `/${id}`;
    const marked = `?where[and][0][id][equals]=${id}`;
    const deletedAt = new Date().toISOString();
    const inTrash = async () =>
      Boolean((await payload.findByID({ collection: 'pages', id, trash: true })).deletedAt);
    for (const role of ['nobody', 'sales', 'event-team']) {
      expect(await send(role, one, { deletedAt })).toBe(403);
      expect(await send(role, marked, { deletedAt })).toBe(403);
    }
    expect(await inTrash()).toBe(false);
    for (const role of ['editor', 'admin']) {
      expect(await send(role, `${one}?locale=vi`, { title: 'Tên mới' })).toBe(200);
      expect(await send(role, one, { deletedAt })).toBe(200);
      expect(await inTrash()).toBe(true);
      const back = { deletedAt: null, _status: 'draft' };
      expect(await send('sales', `${marked}&trash=true`, back)).toBe(403);
      expect(await send(role, `${marked}&trash=true`, back)).toBe(200);
      expect(await inTrash()).toBe(false);
    }
    const { findPage } = await import('@/content/queries/payload/find-pages');
    expect((await findPage('vi', '/nut-bam', { draft: false }))?.page.title).toBe('Tên mới');
  });

  it('only an admin deletes permanently, and no API bypasses the rules of the trash', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: pageData('/vinh-vien', 'Vĩnh viễn'),
    });
    const save = { collection: 'pages', id, locale: 'vi' } as const;
    const deletedAt = new Date().toISOString();
    await payload.update({ ...save, data: { deletedAt }, ...desk.person('editor') });
    expect((await payload.findByID(save)).deletedAt ?? null).toBeNull();
    await desk.discard({ collection: 'pages', id });
    for (const role of ['editor', 'sales', 'event-team'] as const) {
      await expect(
        payload.delete({ collection: 'pages', id, trash: true, ...desk.person(role) }),
      ).rejects.toMatchObject({ status: 403 });
    }
    await payload.delete({ collection: 'pages', id, trash: true, ...desk.person('admin') });
    await expect(payload.findByID({ ...save, trash: true })).rejects.toMatchObject({ status: 404 });
  });

  it('schedules, redirects and the translation overview ignore deleted documents', async () => {
    const { runDueSchedules } = await import('@/cms/schedule/run-due-publishing-schedules');
    const { translationDiffOverview } = await import('@/cms/translation-diff/translation-overview');
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'vi',
      data: pageData('/bo-qua', 'Bỏ qua'),
    });
    const whose = { collection: 'pages', id };
    const schedule = await payload.create({
      collection: 'schedules',
      data: {
        document: { relationTo: 'pages', value: id },
        action: 'publish',
        language: 'vi',
        at: new Date(Date.now() - 1000).toISOString(),
        at_tz: 'Asia/Ho_Chi_Minh',
        state: 'waiting',
      },
    });
    const listed = async () => {
      const { rows } = await translationDiffOverview(payload);
      return rows.some((row) => row.collection === 'pages' && row.id === id);
    };
    expect(await listed()).toBe(true);
    await desk.discard(whose);
    expect(await listed()).toBe(false);
    await runDueSchedules(payload);
    const failed = await payload.findByID({ collection: 'schedules', id: schedule.id });
    expect(failed.state).toBe('failed');
    expect(failed.reason).toContain('đã bị xoá');
    // The URL of a document in the trash may be redirected; the document can then be restored only after the redirect
    // is deleted.
    const rule = await payload.create({
      collection: 'redirects',
      data: { from: '/bo-qua', to: '/search', isPermanent: true },
    });
    expect(await refusalOf(desk.restore(whose))).toContain('/bo-qua đang chuyển hướng tới /search');
    await desk.discard({ collection: 'redirects', id: rule.id });
    await desk.restore(whose);
    expect(await listed()).toBe(true);
    await expect(desk.restore({ collection: 'redirects', id: rule.id })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('is emptied after 30 days, except events with tickets', async () => {
    const { emptyTrash } = await import('@/cms/trash/empty-trash-every-night');
    const { id } = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { slug: 'cu-roi', title: 'Cũ rồi', _status: 'published' },
    });
    const old = { collection: 'blogs', id };
    await desk.discard(old);
    const [type] = await sellTickets(payload, [{ price: 0, capacity: 5 }]);
    const events = await payload.find({ collection: 'event-pages' });
    const event = { collection: 'event-pages', id: events.docs[0]?.id ?? 0 };
    await desk.discard(event);
    const { eventFacts } = await import('@/leads/tickets/event-facts-for-mails');
    expect(await eventFacts(payload, event.id, 'vi')).toMatchObject({ slug: 'cx-day' });
    const in29Days = new Date(Date.now() + 29 * 86_400_000);
    const in31Days = new Date(Date.now() + 31 * 86_400_000);
    await emptyTrash(payload, in29Days);
    expect(await desk.isThere(old)).toBe(true);
    await emptyTrash(payload, in31Days);
    expect(await desk.isThere(old)).toBe(false);
    expect([await desk.isThere(event), type]).toEqual([true, expect.any(String)]);
    await desk.restore(event);
  });
});
