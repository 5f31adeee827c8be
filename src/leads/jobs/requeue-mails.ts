import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { inTransaction } from '../model/in-transaction';
import { enqueueMails } from './queue-mails';

/**
 * Requeues mails that were kept without a mail server, or failed: status and jobs in one transaction, and one job a mail
 * however many requests come at once. Held mails wait until their lead is released.
 *
 * @param id one mail; without it, all kept and failed mails
 * @returns how many
 */
export async function requeueMails(payload: Payload, id?: number): Promise<number> {
  const which = id === undefined ? sql`` : sql`AND id = ${id}`;
  const ids = await inTransaction(payload, async (_req, session) => {
    const { rows } = await session.execute<{ id: number }>(sql`
      UPDATE mails SET status = 'pending', updated_at = now()
      WHERE status IN ('kept', 'failed') ${which} RETURNING id`);
    const requeued = rows.map((row) => row.id);
    await enqueueMails(session, requeued);
    return requeued;
  });
  log.info('mail.requeued', { mails: ids.length });
  return ids.length;
}
