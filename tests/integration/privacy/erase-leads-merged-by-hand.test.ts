import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergePeople, splitPerson } from '@/leads/management/merge-and-split-people';
import { copyOfPerson } from '@/leads/privacy/personal-data-copy';
import { eraseNow, foundFor } from '@/leads/admin/privacy-request-endpoints';
import { storeLead } from '@/leads/intake/store-lead';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk();
});

afterAll(() => desk.stop());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.database.query<Row>(sql, values)).rows;

async function newErasure(email: string): Promise<number> {
  const { id } = await desk.payload.create({
    collection: 'privacy-requests',
    data: { kind: 'erasure', status: 'open', email, receivedAt: new Date().toISOString() },
    user: desk.admin,
  });
  return id;
}

const call = async (handler: typeof foundFor, id: number) =>
  handler(await requestBy(desk.payload, desk.admin, { routeParams: { id: String(id) } }));

async function lookAndErase(email: string) {
  const id = await newErasure(email);
  const shown = await (await call(foundFor, id)).text();
  const receipt = (await (await call(eraseNow, id)).json()) as {
    leads: number[];
    found: Record<string, number>;
  };
  return { shown, receipt };
}

const left = async (ids: readonly number[]) =>
  (await query<{ id: number }>('SELECT id FROM leads WHERE id = ANY ($1) ORDER BY id', [ids])).map(
    ({ id }) => id,
  );

describe('people merged by hand', () => {
  it('every lead of both is found, shown, copied and erased', async () => {
    const event = await makeEvent(desk.payload);
    const [home, work] = ['lan.home@khac.example', 'lan@congty.example'];
    const first = await desk.newLead({ email: home, phone: '0905 700 001', name: 'Lan ở nhà' });
    const second = await desk.newLead({
      email: work,
      phone: '0905 700 002',
      name: 'Lan ở cơ quan',
    });
    const ticket = await storeLead(
      desk.payload,
      sent('get-ticket', { email: work, ticketType: String(event.typeId) }, { event: event.slug }),
    );
    const stranger = await desk.newLead();
    await query(
      `INSERT INTO ad_leads (network_id, status, attempts, email, phone)
       VALUES ('by-email', 'refused', 1, $1, NULL), ('by-phone', 'refused', 1, NULL, '0905.700.002')`,
      [home],
    );
    await query(
      `INSERT INTO subscribers (email, status, locale, lead_id) VALUES ($1, 'confirmed', 'vi', $2)`,
      [work, stranger],
    );
    await mergePeople(desk.payload, [first, second], desk.admin.id);

    const copy = await copyOfPerson(desk.payload, { email: home });
    expect(copy?.records.leads.map(({ id }) => id)).toEqual([first, second, ticket.leadId]);
    const { shown, receipt } = await lookAndErase(home);
    for (const said of [home, work, 'Lan ở cơ quan', 'gộp bằng tay']) expect(shown).toContain(said);
    expect(receipt.leads).toEqual([first, second, ticket.leadId]);
    expect(receipt.found).toMatchObject({ leads: 3, tickets: 1, subscribers: 1, adLeads: 2 });
    expect(receipt.found.consents).toBeGreaterThanOrEqual(6);
    expect(await left([first, second, ticket.leadId, stranger])).toEqual([stranger]);
    expect(
      await query(
        `SELECT "to" FROM mails WHERE "to" IN ($1, $2) UNION ALL
         SELECT email FROM tickets WHERE email IN ($1, $2) UNION ALL
         SELECT email FROM subscribers WHERE email IN ($1, $2) UNION ALL
         SELECT network_id FROM ad_leads WHERE status <> 'erased'`,
        [home, work],
      ),
    ).toEqual([]);
  });

  it('a lead split off again stays, with everything found only by its own address', async () => {
    const [mine, hers] = [await desk.newLead(), await desk.newLead()];
    const email = (await desk.leadOf(mine)).email;
    const herEmail = (await desk.leadOf(hers)).email;
    await query(
      `INSERT INTO subscribers (email, status, locale, lead_id) VALUES ($1, 'confirmed', 'vi', $2)`,
      [herEmail, hers],
    );
    await mergePeople(desk.payload, [mine, hers], desk.admin.id);
    await splitPerson(desk.payload, hers, desk.admin.id);
    const { receipt } = await lookAndErase(email);
    expect(receipt).toMatchObject({ leads: [mine], found: { leads: 1, subscribers: 0 } });
    expect(await left([mine, hers])).toEqual([hers]);
  });

  it('leads stay merged when the lead between them is deleted', async () => {
    const [first, second, third] = [
      await desk.newLead(),
      await desk.newLead(),
      await desk.newLead(),
    ];
    await mergePeople(desk.payload, [first, second], desk.admin.id);
    await mergePeople(desk.payload, [first, third], desk.admin.id);
    await desk.payload.delete({ collection: 'leads', id: first });
    const { receipt } = await lookAndErase((await desk.leadOf(second)).email);
    expect(receipt.leads).toEqual([second, third]);
  });

  it('colleagues who share only the switchboard number stay two people', async () => {
    const phone = '028 3765 1111';
    const [mine, hers] = [await desk.newLead({ phone }), await desk.newLead({ phone })];
    expect((await desk.leadOf(mine)).person).toBe((await desk.leadOf(hers)).person);
    const { receipt } = await lookAndErase((await desk.leadOf(mine)).email);
    expect(receipt.leads).toEqual([mine]);
  });

  it('such a colleague stays separate even when the other lead is merged with a third', async () => {
    const phone = '028 3765 2222';
    const mine = await desk.newLead({ phone });
    const [hers, further] = [await desk.newLead({ phone }), await desk.newLead()];
    await mergePeople(desk.payload, [mine, further], desk.admin.id);
    const { receipt } = await lookAndErase((await desk.leadOf(mine)).email);
    expect(receipt.leads).toEqual([mine, further]);
    expect(await left([mine, hers, further])).toEqual([hers]);
  });
});

describe('review before erasure', () => {
  it('nothing is erased before its data was reviewed, nor data that came in after the review', async () => {
    const email = 'unseen@khac.example';
    const lead = await desk.newLead({ email });
    const request = await newErasure(email);
    const refused = await call(eraseNow, request);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'look-first' });

    expect((await call(foundFor, request)).status).toBe(200);
    const later = await desk.newLead({ email });
    expect((await call(eraseNow, request)).status).toBe(409);
    expect(await left([lead, later])).toEqual([lead, later]);

    expect((await call(foundFor, request)).status).toBe(200);
    expect((await call(eraseNow, request)).status).toBe(200);
    expect(await left([lead, later])).toEqual([]);
  });

  it('a review of another request does not count', async () => {
    const email = 'twice.asked@khac.example';
    await desk.newLead({ email });
    const [looked, pressed] = [await newErasure(email), await newErasure(email)];
    await call(foundFor, looked);
    expect((await call(eraseNow, pressed)).status).toBe(409);
  });
});
