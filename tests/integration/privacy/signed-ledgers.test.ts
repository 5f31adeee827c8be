import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MigrateDownArgs } from '@payloadcms/db-postgres';
import { down, up } from '@/cms/migrations/20261127_064500_ledger_marks';
import { CHAIN_START, chainHashOf } from '@/leads/privacy/ledgers/hash-chain';
import { accessLedger, type LedgerRow } from '@/leads/privacy/ledgers/ledgers';
import { sealLedgers } from '@/leads/privacy/ledgers/seal-new-ledger-rows';
import { type LedgerState, verifyLedgers } from '@/leads/privacy/ledgers/verify-ledger';
import { runRetention } from '@/leads/privacy/erase-expired-data';
import { env } from '@/lib/env';
import { databaseOf } from '@/lib/payload-database';
import { sql } from 'drizzle-orm';
import { type Desk, startDesk } from '../../support/cms-for-lead-desk-tests';

describe('ledgers whose ends are signed with a secret key', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk();
  });

  afterAll(() => desk.stop());

  const query = (statement: string, values: unknown[] = []) =>
    desk.database.query(statement, values);

  const stateOf = async (name: LedgerState['ledger']) =>
    (await verifyLedgers(desk.payload)).find(({ ledger }) => ledger === name)!;
  const problems = async (name: LedgerState['ledger'] = 'access-log') =>
    (await stateOf(name)).problems;
  const seal = () => sealLedgers(desk.payload);

  /** Adds a row to the access log: an account read a lead so many months ago. */
  const reading = (months = 0, user: number | string = desk.admin.id) =>
    query(
      `INSERT INTO access_log (at, user_id, account, action, collection, count, ids)
       VALUES (now() - make_interval(months => $1), $2, 'a@b.example', 'view', 'leads', 1, '[5]')`,
      [months, user],
    );

  /**
   * Empties the access log, as no program of this project does, and makes its signed marks anew, as for a log that
   * was never used.
   */
  async function unused() {
    const db = databaseOf(desk.payload).drizzle;
    await query('UPDATE access_log SET hash = NULL, sequence = NULL');
    await query('DELETE FROM access_log');
    await down({ db } as unknown as MigrateDownArgs);
    await up({ db } as unknown as MigrateDownArgs);
  }

  /** Computes all hashes of the access log anew, as somebody can who has the database and no key. */
  async function chainAnew() {
    const { rows } = await databaseOf(desk.payload).drizzle.execute<LedgerRow>(
      sql`SELECT ${accessLedger.columns} FROM access_log ORDER BY sequence`,
    );
    let hash = CHAIN_START;
    for (const [index, row] of rows.entries()) {
      hash = chainHashOf(hash, index + 1, accessLedger.contentOf(row));
      await query('UPDATE access_log SET sequence = $1, hash = $2 WHERE id = $3', [
        index + 1,
        hash,
        row.id,
      ]);
    }
    return { sequence: rows.length, hash };
  }

  beforeEach(async () => {
    await unused();
    await reading(25);
    await reading(25);
    await reading();
    await reading();
    await seal();
  });

  it('holds what was sealed before there were keys: the migration signs the chain as it stands', async () => {
    await desk.newLead();
    await seal();
    const { sealed } = await stateOf('consents');
    expect(sealed).toBeGreaterThan(0);
    await unused();
    await desk.newLead();
    await seal();
    expect(await stateOf('consents')).toMatchObject({ sealed: sealed + 2, problems: [] });
  });

  it('follows rows that an instance of an earlier release has sealed, when they continue the chain', async () => {
    await reading();
    const wrong = `UPDATE access_log SET sequence = 5, hash = 'x' WHERE hash IS NULL`;
    await query(wrong);
    await reading();
    await seal();
    expect(await stateOf('access-log')).toMatchObject({
      waiting: 1,
      problems: [{ kind: 'changed', sequence: 5 }],
    });
    await query(`UPDATE access_log SET sequence = 6, hash = 'y' WHERE hash IS NULL`);
    await chainAnew();
    await reading();
    await seal();
    expect(await stateOf('access-log')).toMatchObject({ sealed: 7, waiting: 0, problems: [] });
  });

  it('notices a changed row although every later hash was computed anew', async () => {
    expect(await stateOf('access-log')).toMatchObject({ sealed: 4, waiting: 0, problems: [] });
    await query(`UPDATE access_log SET account = 'x' WHERE sequence = 2`);
    expect(await problems()).toEqual([{ kind: 'changed', sequence: 2 }]);
    const head = await chainAnew();
    expect(await problems()).toEqual([{ kind: 'cut', sequence: 4 }]);
    await query(`UPDATE ledger_marks SET hash = $1 WHERE ledger = 'access-log'`, [head.hash]);
    expect(await problems()).toEqual([{ kind: 'mark', sequence: 4 }]);
    await query(`DELETE FROM ledger_marks WHERE ledger = 'access-log'`);
    expect(await problems()).toEqual([{ kind: 'mark', sequence: 0 }]);
  });

  it('notices rows that are gone in the middle and at the end, and does not sign over them', async () => {
    await query('DELETE FROM access_log WHERE sequence = 4');
    expect(await problems()).toEqual([{ kind: 'cut', sequence: 4 }]);
    await reading();
    await seal();
    expect(await stateOf('access-log')).toMatchObject({ sealed: 3, waiting: 1 });
    await query('DELETE FROM access_log WHERE sequence = 2');
    expect((await problems())[0]).toEqual({ kind: 'gap', sequence: 3 });
  });

  it('holds when an account is deleted, and not when a reading is given to another', async () => {
    const { id } = await desk.newUser('sales');
    await reading(0, id);
    await seal();
    await desk.payload.delete({ collection: 'users', id });
    expect(await problems()).toEqual([]);
    await query('UPDATE access_log SET user_id = NULL WHERE sequence = 1');
    expect(await problems()).toEqual([]);
    const other = await desk.newUser('sales');
    await query('UPDATE access_log SET user_id = $1 WHERE sequence = 1', [other.id]);
    expect(await problems()).toEqual([{ kind: 'owner', sequence: 1 }]);
  });

  it('begins later when retention has deleted its start, and is not cut when it was changed', async () => {
    await query(`UPDATE access_log SET at = at - interval '3 years' WHERE sequence = 3`);
    expect((await runRetention(desk.payload)).accessLog).toBe(0);
    expect(await stateOf('access-log')).toMatchObject({ sealed: 4 });
    await query(`UPDATE access_log SET at = at + interval '3 years' WHERE sequence = 3`);
    expect((await runRetention(desk.payload)).accessLog).toBe(2);
    expect(await stateOf('access-log')).toMatchObject({ sealed: 2, problems: [] });
    await reading();
    await seal();
    expect(await stateOf('access-log')).toMatchObject({ sealed: 3, problems: [] });
    await query('DELETE FROM access_log WHERE sequence = 3');
    expect(await problems()).toEqual([{ kind: 'gap', sequence: 4 }]);
    await query(`UPDATE ledger_marks SET sequence = 3 WHERE kind = 'start'`);
    expect(await problems()).toContainEqual({ kind: 'mark', sequence: 3 });
  });

  it('is signed anew with another key while the one before is known, and only when it holds', async () => {
    const settings = env() as { LEDGER_KEY?: string; LEDGER_KEY_BEFORE?: string };
    const before = env().INTERNAL_SECRET;
    try {
      settings.LEDGER_KEY = 'the-next-key-of-the-ledgers-0123456789';
      expect(await problems()).toEqual([{ kind: 'key', sequence: 4 }]);
      await reading();
      await seal();
      expect(await stateOf('access-log')).toMatchObject({ sealed: 4, waiting: 1 });

      settings.LEDGER_KEY_BEFORE = before;
      await query(`UPDATE access_log SET count = 2 WHERE sequence = 1`);
      await seal();
      expect(await stateOf('access-log')).toMatchObject({ sealed: 4, waiting: 1 });
      await query(`UPDATE access_log SET count = 1 WHERE sequence = 1`);
      await seal();
      delete settings.LEDGER_KEY_BEFORE;
      expect(await stateOf('access-log')).toMatchObject({ sealed: 5, waiting: 0, problems: [] });
    } finally {
      delete settings.LEDGER_KEY;
      delete settings.LEDGER_KEY_BEFORE;
    }
  });

  it('covers the publishing log', async () => {
    for (const name of ['One', 'Two']) {
      await desk.payload.create({ collection: 'publications', data: { action: 'publish', name } });
    }
    await seal();
    expect(await stateOf('publications')).toMatchObject({ sealed: 2, problems: [] });
    await query(`UPDATE publications SET name = 'Three' WHERE sequence = 1`);
    expect(await problems('publications')).toEqual([{ kind: 'changed', sequence: 1 }]);
    await query('DELETE FROM publications');
  });
});
