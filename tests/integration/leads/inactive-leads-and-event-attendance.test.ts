import type { TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inactiveLeads } from '@/leads/management/inactive-leads';
import { nextArrivals } from '@/leads/tickets/expected-event-attendance';
import { checkInTicket } from '@/leads/tickets/admit-people-with-ticket';
import { storeLead } from '@/leads/intake/store-lead';
import { emptyTables } from '../../support/empty-tables';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

let desk: Desk;
let sales: TypedUser;

beforeAll(async () => {
  desk = await startDesk();
  sales = await desk.newUser('sales');
});

afterAll(() => desk.stop());

beforeEach(() => emptyTables(desk.database, 'leads'));

const reqOf = (user: TypedUser) => requestBy(desk.payload, user);

/** Stores a lead that was received `days` days ago and that sales has answered. */
async function answeredBefore(days: number): Promise<number> {
  const id = await desk.newLead();
  await desk.payload.update({
    collection: 'leads',
    id,
    data: { stage: 'contacted' },
    ...as(sales),
  });
  const ago = [id, days];
  await desk.database.query(
    'UPDATE lead_events SET at = at - make_interval(days => $2) WHERE lead_id = $1',
    ago,
  );
  await desk.database.query(
    `UPDATE leads SET created_at = created_at - make_interval(days => $2),
       first_response_at = first_response_at - make_interval(days => $2) WHERE id = $1`,
    ago,
  );
  return id;
}

describe('inactive leads', () => {
  it('are those without activity for a week, the oldest first', async () => {
    await desk.newLead();
    await answeredBefore(6);
    const [longer, shorter] = [await answeredBefore(20), await answeredBefore(8)];
    const { total, leads } = await inactiveLeads(await reqOf(sales), 5);
    expect(leads.map(({ lead }) => lead.id)).toEqual([longer, shorter]);
    expect(total).toBe(2);
    expect((await inactiveLeads(await reqOf(sales), 1)).total).toBe(2);
  });

  it('a note counts as activity, an export does not, and closed leads are omitted', async () => {
    const [noted, exported, closed] = [
      await answeredBefore(9),
      await answeredBefore(10),
      await answeredBefore(11),
    ];
    const happened = (lead: number, kind: string) =>
      desk.database.query(
        'INSERT INTO lead_events (lead_id, kind, actor_id, at) VALUES ($1, $2, $3, now())',
        [lead, kind, sales.id],
      );
    await happened(noted, 'noted');
    await happened(exported, 'exported');
    await desk.database.query(`UPDATE leads SET stage = 'won' WHERE id = $1`, [closed]);
    const { leads } = await inactiveLeads(await reqOf(sales), 5);
    expect(leads.map(({ lead }) => lead.id)).toEqual([exported]);
  });

  it('are not shown to an editor', async () => {
    await answeredBefore(9);
    const editor = await desk.newUser('editor');
    await expect(inactiveLeads(await reqOf(editor), 5)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the number of arrivals', () => {
  it('counts the people of each ticket, and those who are in', async () => {
    const event = await makeEvent(desk.payload, { capacity: 50 });
    const tickets: number[] = [];
    for (const guest of ['a', 'b', 'c']) {
      const { leadId } = await storeLead(
        desk.payload,
        sent(
          'get-ticket',
          { ticketType: String(event.typeId), email: `${guest}@example.com`, quantity: '2' },
          { event: event.slug },
        ),
      );
      const where = { lead: { equals: leadId } };
      const { docs } = await desk.payload.find({ collection: 'tickets', where, depth: 0 });
      tickets.push(docs[0]?.id ?? 0);
    }
    await checkInTicket(desk.payload, tickets[0] ?? 0, false);
    const [next] = await nextArrivals(await reqOf(sales), 'vi', 3);
    expect(next).toMatchObject({ slug: event.slug, expected: 6, arrived: 2 });
  });
});
