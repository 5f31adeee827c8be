import type { Payload, Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignLead } from '@/leads/management/assign-lead';
import { mergePeople, splitPerson } from '@/leads/management/merge-and-split-people';
import { recordLeadEvent } from '@/leads/model/record-lead-event';
import { sessionOf } from '@/lib/payload-database';
import { timelineOf } from '@/leads/management/lead-timeline';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;
let payload: Payload;

beforeAll(async () => {
  desk = await startDesk();
  ({ payload } = desk);
});

afterAll(() => desk.stop());

describe('a person with several leads', () => {
  it('the same address or phone is the same person, in any spelling', async () => {
    const first = await desk.newLead({ email: 'Lan.Tran@Example.com', phone: '0912 345 678' });
    const byEmail = await desk.newLead({ email: 'lan.tran@example.com', phone: '0987654321' });
    const byPhone = await desk.newLead({ email: 'lan@other.example', phone: '+84 912.345.678' });
    const { person } = await desk.leadOf(first);
    expect(person).toMatch(/^[0-9a-f-]{36}$/);
    expect((await desk.leadOf(byEmail)).person).toBe(person);
    expect((await desk.leadOf(byPhone)).person).toBe(person);
    expect((await desk.leadOf(await desk.newLead())).person).not.toBe(person);
  });

  it('stays one person when two leads come in at once', async () => {
    const form = { email: 'at.once@example.com' };
    const ids = await Promise.all([1, 2, 3, 4].map(() => desk.newLead(form)));
    const people = await Promise.all(ids.map(async (id) => (await desk.leadOf(id)).person));
    expect(new Set(people).size).toBe(1);
  });

  it('merging and splitting by hand loses nothing, and both are recorded', async () => {
    const sales = await desk.newUser('sales');
    const [one, two, other] = [await desk.newLead(), await desk.newLead(), await desk.newLead()];
    const before = await Promise.all([one, two, other].map(desk.leadOf));
    expect(await mergePeople(payload, [two, one], sales.id)).toBe(1);
    expect(await mergePeople(payload, [two, one], sales.id)).toBe(0);
    const after = await Promise.all([one, two, other].map(desk.leadOf));
    const { person } = after[0]!;
    expect(after).toEqual([
      before[0],
      { ...before[1], person, updatedAt: after[1]!.updatedAt },
      before[2],
    ]);
    const stored = await payload.count({
      collection: 'consents',
      where: { lead: { equals: two } },
    });
    expect(stored.totalDocs).toBe(2);

    expect(await splitPerson(payload, two, sales.id)).toBe(true);
    expect(await splitPerson(payload, two, sales.id)).toBe(false);
    expect((await desk.leadOf(two)).person).not.toBe(person);
    expect((await desk.leadOf(one)).person).toBe(person);
    expect((await desk.eventsOf(two)).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['submitted', null],
      ['merged', sales.id],
      ['split', sales.id],
    ]);
  });
});

describe('searching for leads', () => {
  it.each([
    ['nguyen thi hang', 'a name without diacritics'],
    ['NGUYỄN THỊ HẰNG', 'a name in capitals'],
    ['0933.222.111', 'a phone with dots'],
    ['933 222 111', 'a phone with gaps'],
    ['+84933222111', 'a phone in E.164'],
    ['0933/222/111', 'a phone with slashes'],
    ['Hang.Nguyen@muaxuan.example', 'an e-mail in capitals'],
    ['nha hang dong que', 'a company without diacritics'],
  ])('%s finds it: %s', async (search) => {
    const found = {
      name: 'Nguyễn Thị Hằng',
      email: 'hang.nguyen@muaxuan.example',
      phone: '0933 222 111',
      company: 'Nhà hàng Đồng Quê',
    };
    const { rows } = await desk.database.query<{ id: number }>(
      'SELECT id FROM leads WHERE email = $1 LIMIT 1',
      [found.email],
    );
    const id = rows[0]?.id ?? (await desk.newLead(found));
    const where = { or: [{ searchText: { like: search } }] };
    const { docs } = await payload.find({ collection: 'leads', where });
    expect(docs.map((lead) => lead.id)).toEqual([id]);
  });

  it.each([
    ['+84 987.650.321', '0987650321'],
    ['+84 987.650.322', '0987 650 322'],
    ['0084 912650678', '0912650678'],
  ])('a phone typed %s is found by %s', async (phone, search) => {
    const id = await desk.newLead({ phone });
    const list: Where = {
      and: [{ kind: { equals: 'book-demo' } }, { searchText: { like: search } }],
    };
    const { docs } = await payload.find({ collection: 'leads', where: list });
    expect(docs.map((lead) => lead.id)).toEqual([id]);
  });
});

describe('the history of a lead', () => {
  it('shows request, note, change and assignment, newest first, with who did it', async () => {
    const sales = await desk.newUser('sales', true);
    const id = await desk.newLead();
    await assignLead(payload, id);
    // The CMS stores whole milliseconds, the events fractions of them: without a pause their order would be open.
    await new Promise((resume) => setTimeout(resume, 2));
    await payload.create({
      collection: 'lead-notes',
      data: { lead: id, text: 'Gọi lại sau 15 giờ.', author: 1 },
      ...as(sales),
    });
    await payload.update({ collection: 'leads', id, data: { stage: 'contacted' }, ...as(sales) });
    await recordLeadEvent(await sessionOf(payload), { lead: id, kind: 'escalated' });
    const items = (await timelineOf(payload, id, 'vi')).filter(
      ({ key }) => !key.startsWith('mail'),
    );
    expect(items.map(({ title, by, text }) => [title, by, text])).toEqual([
      ['Nhắc việc', '', ''],
      ['Trả lời lần đầu', sales.name, ''],
      ['Đổi giai đoạn: Mới → Đã liên hệ', sales.name, ''],
      ['Ghi chú', sales.name, 'Gọi lại sau 15 giờ.'],
      ['Đổi trạng thái: Chưa giao → Đã giao', '', ''],
      [`Giao cho ${String(sales.name)} (đến lượt)`, '', ''],
      ['Gửi yêu cầu', '', ''],
    ]);
    const english = await timelineOf(payload, id, 'en');
    expect(english.map(({ title }) => title)).toContain('Stage changed: New → Contacted');
  });

  it('is erased with its lead', async () => {
    const id = await desk.newLead();
    await payload.create({ collection: 'lead-notes', data: { lead: id, text: 'x' } });
    await payload.delete({ collection: 'leads', id });
    const { rows } = await desk.database.query(
      `SELECT 1 FROM lead_events WHERE lead_id = $1 UNION ALL
       SELECT 1 FROM lead_notes WHERE lead_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});
