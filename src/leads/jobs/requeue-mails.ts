import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { inTransaction } from '../model/in-transaction';
import type { mailStatuses } from '../model/mail-statuses';
import { sqlList } from '../model/sql-in-list';
import { enqueueMails } from './queue-new-mails';

type Waiting = Extract<keyof typeof mailStatuses, 'kept' | 'failed' | 'restored' | 'skipped'>;

/**
 * Requeues mails that were kept without a mail server, failed, were not to be sent, or are held after a restore.
 * Status and jobs change in one transaction, and concurrent requests create only one job for each mail. Mails of a
 * suspected lead are not requeued: they wait until it is released.
 * @param statuses of the mails to be sent
 * @param id one mail; without it, all with these statuses
 * @returns how many
 */
export async function requeueMails(
  payload: Payload,
  statuses: readonly Waiting[],
  id?: number,
): Promise<number> {
  const which = id === undefined ? sql`` : sql`AND id = ${id}`;
  const ids = await inTransaction(payload, async (_req, session) => {
    const { rows } = await session.execute<{ id: number }>(sql`
      UPDATE mails SET status = 'pending', updated_at = now()
      WHERE status::text IN (${sqlList(statuses)}) ${which} RETURNING id`);
    const requeued = rows.map((row) => row.id);
    await enqueueMails(session, requeued);
    return requeued;
  });
  log.info('mail.requeued', { mails: ids.length });
  return ids.length;
}

/**
 * Marks mails that are held after a restore as not to be sent.
 *
 * @param id one mail; without it, all of them
 * @returns how many
 */
export async function dropRestoredMails(payload: Payload, id?: number): Promise<number> {
  const which = id === undefined ? sql`` : sql`AND id = ${id}`;
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE mails SET status = 'skipped', updated_at = now()
    WHERE status = 'restored' ${which} RETURNING id`);
  log.info('mail.dropped', { mails: rows.length });
  return rows.length;
}
