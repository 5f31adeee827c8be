import { randomUUID } from 'node:crypto';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrivacyRequest } from '@/leads/privacy/create-privacy-request';
import { copyOfPerson } from '@/leads/privacy/personal-data-copy';
import { eraseNow, foundFor } from '@/leads/admin/privacy-request-endpoints';
import { storeLead } from '@/leads/intake/store-lead';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';
import { lookAndErase } from '../../support/erase-person-as-admin';
import { makeEvent, sent } from '../../support/form-submissions-and-events';

let desk: Desk;
let sales: TypedUser;

beforeAll(async () => {
  desk = await startDesk();
  sales = await desk.newUser('sales');
});

afterAll(() => desk.stop());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.database.query<Row>(sql, values)).rows;

async function newErasure(who: { email?: string; phone?: string }): Promise<number> {
  const { id } = await desk.payload.create({
    collection: 'privacy-requests',
    data: { kind: 'erasure', status: 'open', receivedAt: new Date().toISOString(), ...who },
    user: desk.admin,
  });
  return id;
}

const erase = async (who: { email?: string; phone?: string }) =>
  lookAndErase(desk.payload, await newErasure(who), desk.admin);

const isThere = async (id: number) =>
  (await query('SELECT 1 FROM leads WHERE id = $1', [id])).length === 1;

const newAdLead = (values: { email?: string; phone?: string; raw?: object }) =>
  query(
    `INSERT INTO ad_leads (network_id, status, attempts, email, phone, raw)
     VALUES ($1, 'refused', 1, $2, $3, $4)`,
    [randomUUID(), values.email ?? null, values.phone ?? null, values.raw ?? {}],
  );

describe('the data subject of an erasure', () => {
  it('numbers with the same last digits belong to other people, and an eight-digit one is found', async () => {
    const landline = await desk.newLead({ phone: '028 3765 4321' });
    const mobile = await desk.newLead({ phone: '0837 654 321' });
    await newAdLead({ phone: '0837-654-321' });
    await newAdLead({ phone: '(028) 3765 4321' });
    await newAdLead({ phone: '9123 4567' });
    const receipt = await erase({ phone: '+84 28 3765 4321' });
    expect(receipt).toMatchObject({ leads: [landline], found: { adLeads: 1 } });
    expect(await isThere(mobile)).toBe(true);
    expect(await erase({ phone: '+65 9123 4567' })).toMatchObject({ found: { adLeads: 1 } });
    expect(await query('SELECT phone FROM ad_leads WHERE phone IS NOT NULL')).toEqual([
      { phone: '0837-654-321' },
    ]);
  });

  it('records of other people stay, with mentions of the person removed', async () => {
    const email = 'named@example.com';
    const lead = await desk.newLead({ email, phone: '0905 111 222' });
    const shared = await desk.newLead({ email, phone: '0905 333 444' });
    await desk.newLead({ email: 'colleague@khac.example', phone: '0905 333 444' });
    const other = await desk.newLead({
      email: 'other@khac.example',
      company: 'Sếp: named@example.com',
      description: 'Gọi anh ấy qua 0905.111.222 hoặc tổng đài 0905 333 444.',
    });
    await query(`UPDATE leads SET last_touch = $2 WHERE id = $1`, [
      other,
      { parameters: { ref: 'named@example.com', tel: 84905111222 } },
    ]);
    await newAdLead({ email: 'other@khac.example', raw: { friend: email } });
    const copy = await copyOfPerson(desk.payload, { email });
    expect(copy?.records.adLeads).toEqual([]);
    const receipt = await erase({ email });
    expect(receipt?.leads).toEqual([lead, shared]);
    const [left] = await query<Record<string, string>>(
      `SELECT company, description, search_text, last_touch->'parameters' AS parameters
       FROM leads WHERE id = $1`,
      [other],
    );
    expect(left).toMatchObject({
      company: 'Sếp: […]',
      // A phone number stays in the text if another lead has it too: it may belong to another person.
      description: 'Gọi anh ấy qua […] hoặc tổng đài 0905 333 444.',
      parameters: { ref: '[…]', tel: '[…]' },
    });
    expect(left?.search_text).not.toContain('named@');
    expect(
      await query(`SELECT email, raw FROM ad_leads WHERE email = 'other@khac.example'`),
    ).toEqual([{ email: 'other@khac.example', raw: { friend: '[…]' } }]);
  });

  it('earlier requests of the person are closed with it', async () => {
    const lead = await desk.newLead({ email: 'twice@khac.example', phone: '0906 111 222' });
    await createPrivacyRequest(desk.payload, lead, 'access');
    await createPrivacyRequest(desk.payload, lead, 'erasure');
    const request = await newErasure({ phone: '0906 111 222' });
    const receipt = await lookAndErase(desk.payload, request, desk.admin);
    expect(receipt).toMatchObject({ erasedBy: desk.admin.id, leads: [lead] });
    const closed = { closedBy: request, reason: 'person-erased' };
    expect(
      await query(
        `SELECT kind::text, email, status::text, receipt FROM privacy_requests
         WHERE receipt->>'closedBy' IS NOT NULL ORDER BY id`,
      ),
    ).toEqual(
      ['access', 'erasure'].map((kind) => ({ kind, email: null, status: 'done', receipt: closed })),
    );
    expect(
      await query(
        `SELECT account FROM access_log WHERE action = 'erase' AND ids = $1 AND user_id = $2`,
        [JSON.stringify([request]), desk.admin.id],
      ),
    ).toHaveLength(1);
  });

  it("can not be run twice, and requires a person's address or number", async () => {
    const email = 'once@khac.example';
    await desk.newLead({ email });
    const request = await newErasure({ email });
    expect(await lookAndErase(desk.payload, request, desk.admin)).not.toBeNull();
    expect(
      await query('SELECT status, email FROM privacy_requests WHERE id = $1', [request]),
    ).toEqual([{ status: 'done', email: null }]);
    const later = await desk.newLead({ email });
    expect(await lookAndErase(desk.payload, request, desk.admin)).toBeNull();
    const [nobody] = await query<{ id: number }>(
      `INSERT INTO privacy_requests (kind, status, received_at) VALUES ('erasure', 'open', now())
       RETURNING id`,
    );
    expect(await lookAndErase(desk.payload, nobody!.id, desk.admin)).toBeNull();
    expect(await isThere(later)).toBe(true);
  });

  it('a failed erasure erases nothing, and reports it', async () => {
    const lead = await desk.newLead({ email: 'stuck@khac.example' });
    await query(`
      CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'not this one'; END $$;
      CREATE TRIGGER stay BEFORE DELETE ON leads FOR EACH ROW EXECUTE FUNCTION stay();`);
    const id = await newErasure({ email: 'stuck@khac.example' });
    const req = await requestBy(desk.payload, desk.admin, { routeParams: { id: String(id) } });
    await foundFor(req);
    const answer = await eraseNow(req);
    await query('DROP TRIGGER stay ON leads; DROP FUNCTION stay()');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect(await isThere(lead)).toBe(true);
    expect((await eraseNow(req)).status).toBe(200);
    expect(await isThere(lead)).toBe(false);
  });
});

