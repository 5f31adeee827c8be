import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { inTransaction } from '../model/in-transaction';
import { notifyAdmins } from './create-privacy-request';

/** Notifies the admins of overdue privacy requests, of each once; its mark and the mails commit together. */
export async function remindOfLate(payload: Payload): Promise<number> {
  const late = await inTransaction(payload, async (_req, session) => {
    const { rows } = await session.execute(sql`
      UPDATE privacy_requests SET reminded_at = now()
      WHERE status = 'open' AND due_at <= now() AND reminded_at IS NULL RETURNING id`);
    // One mail to each admin for all of them, with a link to the list of privacy requests.
    if (rows.length > 0) await notifyAdmins(session, 'privacy-late');
    return rows.length;
  });
  if (late > 0) log.warn('privacy.late', { requests: late });
  return late;
}
