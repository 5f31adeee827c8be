import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';

/**
 * How many hours the rows of ended locks are stored. A lock ends five minutes after the editor's last key press, but
 * the CMS deletes its row only when that editor leaves the form.
 */
const KEPT_HOURS = 24;

/** Deletes rows of document locks that ended long ago, such as those of closed browsers. */
export async function deleteExpiredLocks(payload: Payload): Promise<number> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    DELETE FROM payload_locked_documents
    WHERE updated_at < now() - make_interval(hours => ${KEPT_HOURS}) RETURNING id`);
  if (rows.length > 0) log.info('locks.deleted', { locks: rows.length });
  return rows.length;
}
