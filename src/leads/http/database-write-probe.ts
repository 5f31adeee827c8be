import { sql } from 'drizzle-orm';
import { hostname } from 'node:os';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { env } from '@/lib/env';
import { RATE_LIMIT_TABLE } from '@/lib/rate-limit-table';

/**
 * How long the result of the write probe is reused: within this time at most one row is written, however often
 * readiness is checked.
 */
const RESULT_MAX_AGE_MS = 1000;
/** After this time the probe's row of a stopped instance expires; rate-limiter-flexible deletes expired rows. */
const PROBE_ROW_MAX_AGE_MS = 60 * 60_000;

let last: { at: number; written: Promise<void> } | undefined;

/**
 * Writes this instance's row and a temporary file of a megabyte. The row alone would fit on a full disk too, where a
 * new form does not.
 */
async function write(payload: Payload): Promise<void> {
  const key = `ready:${hostname()}:${env().PORT}`;
  await databaseOf(payload).drizzle.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL work_mem = '64kB'`);
    await tx.execute(sql`SELECT count(*) FROM generate_series(1, 50000)`);
    await tx.execute(sql`
      INSERT INTO ${sql.raw(RATE_LIMIT_TABLE)} (key, points, expire)
      VALUES (${key}, 1, ${Date.now() + PROBE_ROW_MAX_AGE_MS})
      ON CONFLICT (key) DO UPDATE SET expire = EXCLUDED.expire`);
  });
}

/**
 * Whether the database accepts writes: it answers, is not read-only, and has room.
 * @throws when it does not
 */
export async function storesRows(payload: Payload): Promise<boolean> {
  const now = performance.now();
  if (!last || now - last.at > RESULT_MAX_AGE_MS) last = { at: now, written: write(payload) };
  await last.written;
  return true;
}
