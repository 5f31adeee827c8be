import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { inTransaction } from '../model/in-transaction';
import { codeOfFailure, needsPerson, NoticeError, noticeSchema } from './external-erasure-request';
import { sendNoticeJob } from './queue-external-erasure-requests';
import { notifyRecipient } from './ask-other-system-to-erase';

/** Marks a privacy notice as done, by us or by hand, and erases the data in it. False when it was done already. */
export async function closeNotice(payload: Payload, id: number, result: string): Promise<boolean> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE privacy_notices SET status = 'told', about = NULL, last_result = ${result},
      attempts = attempts + 1, updated_at = now()
    WHERE id = ${id} AND status <> 'told' RETURNING id`);
  return rows.length > 0;
}

/** Marks a privacy notice as failed: a colleague has to erase the person in the other system by hand. */
export async function failNotice(payload: Payload, id: number): Promise<void> {
  await databaseOf(payload).drizzle.execute(sql`
    UPDATE privacy_notices SET status = 'failed', updated_at = now()
    WHERE id = ${id} AND status = 'pending'`);
}

/** Queues a failed privacy notice again. False when there is none, or it is done or still queued. */
export function requeueNotice(payload: Payload, id: number): Promise<boolean> {
  return inTransaction(payload, async (_req, session) => {
    const { rows } = await session.execute(sql`
      UPDATE privacy_notices SET status = 'pending', updated_at = now()
      WHERE id = ${id} AND status = 'failed' RETURNING id`);
    if (rows.length > 0) await sendNoticeJob(session, id);
    return rows.length > 0;
  });
}

/** Makes one attempt to have one system erase a person. Throws on failure; repeating it is harmless. */
export async function sendNotice(payload: Payload, id: number): Promise<void> {
  const notice = await payload.findByID({
    collection: 'privacy-notices',
    id,
    depth: 0,
    disableErrors: true,
  });
  if (!notice || notice.status === 'told') return;
  try {
    await notifyRecipient[notice.target](noticeSchema.parse(notice.about), {
      id,
      since: new Date(notice.createdAt),
    });
  } catch (error) {
    const result = codeOfFailure(error);
    await databaseOf(payload).drizzle.execute(sql`
      UPDATE privacy_notices SET attempts = attempts + 1, last_result = ${result}, updated_at = now()
      WHERE id = ${id} AND status <> 'told'`);
    log.warn('privacy.notice-failed', { notice: id, target: notice.target, result });
    if (needsPerson(error)) return failNotice(payload, id);
    throw new NoticeError(result);
  }
  await closeNotice(payload, id, 'ok');
  log.info('privacy.notice-sent', { notice: id, target: notice.target });
}