describe("a person's data copy", () => {
  it('omits everything about staff', async () => {
    const email = 'curious@khac.example';
    const lead = await desk.newLead({ email });
    await desk.payload.update({ collection: 'leads', id: lead, data: { owner: sales.id } });
    await desk.payload.create({
      collection: 'lead-notes',
      data: { lead, text: 'Muốn gọi lại.' },
      user: sales,
    });
    await desk.payload.create({
      collection: 'lead-views',
      data: { title: email, query: new URLSearchParams({ search: email }).toString() },
      user: sales,
    });
    await desk.payload.find({
      collection: 'leads',
      where: { id: { equals: lead } },
      user: sales,
      overrideAccess: false,
    });
    await query(`UPDATE mails SET "to" = 'team@tamvia.example' WHERE kind = 'team-notice'`);
    await desk.payload.create({
      collection: 'privacy-requests',
      data: {
        kind: 'access',
        status: 'open',
        email,
        note: 'Khó tính',
        receivedAt: new Date().toISOString(),
      },
      user: desk.admin,
    });
    const copy = await copyOfPerson(desk.payload, { email });
    const text = JSON.stringify(copy);
    expect(copy?.records.notes).toMatchObject([{ text: 'Muốn gọi lại.' }]);
    expect(copy?.records.accessLog.length).toBeGreaterThan(0);
    expect(copy?.records.views).toEqual([]);
    expect(text).toContain(email);
    for (const inner of [sales.email, desk.admin.email, 'team@tamvia.example', 'Khó tính']) {
      expect(text).not.toContain(inner);
    }
    for (const rows of Object.values(copy?.records ?? {})) {
      for (const row of rows) {
        expect(
          Object.keys(row).filter((name) => /owner|author|actor|account|by_id/.test(name)),
        ).toEqual([]);
      }
    }
  });
});

describe('seats freed by an erasure', () => {
  it('are offered to the waiting list', async () => {
    const event = await makeEvent(desk.payload, { capacity: 1 });
    const buy = (email: string) =>
      storeLead(
        desk.payload,
        sent('get-ticket', { email, ticketType: String(event.typeId) }, { event: event.slug }),
      );
    const first = await buy('holder@khac.example');
    await buy('waiter@khac.example');
    const third = await buy('second@khac.example');
    const statusOf = async (email: string) =>
      (
        await query<{ status: string }>('SELECT status::text FROM tickets WHERE email = $1', [
          email,
        ])
      )
        .map(({ status }) => status)
        .join();
    expect(await statusOf('waiter@khac.example')).toBe('waiting');
    expect(await erase({ email: 'holder@khac.example' })).toMatchObject({ leads: [first.leadId] });
    expect(await statusOf('waiter@khac.example')).toBe('offered');
    expect(
      await query(
        `SELECT 1 FROM mails WHERE kind = 'ticket-offered' AND "to" = 'waiter@khac.example'`,
      ),
    ).toHaveLength(1);
    // Deletes a lead as the nightly erasure does it.
    const [waiter] = await query<{ lead_id: number }>(
      `SELECT lead_id FROM tickets WHERE email = 'waiter@khac.example'`,
    );
    await desk.payload.delete({ collection: 'leads', id: waiter!.lead_id });
    expect(await statusOf('second@khac.example')).toBe('offered');
    expect(await isThere(third.leadId)).toBe(true);
  });
});
