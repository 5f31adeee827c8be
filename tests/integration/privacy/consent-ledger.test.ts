import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentReceipt, consentState } from '@/leads/admin/consent-receipt-and-ledger-endpoints';
import { runRetention } from '@/leads/privacy/erase-expired-data';
import { sealConsents } from '@/leads/privacy/ledgers/seal-new-ledger-rows';
import { verifyConsents } from '@/leads/privacy/ledgers/verify-ledger';
import { requestBy } from '../../support/staff-accounts-and-exports';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

describe('the consent ledger', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
  });

  afterAll(() => desk.stop());

  type Row = { text: string; hash: string; salt: string | null; lead_id: number | null };
  const query = (sql: string, values: unknown[] = []) => desk.database.query<Row>(sql, values);
  const problems = async () => (await verifyConsents(desk.payload)).problems;

  /** Changes the table past its trigger, as somebody can who has the database's password. */
  async function tamper(sql: string, values: unknown[] = []): Promise<void> {
    await query('ALTER TABLE consents DISABLE TRIGGER consents_guard');
    await query(sql, values);
    await query('ALTER TABLE consents ENABLE TRIGGER consents_guard');
  }

  it('is one chain without gaps, although several processes seal it while forms come in', async () => {
    await Promise.all([
      ...Array.from({ length: 8 }, () => desk.newLead()),
      ...Array.from({ length: 4 }, () => sealConsents(desk.payload)),
    ]);
    await Promise.all([sealConsents(desk.payload), sealConsents(desk.payload)]);
    expect(await verifyConsents(desk.payload)).toEqual({ sealed: 16, waiting: 0, problems: [] });
    expect(await sealConsents(desk.payload)).toBe(0);
  });

  it('allows inserts only, and no role can update or delete', async () => {
    for (const statement of [
      'UPDATE consents SET granted = NOT granted',
      `UPDATE consents SET text = 'x'`,
      'UPDATE consents SET lead_id = (SELECT max(id) FROM leads)',
      'UPDATE consents SET hash = NULL',
      `UPDATE consents SET salt = 'x'`,
      'DELETE FROM consents',
      'UPDATE consents SET lead_id = NULL',
    ]) {
      await expect(query(statement)).rejects.toThrow(/consents/);
    }
    expect(await problems()).toEqual([]);
  });

  it('keeps its rows without a person when an admin deletes a lead', async () => {
    const id = await desk.newLead();
    await sealConsents(desk.payload);
    await desk.payload.delete({ collection: 'leads', id });
    const { rows } = await query('SELECT salt FROM consents WHERE lead_id IS NULL');
    expect(rows).toEqual([{ salt: null }, { salt: null }]);
    expect(await problems()).toEqual([]);
  });

  it('prints a receipt with the exact texts', async () => {
    const id = await desk.newLead({ email: 'receipt@example.com' });
    const sales = await desk.newUser('sales');
    const editor = await desk.newUser('editor');
    const asked = async (user: typeof sales | null) =>
      requestBy(desk.payload, user, {
        routeParams: { id: String(id) },
        searchParams: new URLSearchParams(),
      });
    const receipt = await consentReceipt(await asked(sales));
    const html = await receipt.text();
    const { rows } = await query('SELECT text, hash FROM consents WHERE lead_id = $1', [id]);
    expect(rows).toHaveLength(2);
    for (const { text, hash } of rows) {
      expect(html).toContain(text);
      expect(html).toContain(hash);
    }
    expect(html).toContain('receipt@example.com');
    for (const user of [null, editor]) {
      expect((await consentReceipt(await asked(user))).status).toBe(403);
    }
  });

  it('reports a changed, moved or deleted row, and a truncated end', async () => {
    const text = async (sequence: number) =>
      (await query('SELECT text FROM consents WHERE sequence = $1', [sequence])).rows[0]?.text;
    const before = await text(3);
    await tamper(`UPDATE consents SET text = 'x' WHERE sequence = 3`);
    expect(await problems()).toEqual([{ kind: 'changed', sequence: 3 }]);
    await tamper('UPDATE consents SET text = $1 WHERE sequence = 3', [before]);
    expect(await problems()).toEqual([]);

    const { rows } = await query('SELECT lead_id FROM consents WHERE sequence = 5');
    await tamper(`UPDATE consents SET lead_id = (SELECT max(id) FROM leads WHERE id <> lead_id)
      WHERE sequence = 5`);
    expect(await problems()).toEqual([{ kind: 'owner', sequence: 5 }]);
    await tamper('UPDATE consents SET lead_id = $1 WHERE sequence = 5', [rows[0]?.lead_id]);
    expect(await problems()).toEqual([]);

    const half = `INSERT INTO consents (purpose, granted, text, locale, hash)
      VALUES ('reply', true, 'x', 'vi', 'y')`;
    await expect(query(half)).rejects.toThrow(/sealed_whole/);
    await query(`INSERT INTO consents (lead_id, purpose, granted, text, locale, created_at)
      SELECT max(id), 'marketing', true, 'x', 'vi', now() - interval '1 day' FROM leads`);
    await sealConsents(desk.payload);
    expect(await problems()).toEqual([{ kind: 'time', sequence: 21 }]);

    await runRetention(desk.payload);
    await tamper('DELETE FROM consents WHERE sequence = 21');
    expect(await problems()).toEqual([{ kind: 'cut', sequence: 21 }]);
    await tamper('DELETE FROM consents WHERE sequence = 7');
    expect(await problems()).toContainEqual({ kind: 'gap', sequence: 8 });
  });

  it('shows in the admin that it is invalid, to admins', async () => {
    const sales = await desk.newUser('sales');
    const asked = (user: typeof sales) =>
      requestBy(desk.payload, user, { searchParams: new URLSearchParams() });
    const state = await consentState(await asked(desk.admin));
    expect(await state.text()).toMatch(/KHÔNG nguyên vẹn|does NOT hold/);
    expect((await consentState(await asked(sales))).status).toBe(403);
  });
});
