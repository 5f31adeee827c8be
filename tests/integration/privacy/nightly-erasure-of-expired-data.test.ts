import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRetention } from '@/leads/privacy/erase-expired-data';
import { as, type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk();
});

afterAll(() => desk.stop());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.database.query<Row>(sql, values)).rows;

describe('retention', () => {
  it('erases expired data, keeps the rest, and stores a receipt', async () => {
    const [old, young, suspected] = [
      await desk.newLead(),
      await desk.newLead(),
      await desk.newLead({}, { honeypotFilled: true }),
    ];
    const age = (id: number, months: number) =>
      query(
        `UPDATE leads SET updated_at = now() - make_interval(months => $2),
           created_at = now() - make_interval(months => $2) WHERE id = $1`,
        [id, months],
      );
    await age(old, 25);
    await age(young, 23);
    await age(suspected, 4);
    const tally = await runRetention(desk.payload);
    expect(tally).toMatchObject({ leads: 1, suspected: 1, applications: 0 });
    expect(
      await query('SELECT id FROM leads WHERE id = ANY ($1)', [[old, young, suspected]]),
    ).toEqual([{ id: young }]);
    const [receipt] = await query<{ receipt: { erased: unknown; head: { sequence: number } } }>(
      `SELECT receipt FROM privacy_requests WHERE kind = 'retention' ORDER BY id DESC LIMIT 1`,
    );
    expect(receipt?.receipt.erased).toEqual(tally);
    expect(receipt?.receipt.head.sequence).toBeGreaterThan(0);
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 0, suspected: 0 });
  });

  it('applies the retention period of each kind of data', async () => {
    const marked = (months: number) => `now() - make_interval(months => ${months})`;
    const one = async (sql: string) => (await query<{ id: number }>(`${sql} RETURNING id`))[0]!.id;
    /** Makes an expired row, and one that has not expired. */
    const pair = async (make: (at: string) => Promise<number>, past: string, young: string) => ({
      past: await make(past),
      young: await make(young),
    });
    const leadOf = async (change: string, at: string) => {
      const id = await desk.newLead();
      await query(
        `UPDATE leads SET ${change}, created_at = ${at}, updated_at = now() WHERE id = $1`,
        [id],
      );
      return id;
    };
    const applications = await pair((at) => leadOf(`kind = 'career'`, at), marked(13), marked(11));
    const unconfirmed = await pair(
      async (at) => {
        const id = await leadOf(`kind = 'newsletter'`, at);
        await query(
          `INSERT INTO subscribers (email, status, locale, lead_id) VALUES ($1, 'pending', 'vi', $2)`,
          [`pending-${id}@khac.example`, id],
        );
        return id;
      },
      `now() - interval '31 days'`,
      `now() - interval '29 days'`,
    );
    const mail = (at: string) =>
      one(`INSERT INTO mails (kind, locale, "to", status, attempts, idempotency_key, created_at)
        VALUES ('team-notice', 'vi', 'a@b.example', 'sent', 1, gen_random_uuid(), ${at})`);
    const mails = await pair(mail, marked(25), marked(23));
    const ad = (at: string) =>
      one(`INSERT INTO ad_leads (network_id, status, attempts, created_at)
        VALUES (gen_random_uuid(), 'refused', 1, ${at})`);
    const refusedAds = await pair(ad, `now() - interval '91 days'`, `now() - interval '89 days'`);
    const request = (at: string) =>
      one(`INSERT INTO privacy_requests (kind, status, email, received_at, done_at)
        VALUES ('access', 'done', 'asked@khac.example', ${at}, ${at})`);
    const requests = await pair(request, marked(13), marked(11));
    const access = (at: string) =>
      one(`INSERT INTO access_log (at, action, collection, count)
        VALUES (${at}, 'view', 'leads', 1)`);
    const accessLog = await pair(access, marked(25), marked(23));

    const tally = await runRetention(desk.payload);
    expect(tally).toMatchObject({
      applications: 1,
      unconfirmed: 1,
      mails: 1,
      refusedAds: 1,
      requests: 1,
      accessLog: 1,
    });
    for (const [table, { past, young }] of [
      ['leads', applications],
      ['leads', unconfirmed],
      ['mails', mails],
      ['ad_leads', refusedAds],
      ['access_log', accessLog],
    ] as const) {
      expect(await query(`SELECT id FROM ${table} WHERE id IN ($1, $2)`, [past, young])).toEqual([
        { id: young },
      ]);
    }
    expect(
      await query('SELECT id, email FROM privacy_requests WHERE id IN ($1, $2) ORDER BY id', [
        requests.past,
        requests.young,
      ]),
    ).toEqual([
      { id: requests.past, email: null },
      { id: requests.young, email: 'asked@khac.example' },
    ]);
  });

  it('keeps a lead whose ticket is for an event that is not over, however early it was booked', async () => {
    const ticketFor = async (name: string, ends: string, status: string) => {
      const lead = await desk.newLead();
      await query(
        `WITH event AS (INSERT INTO event_pages (updated_at) VALUES (now()) RETURNING id),
           dated AS (INSERT INTO event_pages_locales (${name}, _locale, _parent_id)
             SELECT ${ends}, 'vi', id FROM event),
           type AS (INSERT INTO ticket_types (event_id, price, capacity)
             SELECT id, 0, 9 FROM event RETURNING id, event_id)
         INSERT INTO tickets (lead_id, code, status, event_id, ticket_type_id, quantity, unit_price,
           total, updated_at)
         SELECT $1::int, 'code-' || $1::int, $2::enum_tickets_status, event_id, id, 1, 0, 0,
           now() - interval '25 months' FROM type`,
        [lead, status],
      );
      await query(`UPDATE leads SET updated_at = now() - interval '25 months' WHERE id = $1`, [
        lead,
      ]);
      return lead;
    };
    const coming = [
      await ticketFor('lead_magnet_date_time', `now() + interval '8 months'`, 'confirmed'),
      // Without an end an event counts as over a day after its start.
      await ticketFor('lead_magnet_date_time', `now() - interval '23 hours'`, 'waiting'),
      await ticketFor('ends_at', `now() + interval '1 hour'`, 'confirmed'),
    ];
    const others = [
      await ticketFor('lead_magnet_date_time', `now() - interval '25 hours'`, 'confirmed'),
      await ticketFor('ends_at', `now() - interval '1 hour'`, 'confirmed'),
      await ticketFor('lead_magnet_date_time', `now() + interval '8 months'`, 'cancelled'),
    ];
    expect(await runRetention(desk.payload)).toMatchObject({ leads: others.length });
    expect(
      await query('SELECT id FROM leads WHERE id = ANY ($1) ORDER BY id', [[...coming, ...others]]),
    ).toEqual(coming.map((id) => ({ id })));
  });

  it('continues after a lead that can not be erased, lists it, and closes the receipt of an interrupted night', async () => {
    const leads = [await desk.newLead(), await desk.newLead(), await desk.newLead()];
    await query(
      `UPDATE leads SET updated_at = now() - make_interval(months => 25) WHERE id = ANY ($1)`,
      [leads],
    );
    await query(`
      CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF OLD.id = ${leads[1]} THEN RAISE EXCEPTION 'not this one'; END IF; RETURN OLD; END $$;
      CREATE TRIGGER stay BEFORE DELETE ON leads FOR EACH ROW EXECUTE FUNCTION stay();
      INSERT INTO privacy_requests (kind, status, received_at, receipt)
      VALUES ('retention', 'open', now(), '{"erased": {"leads": 3}}')`);
    const tally = await runRetention(desk.payload);
    await query('DROP TRIGGER stay ON leads; DROP FUNCTION stay()');
    expect(tally).toMatchObject({ leads: 2 });
    expect(await query('SELECT id FROM leads WHERE id = ANY ($1)', [leads])).toEqual([
      { id: leads[1] },
    ]);
    const receipts = await query<{ status: string; receipt: object }>(
      `SELECT status::text, receipt FROM privacy_requests WHERE kind = 'retention'
       ORDER BY id DESC LIMIT 2`,
    );
    expect(receipts).toMatchObject([
      { status: 'done', receipt: { kept: [leads[1]], erased: { leads: 2 } } },
      { status: 'done', receipt: { interrupted: true, erased: { leads: 3 } } },
    ]);
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 1 });
  });

  it('erases consent receipts of browsers once they prove nothing any more, not before', async () => {
    const receiptAged = async (months: number) => {
      const [row] = await query<{ receipt: string }>(
        `INSERT INTO consent_receipts
           (receipt, version, analytics, marketing, support, language, created_at, updated_at)
         SELECT gen_random_uuid()::text, 1, true, false, true, 'vi', age, age
         FROM (SELECT now() - make_interval(months => $1) AS age) AS aged RETURNING receipt`,
        [months],
      );
      return row?.receipt;
    };
    const [old, young] = [await receiptAged(37), await receiptAged(35)];
    expect(await runRetention(desk.payload)).toMatchObject({ consentReceipts: 1 });
    expect(
      await query('SELECT receipt FROM consent_receipts WHERE receipt = ANY ($1)', [[old, young]]),
    ).toEqual([{ receipt: young }]);
    // A visitor's choice is valid for up to a year: whatever the setting, its receipt is kept for 18 months at least.
    await desk.payload.updateGlobal({ slug: 'privacy-settings', data: { consentReceipts: 36 } });
    await query('UPDATE privacy_settings SET consent_receipts = 0');
    const lately = await receiptAged(17);
    expect(await runRetention(desk.payload)).toMatchObject({ consentReceipts: 1 });
    expect(await query('SELECT 1 FROM consent_receipts WHERE receipt = $1', [lately])).toHaveLength(
      1,
    );
    await query('UPDATE privacy_settings SET consent_receipts = 36');
  });

  it('applies its minimum and maximum to any setting', async () => {
    const attempt = desk.payload.updateGlobal({
      slug: 'privacy-settings',
      data: { leads: 1 },
      ...as(desk.admin),
    });
    await expect(attempt).rejects.toMatchObject({ status: 400 });
    const lead = await desk.newLead();
    await desk.payload.updateGlobal({ slug: 'privacy-settings', data: { leads: 6 } });
    await query('UPDATE privacy_settings SET leads = 0');
    await query(`UPDATE leads SET updated_at = now() - interval '5 months' WHERE id = $1`, [lead]);
    await runRetention(desk.payload);
    expect((await desk.leadOf(lead)).id).toBe(lead);
  });
});
