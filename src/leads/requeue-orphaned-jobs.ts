import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { log } from '@/lib/write-log-line';
import { LEAD_UNASSIGNED } from './model/lead-codes';
import { queueAssignment } from './jobs/queue-lead-assignment';
import { AD_LEAD_QUEUE, type AdLeadJob } from './jobs/ad-lead-queue';
import { databaseOf, type Session } from '@/lib/payload-database';
import { inTransaction } from './model/in-transaction';
import { queue } from './jobs/queue-client';
import { ASSIGNMENT_QUEUE } from './jobs/job-queues';
import { sendDelivery } from './delivery/queue-delivery';

/** The maximum number of rows of one kind for which one transaction creates jobs. */
const BATCH_SIZE = 200;

/** For how many days the ad network's API returns a lead. */
const AD_LEADS_KEPT_DAYS = 90;

/** SQL: no pending or active job for this row in any queue, dead-letter queues included. */
const hasNoJob = (key: 'deliveryId' | 'mailId' | 'adLeadId') =>
  sql.raw(`NOT EXISTS (SELECT 1 FROM pgboss.job
    WHERE job.state < 'completed' AND job.data->>'${key}' = item.id::text)`);

/** A lead without an owner for more minutes than this has certainly lost its assignment job. */
const ASSIGNED_WITHIN_MINUTES = 5;

/**
 * Unassigned leads without an `assigned` event. Any attempt, and any manual removal of the owner, writes that event.
 */
async function unassigned(session: Session): Promise<number[]> {
  const { rows: leads } = await session.execute<{ id: number }>(
    sql`SELECT id FROM leads AS item
      WHERE owner_id IS NULL AND status = ${LEAD_UNASSIGNED} AND stage <> 'spam'
      AND (suspicion IS NULL OR released_at IS NOT NULL)
      AND coalesce(released_at, created_at) < now() - make_interval(mins => ${ASSIGNED_WITHIN_MINUTES})
      AND NOT EXISTS (SELECT 1 FROM lead_events
        WHERE lead_events.lead_id = item.id AND lead_events.kind = 'assigned')
      AND NOT EXISTS (SELECT 1 FROM pgboss.job WHERE job.name = ${ASSIGNMENT_QUEUE}
        AND job.state < 'completed' AND job.data->>'leadId' = item.id::text)
      ORDER BY id LIMIT ${BATCH_SIZE}`,
  );
  return leads.map(({ id }) => id);
}

async function requeueSome(session: Session): Promise<number> {
  // An advisory lock: one process at a time does this; the next one finds the jobs that the first has created.
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtext('forgotten-jobs'))`);
  const { rows: deliveries } = await session.execute<Parameters<typeof sendDelivery>[1]>(
    sql`SELECT id, target FROM deliveries AS item WHERE status = 'pending'
      AND ${hasNoJob('deliveryId')} ORDER BY id LIMIT ${BATCH_SIZE}`,
  );
  for (const delivery of deliveries) await sendDelivery(session, delivery);
  const { rows: adLeads } = await session.execute<{ id: number }>(
    sql`SELECT id FROM ad_leads AS item WHERE status = 'received'
      AND created_at > now() - make_interval(days => ${AD_LEADS_KEPT_DAYS})
      AND (${Boolean(env().LEAD_ADS_ACCESS_TOKEN)} OR raw->'field_data' IS NOT NULL)
      AND ${hasNoJob('adLeadId')} ORDER BY id LIMIT ${BATCH_SIZE}`,
  );
  const boss = await queue();
  const jobs = adLeads.map(({ id }) => ({ data: { adLeadId: id } satisfies AdLeadJob }));
  if (jobs.length > 0) await boss.insert(AD_LEAD_QUEUE, jobs, { db: fromDrizzle(session, sql) });
  const leads = await unassigned(session);
  await queueAssignment(session, ...leads);
  return deliveries.length + jobs.length + leads.length;
}

/**
 * Holds mails that are pending and have no job, for staff to send or drop. Only a restored backup contains such mails,
 * and they may have been sent after the backup was made: a person would get them twice.
 */
async function holdOrphanedMails(payload: Payload): Promise<void> {
  const { rows } = await databaseOf(payload).drizzle.execute(sql`
    UPDATE mails AS item SET status = 'restored', updated_at = now()
    WHERE status = 'pending' AND ${hasNoJob('mailId')} RETURNING id`);
  if (rows.length > 0) log.warn('mail.held-after-restore', { mails: rows.length });
}

/**
 * Creates jobs for pending deliveries, ad leads and unassigned leads that have none: after a restore, which brings
 * back the tables without the queue, and after an outage of an ad network that outlasted all retries. Deliveries are
 * repeated, because their receivers recognise a repeated one; mails are held. An ad lead whose answers have to be
 * fetched is skipped while there is no access token.
 */
export async function requeueOrphanedJobs(payload: Payload): Promise<void> {
  await holdOrphanedMails(payload);
  let all = 0;
  for (;;) {
    const some = await inTransaction(payload, (_req, session) => requeueSome(session));
    all += some;
    if (some === 0) break;
  }
  if (all > 0) log.info('queue.forgotten', { jobs: all });
}
