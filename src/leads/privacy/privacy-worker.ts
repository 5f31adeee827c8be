import type { Payload } from 'payload';
import type { PgBoss } from 'pg-boss';
import { log } from '@/lib/write-log-line';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import {
  DEAD_NOTICE_QUEUE,
  DEAD_WITHDRAWAL_QUEUE,
  NOTICE_QUEUE,
  type NoticeJob,
  PRIVACY_CLOCK_QUEUE,
  RETENTION_QUEUE,
  WITHDRAWAL_QUEUE,
  type WithdrawalJob,
} from '../jobs/privacy-queues';
import { remindOfLate } from './remind-of-overdue-privacy-requests';
import { runRetention } from './erase-expired-data';
import { sealLedgers } from './ledgers/seal-new-ledger-rows';
import { failNotice, sendNotice } from './send-external-erasure-request';
import { askPerson, notifyWithdrawal } from './pass-on-consent-withdrawal';

/** The time zone of the nightly erasure, so that it runs outside working hours in Viet Nam. */
const NIGHTLY = { tz: OFFICE_ZONE };

/**
 * Starts the workers of the privacy jobs: each minute sealing the ledgers and reminders; each night the erasure of
 * expired data; and the notices and withdrawals that other systems are told of. One process takes each job.
 */
export async function startPrivacyWorker(payload: Payload, boss: PgBoss): Promise<void> {
  await boss.schedule(PRIVACY_CLOCK_QUEUE, '* * * * *');
  await boss.schedule(RETENTION_QUEUE, '20 2 * * *', null, NIGHTLY);
  await boss.work(PRIVACY_CLOCK_QUEUE, { pollingIntervalSeconds: 5 }, async () => {
    await sealLedgers(payload);
    await remindOfLate(payload);
  });
  await boss.work(
    RETENTION_QUEUE,
    { pollingIntervalSeconds: 60, heartbeatRefreshSeconds: 10 },
    async () => {
      await runRetention(payload);
    },
  );
  const one = { pollingIntervalSeconds: 2, batchSize: 1, heartbeatRefreshSeconds: 4 };
  await boss.work<NoticeJob>(NOTICE_QUEUE, one, async ([job]) => {
    if (job) await sendNotice(payload, job.data.noticeId);
  });
  await boss.work<WithdrawalJob>(WITHDRAWAL_QUEUE, one, async ([job]) => {
    if (job) await notifyWithdrawal(payload, job.data);
  });
  await boss.work<WithdrawalJob>(
    DEAD_WITHDRAWAL_QUEUE,
    { pollingIntervalSeconds: 5 },
    async ([job]) => {
      if (job) await askPerson(payload, job.data);
    },
  );
  await boss.work<NoticeJob>(DEAD_NOTICE_QUEUE, { pollingIntervalSeconds: 5 }, async ([job]) => {
    if (!job) return;
    await failNotice(payload, job.data.noticeId);
    log.error('privacy.given-up', { notice: job.data.noticeId });
  });
}
