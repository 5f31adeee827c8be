import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TypedUser } from 'payload';
import { readBoard } from '@/leads/sla/read-unanswered-leads-board';
import { moreOf, shownOf } from '@/leads/sla/unanswered-leads-board-groups';
import { emptyTables } from '../../support/empty-tables';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;
let sales: TypedUser;

beforeAll(async () => {
  desk = await startDesk();
  sales = await desk.newUser('sales');
});

afterAll(() => desk.stop());

beforeEach(() => emptyTables(desk.database, 'leads'));

/** Creates waiting leads that become due a minute after each other, the last one in `minutes` minutes. */
async function waiting(count: number, minutes: number, kind = 'book-demo'): Promise<number[]> {
  const lead = await desk.newLead();
  const { rows } = await desk.database.query<{ id: number }>(
    `WITH made AS (
       INSERT INTO leads SELECT (jsonb_populate_record(leads, jsonb_build_object(
         'id', nextval('leads_id_seq'), 'key', gen_random_uuid(), 'kind', $4::text,
         'due_at', now() + make_interval(mins => $3 - $2 + n)))).*
       FROM leads, generate_series(1, $2) AS n WHERE leads.id = $1 RETURNING id, due_at)
     SELECT id FROM made ORDER BY due_at`,
    [lead, count, minutes, kind],
  );
  await desk.database.query('UPDATE leads SET due_at = NULL WHERE id = $1', [lead]);
  return rows.map(({ id }) => id);
}

const board = async (query: Record<string, string | string[]> = {}) =>
  readBoard(await requestBy(desk.payload, sales), shownOf(query));

const idsOf = ({ leads }: { leads: readonly { id: number }[] }) => leads.map(({ id }) => id);

describe('the board of unanswered leads', () => {
  it('counts all of them, however many are overdue, and shows the newest request', async () => {
    const late = await waiting(233, -1);
    const [newest] = await waiting(1, 30, 'contact');
    const { groups } = await board();
    expect(groups.late.total).toBe(233);
    expect(idsOf(groups.late)).toEqual(late.slice(0, 50));
    expect(groups.soon).toMatchObject({ total: 1, newest: null });
    expect(idsOf(groups.soon)).toEqual([newest]);
  });

  it('shows the newest lead in its place even when many are due before it', async () => {
    const soon = await waiting(1000, 1001);
    const { groups } = await board();
    expect(groups.soon.total).toBe(1000);
    expect(idsOf(groups.soon)).toEqual(soon.slice(0, 50));
    expect(groups.soon.newest?.id).toBe(soon.at(-1));
  });

  it('event registrations come after requests, in a section of their own', async () => {
    const tickets = await waiting(200, -5, 'get-ticket');
    const demos = await waiting(3, -1);
    const { groups } = await board();
    expect(idsOf(groups.late)).toEqual(demos);
    expect(groups.lateTickets.total).toBe(200);
    expect(idsOf(groups.lateTickets)).toEqual(tickets.slice(0, 50));
  });

  it('loads more leads section by section, and ignores invalid parameters', async () => {
    const late = await waiting(120, -1);
    const next = moreOf((await board()).shown, 'late');
    expect(next).toBe('/admin/leads-board?late=100');
    const { groups, shown } = await board({ late: '100' });
    expect(idsOf(groups.late)).toEqual(late.slice(0, 100));
    expect(moreOf(shown, 'soon')).toBe('/admin/leads-board?late=100&soon=100');
    for (const late of ['-1', '1e9', 'x', '99999999', '0', ['100', '200'], "1'"]) {
      expect((await board({ late })).groups.late.leads).toHaveLength(50);
    }
    expect((await board({ late: '99999' })).groups.late.leads).toHaveLength(120);
  });

  it('counts leads answered today, newest first', async () => {
    const ids = await waiting(60, 30);
    await desk.database.query(
      `UPDATE leads SET stage = 'contacted',
         first_response_at = greatest(date_trunc('day', now(), 'Asia/Ho_Chi_Minh'),
           now() - make_interval(secs => id - $1))`,
      [ids[0]],
    );
    const { groups } = await board();
    expect(groups.soon.total).toBe(0);
    expect(groups.answered.total).toBe(60);
    expect(idsOf(groups.answered)[0]).toBe(ids[0]);
  });
});
