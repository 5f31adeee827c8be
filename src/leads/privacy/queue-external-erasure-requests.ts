import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { connectors } from '../delivery/configured-crms';
import { crmProgressOf } from '../delivery/crm-progress-schema';
import { type DeliveryTarget, deliveryTargets } from '../model/delivery-targets';
import { queue } from '../jobs/queue-client';
import type { Session } from '@/lib/payload-database';
import type { Notice } from './external-erasure-request';
import { NOTICE_QUEUE, type NoticeJob, SECONDS_UNDER_WAY } from '../jobs/privacy-queues';
import { sources } from './personal-data-sources';
import type { DataSubject } from './find-data-subject';

type Row = {
  target: DeliveryTarget;
  lead: number;
  key: string;
  remote: unknown;
  email: string | null;
  phone: string | null;
};

const unique = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
];

/**
 * By what another system finds the person. A CRM is searched by e-mail address as well as by id, and Pipedrive by
 * telephone number too: an answer with an id may have been lost, and deliveries of leads that retention has erased no
 * longer exist.
 */
function noticeOf(target: DeliveryTarget, rows: readonly Row[], who: DataSubject): Notice {
  const ids = rows.map(({ remote }) => crmProgressOf(remote));
  const isCrm = target !== 'webhook';
  const nameless = rows.filter(({ email }, at) => !email && !ids[at]?.personId);
  return {
    leads: rows.map(({ lead }) => lead),
    keys: isCrm ? [] : rows.map(({ key }) => key),
    persons: unique(ids.map(({ personId }) => personId)),
    deals: unique(ids.map(({ dealId }) => dealId)),
    notes: unique(ids.map(({ noteId }) => noteId)),
    emails: isCrm ? unique([...who.emails, ...rows.map(({ email }) => email)]) : [],
    phones:
      target === 'pipedrive' ? unique([...who.phones, ...nameless.map(({ phone }) => phone)]) : [],
    isOpen: ids.some(({ open }) => open !== undefined),
  };
}

/** Whether a system is a configured CRM that may know the person from a lead that retention has erased. */
const mayKnow = (target: DeliveryTarget, { emails }: DataSubject): boolean =>
  target !== 'webhook' &&
  connectors[target].isConfigured() &&
  (target === 'pipedrive' || emails.length > 0);

/** Queues a notice's job, in the caller's transaction. */
export async function sendNoticeJob(session: Session, noticeId: number): Promise<void> {
  const boss = await queue();
  await boss.send(NOTICE_QUEUE, { noticeId } satisfies NoticeJob, {
    db: fromDrizzle(session, sql),
    startAfter: SECONDS_UNDER_WAY,
  });
}

/**
 * Queues, in the erasure's own transaction, a notice to every system that may know the person: each to which a delivery
 * was attempted, successful or not, and every configured CRM that can be searched for the person.
 *
 * @returns the systems that get a notice
 */
export async function queueNotices(
  session: Session,
  requestId: number,
  subject: DataSubject,
): Promise<DeliveryTarget[]> {
  // The rows of the deliveries are locked: a delivery that starts now waits, and then finds its row deleted.
  const { rows } = await session.execute<Row & { tried: boolean }>(sql`
    SELECT deliveries.target::text AS target, deliveries.lead_id AS lead,
      deliveries.idempotency_key AS key, deliveries.remote, leads.email_key AS email,
      coalesce(leads.phone_e164, leads.phone) AS phone,
      deliveries.attempts > 0 OR deliveries.remote IS NOT NULL OR deliveries.status = 'delivered' AS tried
    FROM deliveries JOIN leads ON leads.id = deliveries.lead_id
    WHERE ${sources.deliveries.where(subject)} ORDER BY deliveries.id FOR UPDATE OF deliveries`);
  const told: DeliveryTarget[] = [];
  for (const target of deliveryTargets) {
    const ofTarget = rows.filter((row) => row.target === target && row.tried);
    if (ofTarget.length === 0 && !mayKnow(target, subject)) continue;
    const about = JSON.stringify(noticeOf(target, ofTarget, subject));
    const { rows: made } = await session.execute<{ id: number }>(sql`
      INSERT INTO privacy_notices (request_id, target, status, about, attempts, created_at, updated_at)
      VALUES (${requestId}, ${target}, 'pending', ${about}::jsonb, 0, now(), now())
      RETURNING id`);
    for (const { id } of made) await sendNoticeJob(session, id);
    told.push(target);
  }
  return told;
}
