import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { log } from '@/lib/write-log-line';
import { recordAccess } from '@/cms/access/log-data-access';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { deleteTickets, lockTicketTypes } from '../tickets/delete-tickets';
import { deleteLeads, removeFiles } from './delete-leads';
import { emptyAdLeads } from './erase-ad-lead-answers';
import { wasReviewed } from './personal-data-review';
import { queueNotices } from './queue-external-erasure-requests';
import { scrubMentions } from './remove-person-from-texts';
import { countFound, sources, type SourceName } from './personal-data-sources';
import { type DataSubject, findDataSubject } from './find-data-subject';

/** The receipt of an erasure: counts and ids, nothing personal; kept permanently. */
export type ErasureReceipt = {
  erasedAt: string;
  /** The account that started the erasure. */
  erasedBy: number;
  /** The number of records found in each source. */
  found: Partial<Record<SourceName, number>>;
  leads: readonly number[];
  /** Records of other people from which mentions of this person were removed. */
  scrubbed: number;
  /** Other systems that are asked to erase the person; their notices record when each has confirmed. */
  told: readonly string[];
};

/** No colleague has reviewed the current data of the privacy request; nothing was erased. */
export class NotReviewedError extends Error {}

/**
 * The sources of personal data that are deleted by SQL with the condition of the source. Jobs come first, because they
 * are found by ids of rows that are deleted later.
 */
const erasedBySql = [
  'jobs',
  'stashes',
  'views',
  'preferences',
  'mails',
  'subscribers',
] as const satisfies SourceName[];

/**
 * Removes personal data from this privacy request and from earlier ones of the person. Other open requests of the
 * person are closed: no data is left to answer them.
 */
async function forgetAsker(
  session: Session,
  subject: DataSubject,
  requestId: number,
): Promise<void> {
  const mine = sources.requests.where(subject);
  const closed = JSON.stringify({ closedBy: requestId, reason: 'person-erased' });
  await session.execute(sql`
    UPDATE privacy_requests SET status = 'done', done_at = now(), updated_at = now(),
      receipt = ${closed}::jsonb
    WHERE ${mine} AND status = 'open' AND id <> ${requestId}`);
  await session.execute(sql`
    UPDATE privacy_requests SET email = NULL, phone = NULL, note = NULL, lead_id = NULL
    WHERE ${mine}`);
}

async function eraseIn(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  { requestId, userId }: { requestId: number; userId: number },
): Promise<{ receipt: ErasureReceipt; files: string[] } | null> {
  // One advisory lock for all erasures, because two erasures of one person would otherwise deadlock.
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('privacy-erasure', 0))`);
  const { rows } = await session.execute<{ email: string | null; phone: string | null }>(sql`
    SELECT email, phone FROM privacy_requests
    WHERE id = ${requestId} AND kind = 'erasure' AND status = 'open' FOR UPDATE`);
  const subject = rows[0] ? await findDataSubject(session, rows[0]) : null;
  if (!subject) return null;
  if (!(await wasReviewed(session, requestId, subject))) throw new NotReviewedError();
  const tickets = sources.tickets.where(subject);
  await lockTicketTypes(session, tickets);
  await session.execute(sql`
    SELECT 1 FROM leads WHERE ${sources.leads.where(subject)} ORDER BY id FOR UPDATE`);
  const found = await countFound(session, subject);
  const told = await queueNotices(session, requestId, subject);
  for (const name of erasedBySql) {
    const { table, where } = sources[name];
    await session.execute(sql`DELETE FROM ${table} WHERE ${where(subject)}`);
  }
  await deleteTickets(session, tickets);
  await emptyAdLeads(session, sources.adLeads.where(subject));
  // Earlier requests are emptied before the leads are deleted: one may be linked to the person only by its lead.
  await forgetAsker(session, subject, requestId);
  const files = await deleteLeads(payload, req, session, subject.leadIds);
  const scrubbed = await scrubMentions(session, subject.mentioned);
  const receipt: ErasureReceipt = {
    erasedAt: new Date().toISOString(),
    erasedBy: userId,
    found,
    leads: subject.leadIds,
    scrubbed,
    told,
  };
  await session.execute(sql`
    UPDATE privacy_requests SET status = 'done', done_at = now(), updated_at = now(),
      email = NULL, phone = NULL, note = NULL, receipt = ${JSON.stringify(receipt)}::jsonb
    WHERE id = ${requestId}`);
  await recordAccess(session, {
    user: userId,
    action: 'erase',
    collection: 'privacy-requests',
    ids: [requestId],
    count: subject.leadIds.length,
  });
  return { receipt, files };
}

/**
 * Erases all data of the person in an open erasure request, and queues the notices to other systems, in one
 * transaction; uploaded files are removed after the commit. The consent ledger keeps its rows without a reference to
 * the person.
 * @param userId the account that started the erasure
 * @returns null when there is no such open request, or it names no one
 * @throws NotReviewedError when no colleague has reviewed the data, or the data has changed since the review
 */
export async function erasePerson(
  payload: Payload,
  requestId: number,
  userId: number,
): Promise<ErasureReceipt | null> {
  const erased = await inTransaction(payload, (req, session) =>
    eraseIn(payload, req, session, { requestId, userId }),
  );
  if (!erased) return null;
  await removeFiles(erased.files);
  // The ids are logged: after an older backup is restored, the log says which leads to erase again.
  log.info('privacy.erased', {
    request: requestId,
    user: userId,
    leads: erased.receipt.leads.join(' '),
  });
  return erased.receipt;
}
