import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayloadHandler, TypedUser } from 'payload';
import { noticeAgain, noticeByHand } from '@/leads/admin/external-erasure-endpoints';
import { remindOfLate } from '@/leads/privacy/remind-of-overdue-privacy-requests';
import { copyOf, eraseNow, foundFor, markDone } from '@/leads/admin/privacy-request-endpoints';
import { sendNotice } from '@/leads/privacy/send-external-erasure-request';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;
const people = new Map<string, TypedUser | null>([['visitor', null]]);

beforeAll(async () => {
  desk = await startDesk();
  people.set('admin', desk.admin);
  for (const role of ['editor', 'sales', 'event-team'] as const) {
    people.set(role, await desk.newUser(role));
  }
});

afterAll(() => desk.stop());

const others = ['visitor', 'editor', 'sales', 'event-team'];
const ofPerson = (name: string) => as(people.get(name) ?? null);
const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.database.query<Row>(sql, values)).rows;

const newRequest = (kind: 'access' | 'erasure' | 'correction', email: string) =>
  desk.payload.create({
    collection: 'privacy-requests',
    data: { kind, email, status: 'open', receivedAt: new Date().toISOString() },
    ...ofPerson('admin'),
  });

async function call(handler: PayloadHandler, id: number | string, user: string, search = '') {
  const req = await requestBy(desk.payload, people.get(user) ?? null, {
    routeParams: { id: String(id) },
    searchParams: new URLSearchParams(search),
  });
  return handler(req);
}

describe('access to privacy requests', () => {
  it.each(others)('%s reads and writes nothing of them', async (name) => {
    const where = { id: { exists: true } };
    for (const collection of ['privacy-requests', 'privacy-notices'] as const) {
      const attempts = [
        desk.payload.find({ collection, ...ofPerson(name) }),
        desk.payload.create({ collection, data: { kind: 'erasure' } as never, ...ofPerson(name) }),
        desk.payload.update({ collection, where, data: {}, ...ofPerson(name) }),
        desk.payload.delete({ collection, where, ...ofPerson(name) }),
      ];
      for (const attempt of await Promise.allSettled(attempts)) {
        expect(attempt).toMatchObject({ status: 'rejected', reason: { status: 403 } });
      }
    }
    const setting = { slug: 'privacy-settings', ...ofPerson(name) } as const;
    await expect(desk.payload.findGlobal(setting)).rejects.toMatchObject({ status: 403 });
    for (const handler of [foundFor, copyOf, eraseNow, markDone, noticeAgain, noticeByHand]) {
      expect((await call(handler, 1, name)).status).toBe(403);
    }
  });

  it('an admin can not delete one, or write a receipt by hand', async () => {
    const { id } = await newRequest('access', 'none@example.com');
    await expect(
      desk.payload.delete({ collection: 'privacy-requests', id, ...ofPerson('admin') }),
    ).rejects.toMatchObject({ status: 403 });
    const data = { status: 'done', receipt: { found: 0 } } as const;
    await desk.payload.update({ collection: 'privacy-requests', id, data, ...ofPerson('admin') });
    const stored = await desk.payload.findByID({ collection: 'privacy-requests', id });
    expect(stored).toMatchObject({ status: 'open' });
    expect(stored.receipt ?? null).toBeNull();
    // The kind of a request can not be changed either.
    await desk.payload.update({
      collection: 'privacy-requests',
      id,
      data: { kind: 'erasure' },
      ...ofPerson('admin'),
    });
    const { kind } = await desk.payload.findByID({ collection: 'privacy-requests', id });
    expect(kind).toBe('access');
  });

  it('answers 400, 404 and 409 with a code, never 500', async () => {
    const { id } = await newRequest('correction', 'none@example.com');
    for (const [handler, of, status] of [
      [foundFor, 'x', 400],
      [foundFor, 999_999, 404],
      [eraseNow, id, 409],
      [noticeAgain, 999_999, 409],
    ] as const) {
      const response = await call(handler, of, 'admin');
      expect(response.status).toBe(status);
      const body = (await response.json()) as { code?: unknown };
      expect(typeof body.code).toBe('string');
    }
  });
});

