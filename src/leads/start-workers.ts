import type { Job } from 'pg-boss';
import type { Payload } from 'payload';
import { startSlaWorker } from './sla/reply-deadline-worker';
import { startCrmWorkers } from './delivery/crm-worker';
import { startAdLeadWorker } from './import-export/lead-ads/process-lead-ads';
import { deliverToWebhook } from './delivery/deliver-to-webhook';
import { assignLead } from './management/assign-lead';
import { deleteExpiredSubmissions } from './intake/keep-rejected-form-input';
import { sendMail } from './mail/send-mail';
import { addMissingTemplates } from './mail/mail-templates';
import { checkMailServer } from './mail/smtp-transport';
import { startPrivacyWorker } from './privacy/privacy-worker';
import { endExpiredOffers } from './tickets/waiting-list';
import { queue } from './jobs/queue-client';
import { eachJob, startOutbox, working } from './jobs/job-workers';
import { forgetFutureLimits } from './http/delete-rate-limits-from-future';
import { correctFutureTimesOfJobs } from './jobs/correct-future-times';
import { requeueOrphanedJobs } from './requeue-orphaned-jobs';
import {
  ASSIGNMENT_QUEUE,
  type AssignmentJob,
  DEAD_DELIVERY_QUEUE,
  DEAD_MAIL_QUEUE,
  DELIVERY_QUEUE,
  HOUSEKEEPING_QUEUE,
  MAIL_QUEUE,
  OFFERS_QUEUE,
} from './jobs/job-queues';

/** Corrects times in the queue and in the rate limits that were stored while the clock was ahead. */
export async function correctFutureTimes(payload: Payload): Promise<void> {
  await correctFutureTimesOfJobs(payload);
  await forgetFutureLimits(payload);
}

/** Starts this process's workers: deliveries, mails, dead letters, and scheduled jobs. */
export async function startWorker(payload: Payload): Promise<void> {
  const boss = await queue();
  // Steps that can fail come first, so that a retry does not find workers of a first attempt.
  await correctFutureTimes(payload);
  await addMissingTemplates(payload);
  await requeueOrphanedJobs(payload);
  await boss.schedule(HOUSEKEEPING_QUEUE, '17 * * * *');
  await boss.schedule(OFFERS_QUEUE, '*/5 * * * *');
  await startSlaWorker(payload, boss);
  // Not awaited: a mail server that does not answer would delay the start.
  void checkMailServer();
  // The outbox of deliveries also gets the dead letters of the CRMs.
  await startOutbox(payload, boss, {
    row: 'delivery',
    table: 'deliveries',
    queue: DELIVERY_QUEUE,
    deadLetterQueue: DEAD_DELIVERY_QUEUE,
    send: deliverToWebhook,
  });
  await startOutbox(payload, boss, {
    row: 'mail',
    table: 'mails',
    queue: MAIL_QUEUE,
    deadLetterQueue: DEAD_MAIL_QUEUE,
    send: sendMail,
  });
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
