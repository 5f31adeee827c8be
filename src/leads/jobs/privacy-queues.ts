import type { PgBoss } from 'pg-boss';
import { ensureQueue, retriesForHours } from './ensure-queue';

/** The queue of the job that seals consents and checks for overdue requests every minute. */
export const PRIVACY_CLOCK_QUEUE = 'privacy-clock';
/** The queue of the job that erases data past its retention period every night. */
export const RETENTION_QUEUE = 'privacy-retention';
/** The queue of jobs that ask one receiver to erase a person's data. */
export const NOTICE_QUEUE = 'privacy-notice';
export const DEAD_NOTICE_QUEUE = 'privacy-notice-dead';

/** The queue of jobs that tell the webhook of withdrawn consents. */
export const WITHDRAWAL_QUEUE = 'consent-withdrawal';

/** The data of a job about withdrawn consents: ids, no personal data. */
export type WithdrawalJob = { leadId: number; consentIds: number[] };

/** The data of a notice's job: an id, no personal data. */
export type NoticeJob = { noticeId: number };

/** Options of a job about withdrawn consents: it is retried like a delivery, for seven to eight hours. */
const withdrawal = {
  ...retriesForHours,
  expireInSeconds: 300,
} as const;
const notice = { ...withdrawal, deadLetter: DEAD_NOTICE_QUEUE } as const;

/** The run of a killed worker is started again. */
const retention = { retryLimit: 5, retryDelay: 60, heartbeatSeconds: 30, expireInSeconds: 7200 };

/** Creates the queues or brings their options up to date. */
export async function ensurePrivacyQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, PRIVACY_CLOCK_QUEUE);
  await ensureQueue(boss, RETENTION_QUEUE, retention);
  await ensureQueue(boss, DEAD_NOTICE_QUEUE);
  await ensureQueue(boss, WITHDRAWAL_QUEUE, withdrawal);
  await ensureQueue(boss, NOTICE_QUEUE, notice);
}
