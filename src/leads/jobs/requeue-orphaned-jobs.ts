import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { LEAD_UNASSIGNED } from '../model/lead-codes';
import { queueAssignment } from './queue-assignment';
import { AD_LEAD_QUEUE, type AdLeadJob } from './ad-lead-queue';
import { enqueueMails } from './queue-mails';
import type { Session } from '@/lib/database-of';
import { inTransaction } from '../model/transaction';
import { queue } from './boss';
import { ASSIGNMENT_QUEUE } from './queues';
import { sendDelivery } from './delivery-jobs';

/** Rows that one transaction makes jobs for. */
const AT_ONCE = 200;

/** For how long, in days, the ad network keeps a lead that may be asked for. */
const AD_LEADS_KEPT_DAYS = 90;

/** Whether no job about a row waits or runs, in whatever queue: that of those given up is one of them. */
const hasNoJob = (key: 'deliveryId' | 'mailId' | 'adLeadId') =>
  sql.raw(`NOT EXISTS (SELECT 1 FROM pgboss.job
    WHERE job.state < 'completed' AND job.data->>'${key}' = item.id::text)`);

/** For how long, in minutes, a lead may be on its way to its owner. */
const ASSIGNED_WITHIN_MINUTES = 5;

/**
 * Leads that nobody has and that were never tried to be given to anybody: whoever tried has written so
 * into their history, and so has a colleague who took the owner off.
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
      ORDER BY id LIMIT ${AT_ONCE}`,
  );
  return leads.map(({ id }) => id);
}

async function requeueSome(session: Session): Promise<number> {
  // One process at a time; the next one finds the jobs of the one before.
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtext('forgotten-jobs'))`);
  const { rows: deliveries } = await session.execute<Parameters<typeof sendDelivery>[1]>(
    sql`SELECT id, target FROM deliveries AS item WHERE status = 'pending'
      AND ${hasNoJob('deliveryId')} ORDER BY id LIMIT ${AT_ONCE}`,
  );
  for (const delivery of deliveries) await sendDelivery(session, delivery);
  const { rows: mails } = await session.execute<{ id: number }>(
    sql`SELECT id FROM mails AS item WHERE status = 'pending'
      AND ${hasNoJob('mailId')} ORDER BY id LIMIT ${AT_ONCE}`,
  );
  await enqueueMails(
    session,
    mails.map(({ id }) => id),
  );
  const { rows: adLeads } = await session.execute<{ id: number }>(
    sql`SELECT id FROM ad_leads AS item WHERE status = 'received'
      AND created_at > now() - make_interval(days => ${AD_LEADS_KEPT_DAYS})
      AND (${Boolean(env().LEAD_ADS_ACCESS_TOKEN)} OR raw->'field_data' IS NOT NULL)
      AND ${hasNoJob('adLeadId')} ORDER BY id LIMIT ${AT_ONCE}`,
  );
  const boss = await queue();
  const jobs = adLeads.map(({ id }) => ({ data: { adLeadId: id } satisfies AdLeadJob }));
  if (jobs.length > 0) await boss.insert(AD_LEAD_QUEUE, jobs, { db: fromDrizzle(session, sql) });
  const leads = await unassigned(session);
  await queueAssignment(session, ...leads);
  return deliveries.length + mails.length + jobs.length + leads.length;
}

/**
 * Makes the jobs of what is still to be delivered, mailed, read or assigned and has none: after a restore, which
 * brings back the tables and no queue, and when an ad network's door stayed shut for longer than a job
 * is tried. One whose answers only a token can fetch waits until there is a token.
 */
export async function requeueOrphanedJobs(payload: Payload): Promise<void> {
  let all = 0;
  for (;;) {
    const some = await inTransaction(payload, (_req, session) => requeueSome(session));
    all += some;
    if (some === 0) break;
  }
  if (all > 0) log.info('queue.forgotten', { jobs: all });
}
