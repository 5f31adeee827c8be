import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { slaSettings } from '../sla/reply-time-settings';
import { queueMails } from '../jobs/queue-new-mails';
import type { RenderedMail } from '../model/rendered-mail-type';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { lockLeadsBeside } from '../model/lock-leads-of-email';
import { privacyDeadline } from './privacy-request-deadline';

/**
 * Queues a mail to every admin, or to the team's e-mail address if there is no admin.
 * @param words a rendered text in place of the template of the kind
 */
export async function notifyAdmins(
  session: Session,
  kind: 'privacy-request' | 'privacy-late',
  words?: RenderedMail,
): Promise<void> {
  const { rows } = await session.execute<{ email: string }>(
    sql`SELECT email FROM users WHERE role = 'admin' ORDER BY id`,
  );
  const addresses = rows.length > 0 ? rows.map(({ email }) => email) : [null];
  await queueMails(
    session,
    addresses.map((to) => ({ kind, locale: 'vi' as const, to, ...(words ? { words } : {}) })),
  );
}

/**
 * Creates a privacy request and notifies the admins: a request of the reader of a mail, or one about a withdrawal of
 * which another system could not be notified (named in `note`). A reader has one open request of the kind for their
 * address, however often they click in whichever mail; a lead has one open request with the same note.
 *
 * @returns false when there is no such lead
 */
export async function createPrivacyRequest(
  payload: Payload,
  leadId: number,
  kind: 'access' | 'erasure' | 'withdrawal',
  note: string | null = null,
): Promise<boolean> {
  const { hours } = await slaSettings(payload);
  const now = new Date();
  const due = privacyDeadline(now, hours)?.toISOString() ?? null;
  return inTransaction(payload, async (_req, session) => {
    // The rows are locked, so that concurrent clicks, also in mails about other leads of the address, wait here.
    const lead = (await lockLeadsBeside(session, leadId)).find(({ id }) => id === leadId);
    if (!lead) return false;
    const { rows: made } = await session.execute<{ id: number }>(sql`
      INSERT INTO privacy_requests (kind, email, note, status, received_at, due_at, lead_id, created_at, updated_at)
      SELECT ${kind}::enum_privacy_requests_kind, ${lead.email}::text, ${note}::text, 'open', ${now.toISOString()}::timestamptz,
        ${due}::timestamptz, ${leadId}::int, now(), now()
      WHERE NOT EXISTS (SELECT 1 FROM privacy_requests
        WHERE kind::text = ${kind} AND status = 'open'
          AND CASE WHEN ${note}::text IS NULL
            THEN lead_id = ${leadId} OR lower(btrim(email)) = nullif(lower(btrim(${lead.email}::text)), '')
            ELSE lead_id = ${leadId} AND note = ${note}::text END)
      RETURNING id`);
    const request = made[0];
    if (request) {
      await notifyAdmins(session, 'privacy-request');
      log.info('privacy.asked', { request: request.id, kind });
    }
    return true;
  });
}
