import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { RATE_LIMIT_TABLE } from '@/lib/rate-limit-table';

/**
 * Deletes rate-limit counts that were written while the clock was ahead. Otherwise their senders would be refused
 * until those counts expire. No rate limit counts over more than an hour.
 */
export async function forgetFutureLimits(payload: Payload): Promise<void> {
  const { rowCount } = await databaseOf(payload).drizzle.execute(sql`
    DELETE FROM ${sql.raw(RATE_LIMIT_TABLE)}
    WHERE expire > extract(epoch FROM now() + interval '2 hours') * 1000`);
  if ((rowCount ?? 0) > 0) log.warn('limits.forgotten', { limits: rowCount });
}
