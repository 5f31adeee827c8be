import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmNight } from '@/leads/admin/privacy-request-endpoints';
import { runRetention } from '@/leads/privacy/erase-expired-data';
import { emptyTables } from '../../support/empty-tables';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk();
});

afterAll(() => desk.stop());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await desk.database.query<Row>(sql, values)).rows;

describe('a night erases a small share of the data, unless an admin has confirmed more', () => {
  /** Creates a lead, and copies of it of which some are expired. Returns the lead. */
  async function makeLeads(count: number, past: number): Promise<number> {
    const lead = await desk.newLead();
    await query(
      `INSERT INTO leads SELECT (jsonb_populate_record(leads, jsonb_build_object(
         'id', nextval('leads_id_seq'), 'key', gen_random_uuid(), 'email_key', gen_random_uuid(),
         'updated_at', now() - make_interval(months => CASE WHEN n <= $3 THEN 25 ELSE 1 END)))).*
       FROM leads, generate_series(1, $2) AS n WHERE leads.id = $1`,
      [lead, count, past],
    );
    return lead;
  }

  const leads = async () =>
    (await query<{ count: number }>('SELECT count(*)::int AS count FROM leads'))[0]!.count;

  const lastNight = async () =>
    (
      await query<{ id: number; status: string; receipt: Record<string, unknown> }>(
        `SELECT id, status::text, receipt FROM privacy_requests WHERE kind = 'retention'
         ORDER BY id DESC LIMIT 1`,
      )
    )[0]!;

  const mailsToAdmins = () =>
    query<{ to: string; subject: string; text: string }>(
      `SELECT "to", subject, text FROM mails WHERE kind = 'privacy-request' ORDER BY id`,
    );

  const confirm = async (id: number, at: string) => {
    const req = await requestBy(desk.payload, desk.admin, {
      routeParams: { id: String(id) },
      searchParams: new URLSearchParams({ at }),
    });
    return (await confirmNight(req)).status;
  };

  const stoppedAt = ({ receipt }: { receipt: Record<string, unknown> }) =>
    (receipt.stopped as { at: string }).at;

  beforeEach(async () => {
    await emptyTables(desk.database, 'leads', 'mails');
    await query(`DELETE FROM privacy_requests`);
    await query('UPDATE privacy_settings SET leads = 24');
  });

  it('erases the usual amount without confirmation', async () => {
    await makeLeads(100, 50);
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 50 });
  });

  it('erases nothing above the limit, logs it each night, and notifies the admins once', async () => {
    const errors: unknown[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      errors.push(chunk);
      return true;
    });
    await makeLeads(100, 60);
    await query(`UPDATE mails SET status = 'sent', created_at = now() - interval '25 months'`);
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 0, mails: 0 });
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 0, mails: 0 });
    spy.mockRestore();
    expect(await leads()).toBe(101);
    expect(
      errors.filter((line) => String(line).includes('privacy.retention-stopped')),
    ).toHaveLength(2);
    const night = await lastNight();
    expect(night).toMatchObject({
      status: 'open',
      receipt: {
        erased: { leads: 0 },
        stopped: { tooMuch: { leads: { past: 60, of: 101, most: 50 } } },
      },
    });
    const told = await mailsToAdmins();
    expect(told.map(({ to }) => to)).toEqual([desk.admin.email]);
    expect(told[0]?.subject).toContain('cần bạn xác nhận');
    expect(told[0]?.text).toContain('60 bản ghi');
    expect(told[0]?.text).toContain(`/admin/collections/privacy-requests/${night.id}`);
    expect(await query(`SELECT 1 FROM privacy_requests WHERE kind = 'retention'`)).toHaveLength(1);
  });

  it('erases nothing when the clock is years ahead', async () => {
    await makeLeads(200, 0);
    await query(`UPDATE leads SET updated_at = updated_at - interval '6 years',
      created_at = created_at - interval '6 years'`);
    await runRetention(desk.payload);
    expect(await leads()).toBe(201);
  });

  it('erases what an admin has confirmed in the next night, and no more', async () => {
    await makeLeads(200, 60);
    await runRetention(desk.payload);
    const night = await lastNight();
    expect(await confirm(night.id, '2020-01-01T00:00:00Z')).toBe(409);
    expect(await confirm(night.id, stoppedAt(night))).toBe(200);
    expect(await confirm(night.id, stoppedAt(night))).toBe(409);
    expect(await leads()).toBe(201);
    expect((await lastNight()).receipt).toMatchObject({ confirmedBy: desk.admin.id });
    expect(
      await query(
        `SELECT 1 FROM access_log WHERE action = 'erase' AND ids = $1 AND count = 60 AND user_id = $2`,
        [JSON.stringify([night.id]), desk.admin.id],
      ),
    ).toHaveLength(1);

    // The night would erase far more data than was confirmed, so confirmation is needed again.
    await query(`UPDATE leads SET updated_at = updated_at - interval '3 years'`);
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 0 });
    expect((await lastNight()).receipt).not.toHaveProperty('confirmedBy');
    expect(await mailsToAdmins()).toHaveLength(2);

    await query(`UPDATE leads SET updated_at = updated_at + interval '3 years'`);
    await runRetention(desk.payload);
    const again = await lastNight();
    expect(again.id).toBe(night.id);
    expect(await confirm(again.id, stoppedAt(again))).toBe(200);
    expect(await runRetention(desk.payload)).toMatchObject({ leads: 60 });
    expect(await leads()).toBe(141);
    const { id } = await lastNight();
    expect(
      await query('SELECT status::text, receipt FROM privacy_requests WHERE id = $1', [night.id]),
    ).toMatchObject([{ status: 'done', receipt: { confirmedBy: desk.admin.id, endedBy: id } }]);
  });

  it('checks the limit for each kind of data, including the access log', async () => {
    await query(`INSERT INTO access_log (at, action, collection, count)
      SELECT now() - interval '25 months', 'view', 'leads', 1 FROM generate_series(1, 60)`);
    await runRetention(desk.payload);
    expect((await lastNight()).receipt).toMatchObject({
      stopped: { tooMuch: { accessLog: { past: 60 } } },
    });
    await query(`DELETE FROM access_log WHERE at < now() - interval '2 years'`);
    await runRetention(desk.payload);
    // A later night without anything unusual clears the stop.
    expect(
      await query(`SELECT 1 FROM privacy_requests WHERE kind = 'retention' AND status = 'open'`),
    ).toEqual([]);
  });
});
