import { sql } from 'drizzle-orm';
import type { Job, PgBoss } from 'pg-boss';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/database-of';
import { log } from '@/lib/log';
import { startSlaWorker } from './sla/worker';
import { startCrmWorkers } from './delivery/crm-worker';
import { startAdLeadWorker } from './import-export/lead-ads/process';
import { deliverToWebhook } from './delivery/deliver-to-webhook';
import { assignLead } from './management/assign-lead';
import { deleteExpiredSubmissions } from './intake/rejected-submissions';
import { sendMail } from './mail/send-mail';
import { addMissingTemplates } from './mail/templates';
import { startPrivacyWorker } from './privacy/worker';
import { endExpiredOffers } from './tickets/waiting-list';
import { queue } from './jobs/boss';
import { eachJob } from './jobs/each-job';
import { forgetFutureLimits } from './http/future-limits';
import { bringBackTimes } from './jobs/future-times';
import { requeueOrphanedJobs } from './jobs/requeue-orphaned-jobs';
import {
  ASSIGNMENT_QUEUE,
  type AssignmentJob,
  DEAD_DELIVERY_QUEUE,
  DEAD_MAIL_QUEUE,
  DELIVERY_QUEUE,
  type DeliveryJob,
  HOUSEKEEPING_QUEUE,
  MAIL_QUEUE,
  type MailJob,
  OFFERS_QUEUE,
} from './jobs/queues';

const working = {
  // One look a second while it is quiet; without a pause while there is more than one look brings.
  pollingIntervalSeconds: 1,
  batchSize: 4,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  heartbeatRefreshSeconds: 4,
  perJobResults: true,
} as const;

/** Shows a delivery that was tried in vain as undeliverable, unless it has been skipped or has arrived meanwhile. */
async function giveUpDelivery(payload: Payload, id: number): Promise<void> {
  const { drizzle } = databaseOf(payload);
  const { rows } = await drizzle.execute(sql`
    UPDATE deliveries SET status = 'failed', updated_at = now()
    WHERE id = ${id} AND status = 'pending' RETURNING id`);
  if (rows.length > 0) log.error('delivery.given-up', { delivery: id });
}

/** The same of a mail. */
async function giveUpMail(payload: Payload, id: number): Promise<void> {
  const { drizzle } = databaseOf(payload);
  const { rows } = await drizzle.execute(sql`
    UPDATE mails SET status = 'failed', updated_at = now()
    WHERE id = ${id} AND status = 'pending' RETURNING id`);
  if (rows.length > 0) log.error('mail.given-up', { mail: id });
}

async function startMailWorker(payload: Payload, boss: PgBoss): Promise<void> {
  await boss.work(
    MAIL_QUEUE,
    working,
    eachJob(({ data }: Job<MailJob>) => sendMail(payload, data.mailId)),
  );
  await boss.work<MailJob>(DEAD_MAIL_QUEUE, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (!job) return;
    await giveUpMail(payload, job.data.mailId);
  });
}

/** Corrects what a clock that was ahead has written in the queue and in the rate limits. */
export async function correctFutureTimes(payload: Payload): Promise<void> {
  await bringBackTimes(payload);
  await forgetFutureLimits(payload);
}

/** Starts taking jobs in this process: deliveries, mails, those that are given up, and what is due by time. */
export async function startWorker(payload: Payload): Promise<void> {
  const boss = await queue();
  // These come first because they can fail: a second call must not find workers of the first.
  await correctFutureTimes(payload);
  await addMissingTemplates(payload);
  await requeueOrphanedJobs(payload);
  await boss.schedule(HOUSEKEEPING_QUEUE, '17 * * * *');
  await boss.schedule(OFFERS_QUEUE, '*/5 * * * *');
  await startSlaWorker(payload, boss);
  await boss.work(
    DELIVERY_QUEUE,
    working,
    eachJob(({ data }: Job<DeliveryJob>) => deliverToWebhook(payload, data.deliveryId)),
  );
  await boss.work<DeliveryJob>(
    DEAD_DELIVERY_QUEUE,
    { pollingIntervalSeconds: 2 },
    async ([job]) => {
      if (!job) return;
      await giveUpDelivery(payload, job.data.deliveryId);
    },
  );
  await startMailWorker(payload, boss);
  await startCrmWorkers(payload, boss);
  await startAdLeadWorker(payload, boss);
  await startPrivacyWorker(payload, boss);
  await boss.work(
    ASSIGNMENT_QUEUE,
    working,
    eachJob(({ data }: Job<AssignmentJob>) => assignLead(payload, data.leadId)),
  );
  await boss.work(HOUSEKEEPING_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    await deleteExpiredSubmissions(payload);
    await requeueOrphanedJobs(payload);
  });
  await boss.work(OFFERS_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    await endExpiredOffers(payload);
  });
}
