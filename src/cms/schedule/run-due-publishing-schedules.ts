import { sql } from 'drizzle-orm';
import { APIError, createLocalReq, type Payload, ValidationError } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import type { Schedule } from '@/payload-types';

type Transaction = number | string;

/** The next due schedule, row-locked; other processes skip it (SKIP LOCKED). Null when none is due. */
async function lockNextDue(payload: Payload, transaction: Transaction): Promise<number | null> {
  const { sessions } = databaseOf(payload);
  const session = sessions[transaction];
  if (!session) throw new Error('The transaction has no session.');
  const { rows } = await session.db.execute(sql`
    SELECT id FROM schedules WHERE state = 'waiting' AND at <= now()
    ORDER BY at, id LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** Carries out a schedule: publishes the newest version in its language, or unpublishes that language. */
async function carryOut(payload: Payload, schedule: Schedule, transaction: Transaction) {
  const { document, language, action, by } = schedule;
  const id = typeof document?.value === 'object' ? document.value?.id : document?.value;
  if (!id) throw new APIError('Nội dung đã bị xoá. / The document has been deleted.', 404);
  const user = by && typeof by === 'object' ? { ...by, collection: 'users' as const } : undefined;
  const context = { scheduled: true };
  const req = await createLocalReq({ locale: language, user, context }, payload);
  req.transactionID = transaction;
  await payload.update({
    collection: document.relationTo,
    id,
    locale: language,
    fallbackLocale: false,
    depth: 0,
    data: { _status: action === 'publish' ? 'published' : 'draft' },
    req,
  });
}

/** The error message of a failed schedule for its editor; null for a temporary error. */
function lastingReason(error: unknown): string | null {
  if (error instanceof ValidationError) {
    return error.data.errors
      .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
      .join('\n');
  }
  return error instanceof APIError && error.status < 500 ? error.message : null;
}

type Outcome = 'none' | 'done' | 'failed';

async function runNext(payload: Payload): Promise<Outcome> {
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('The database gives no transaction.');
  const req = { transactionID: transaction };
  const id = await lockNextDue(payload, transaction);
  if (id === null) {
    await payload.db.rollbackTransaction(transaction);
    return 'none';
  }
  try {
    const schedule = await payload.findByID({ collection: 'schedules', id, depth: 1, req });
    await carryOut(payload, schedule, transaction);
    await payload.update({ collection: 'schedules', id, data: { state: 'done' }, req });
    await payload.db.commitTransaction(transaction);
    log.info('schedule.done', { schedule: id, action: schedule.action });
    return 'done';
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    const reason = lastingReason(error);
    if (reason === null) throw error; // the error is temporary, and the next run tries again
    await payload.update({ collection: 'schedules', id, data: { state: 'failed', reason } });
    log.warn('schedule.failed', { schedule: id, ...errorFields(error) });
    return 'failed';
  }
}

/**
 * Carries out every due schedule, each in one transaction with the change of its status. So each schedule is carried
 * out exactly once, even if several processes run this function or one process is killed.
 */
export async function runDueSchedules(payload: Payload): Promise<void> {
  for (;;) {
    if ((await runNext(payload)) === 'none') return;
  }
}