describe('processing a request', () => {
  it('is due in two working days, is shown as late, and admins are reminded once', async () => {
    const { id, dueAt } = await newRequest('access', 'late@example.com');
    expect(Date.parse(dueAt ?? '')).toBeGreaterThan(Date.now() + 24 * 3_600_000);
    await query(`UPDATE privacy_requests SET due_at = now() - interval '3 hours' WHERE id = $1`, [
      id,
    ]);
    const late = await desk.payload.findByID({ collection: 'privacy-requests', id });
    expect(late.clock).toMatch(/LATE|QUÁ HẠN/);
    await Promise.all([remindOfLate(desk.payload), remindOfLate(desk.payload)]);
    expect(await query(`SELECT "to" FROM mails WHERE kind = 'privacy-late'`)).toEqual([
      { to: desk.admin.email },
    ]);
  });

  it('shows the stored data, downloads the copy, and records the access', async () => {
    const email = 'copy@example.com';
    const lead = await desk.newLead({ email });
    const { id } = await newRequest('access', 'COPY@example.com');
    expect(await (await call(foundFor, id, 'admin')).text()).toContain(email);
    const json = await call(copyOf, id, 'admin');
    expect(json.headers.get('content-disposition')).toContain('attachment');
    const copy = (await json.json()) as { records: { leads: { id: number }[] } };
    expect(copy.records.leads.map((row) => row.id)).toEqual([lead]);
    expect(JSON.stringify(copy)).not.toContain('salt');
    expect(await (await call(copyOf, id, 'admin', 'as=page')).text()).toContain(email);
    const log = await query(
      `SELECT 1 FROM access_log WHERE collection = 'privacy-requests'
      AND action = 'export' AND ids @> $1`,
      [JSON.stringify([lead])],
    );
    expect(log).toHaveLength(2);
    expect((await call(markDone, id, 'admin')).status).toBe(200);
    expect((await call(markDone, id, 'admin')).status).toBe(409);
  });

  it('a telephone number selects leads for erasure only when the request contains it', async () => {
    const phone = '0977 111 222';
    const mine = await desk.newLead({ email: 'boss@example.com', phone });
    const colleague = await desk.newLead({ email: 'colleague@example.com', phone });
    const { id } = await newRequest('erasure', 'boss@example.com');
    expect((await call(foundFor, id, 'admin')).status).toBe(200);
    expect((await call(eraseNow, id, 'admin')).status).toBe(200);
    expect(await query('SELECT id FROM leads WHERE id = ANY ($1)', [[mine, colleague]])).toEqual([
      { id: colleague },
    ]);
  });

  it('a notice to a system no longer configured waits for a person, and its data is then deleted', async () => {
    const { id: request } = await newRequest('access', 'gone@example.com');
    const about = { leads: [1], keys: [], persons: ['7'], deals: [], notes: [], emails: [] };
    const [notice] = await query<{ id: number }>(
      `INSERT INTO privacy_notices (request_id, target, status, about, attempts)
       VALUES ($1, 'pipedrive', 'pending', $2, 0) RETURNING id`,
      [request, about],
    );
    await sendNotice(desk.payload, notice!.id);
    const state = () =>
      query('SELECT status, about, last_result FROM privacy_notices WHERE id = $1', [notice!.id]);
    expect(await state()).toEqual([{ status: 'failed', about, last_result: 'NOT_CONFIGURED' }]);
    expect((await call(noticeByHand, notice!.id, 'admin')).status).toBe(200);
    expect(await state()).toEqual([{ status: 'told', about: null, last_result: 'BY_HAND' }]);
    expect((await call(noticeAgain, notice!.id, 'admin')).status).toBe(409);
  });
});
