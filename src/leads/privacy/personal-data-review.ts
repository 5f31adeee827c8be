import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { fingerprint, recordAccess } from '@/cms/access/log-data-access';
import type { DataSubject } from './find-data-subject';

/**
 * What a review covers, as stored by its fingerprint: it changes when a lead or saved view is added or removed, or the
 * request names another person.
 */
const seen = ({ emails, phones, leadIds, viewIds }: DataSubject) => ({
  emails,
  phones,
  leadIds,
  viewIds,
});

/** Records in the access log that an account has reviewed the data that a privacy request concerns. */
export const recordReview = (
  session: Session,
  requestId: number,
  userId: number,
  subject: DataSubject,
): Promise<void> =>
  recordAccess(session, {
    user: userId,
    action: 'view',
    collection: 'privacy-requests',
    ids: [requestId],
    count: subject.leadIds.length,
    filter: seen(subject),
  });

/** Whether somebody has reviewed exactly the data that this privacy request concerns now. */
export async function wasReviewed(
  session: Session,
  requestId: number,
  subject: DataSubject,
): Promise<boolean> {
  const { rows } = await session.execute(sql`
    SELECT 1 FROM access_log WHERE action::text = 'view' AND collection = 'privacy-requests'
      AND ids = ${JSON.stringify([requestId])}::jsonb AND filter = ${fingerprint(seen(subject))}::text LIMIT 1`);
  return rows.length > 0;
}
