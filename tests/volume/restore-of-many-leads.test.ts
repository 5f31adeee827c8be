import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgers } from '@/leads/privacy/ledgers/ledgers';
import { sealLedgers } from '@/leads/privacy/ledgers/seal-new-ledger-rows';
import { verifyRows } from '@/leads/privacy/ledgers/verify-ledger';
import { load } from '../../scripts/backup/restore-from-archive.mjs';
import { save } from '../../scripts/backup/save-site-in-archive.mjs';
import { startCms, stopCms } from '../support/cms-for-lead-tests';
import { insertLeads } from '../support/staff-accounts-and-exports';
import { dropDatabase, freshDatabase } from '../support/test-database';

const LEADS = 100_000;

const folder = mkdtempSync(path.join(tmpdir(), 'restore-'));
let before: string;
let after: string;

beforeAll(async () => {
  const { payload, database, databaseUrl } = await startCms({});
  before = databaseUrl;
  await insertLeads(database, LEADS);
  await database.query(`
    INSERT INTO consents (lead_id, purpose, granted, text, locale)
    SELECT id, 'reply', true, 'Tôi đồng ý.', 'vi' FROM leads ORDER BY id;
    INSERT INTO deliveries (lead_id, target, status, attempts, idempotency_key)
    SELECT id, 'webhook', 'delivered', 1, gen_random_uuid() FROM leads;
    INSERT INTO mails (kind, locale, "to", status, attempts, idempotency_key, lead_id)
    SELECT 'contact-received', 'vi', email, 'sent', 1, gen_random_uuid(), id FROM leads;
    INSERT INTO access_log (at, account, action, collection, count, ids)
    SELECT now(), 'a@b.example', 'view', 'leads', 1, jsonb_build_array(id) FROM leads WHERE id % 10 = 0`);
  await sealLedgers(payload);
  await stopCms(payload, database);
  after = await freshDatabase();
}, 600_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  // Only the database of the backup is dropped here. The database that was restored into is set in the environment,
  // and every test file drops that one at its end.
  if (before) await dropDatabase(before);
});

/** The number of rows of each table, and a SHA-256 over their sorted texts. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'form_rate_limits' ORDER BY 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(
        `SELECT md5(one::text) AS text FROM "${name}" AS one ORDER BY 1`,
      );
      const hash = createHash('sha256').update(rows.map(({ text }) => text).join('\n'));
      content[name] = `${rows.length} ${hash.digest('hex')}`;
    }
    return content;
  } finally {
    await client.end();
  }
}

async function ledgerStates(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const session = drizzle(pool);
    return await Promise.all(ledgers.map((ledger) => verifyRows(session, ledger)));
  } finally {
    await pool.end();
  }
}

it('a restore of very many leads is equal by counts and hashes, and its ledgers hold', async () => {
  const target = path.join(folder, 'backup.tar.gz');
  const begin = performance.now();
  const saved = await save({ url: before, dataDir: folder, target });
  const between = performance.now();
  await load({ url: after, dataDir: folder, file: target, replace: true });
  const end = performance.now();
  const [one, other] = [await contentOf(before), await contentOf(after)];
  expect(one.leads).toMatch(new RegExp(`^${LEADS} `));
  // A restore holds the mails that were waiting, and begins the ids of new rows a million higher. None of the
  // compared rows is one of these.
  expect(other).toEqual(one);
  const states = await ledgerStates(after);
  expect(states).toEqual(await ledgerStates(before));
  expect(states.map(({ problems }) => problems)).toEqual([[], [], []]);
  expect(states[0]!.sealed).toBe(LEADS);
  const figures = {
    rows: saved.rows,
    tables: Object.keys(one).length,
    megabytes: Math.round(statSync(target).size / 1e6),
    backupSeconds: Math.round((between - begin) / 1000),
    restoreSeconds: Math.round((end - between) / 1000),
    load: loadavg()[0],
  };
  console.log(JSON.stringify(figures));
}, 600_000);
