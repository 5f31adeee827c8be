import type { PgBoss } from 'pg-boss';
import type { DeliveryTarget } from '../model/delivery-targets';
import { ensureQueue, retriesForHours } from './create-queue';

/** The queue of the job that seals the ledgers and reminds of overdue requests every minute. */
export const PRIVACY_CLOCK_QUEUE = 'privacy-clock';
/** The queue of the job that erases data past its retention period every night. */
export const RETENTION_QUEUE = 'privacy-retention';
/** The queue of jobs that ask one receiver to erase a person's data. */
export const NOTICE_QUEUE = 'privacy-notice';
export const DEAD_NOTICE_QUEUE = 'privacy-notice-dead';

/** The queue of jobs that tell one receiver of withdrawn consents. */
export const WITHDRAWAL_QUEUE = 'consent-withdrawal';
export const DEAD_WITHDRAWAL_QUEUE = 'consent-withdrawal-dead';

/**
 * The data of a job about withdrawn consents: ids, no personal data. Jobs of earlier releases name no target; they
 * are for the webhook.
 */
export type WithdrawalJob = { leadId: number; consentIds: number[]; target?: DeliveryTarget };

/**
 * The delay of a message to another system, in seconds. It is longer than one request to that system takes, so that a
 * lead that is being delivered now arrives before the message.
 */
export const SECONDS_UNDER_WAY = 15;

/** The data of a job that asks another system to erase a person: the id of the notice, no personal data. */
export type NoticeJob = { noticeId: number };

/** Options of a job that tells a receiver: it is retried like a delivery, for seven to eight hours. */
const telling = {
  ...retriesForHours,
  expireInSeconds: 300,
} as const;
const withdrawal = { ...telling, deadLetter: DEAD_WITHDRAWAL_QUEUE } as const;
const notice = { ...telling, deadLetter: DEAD_NOTICE_QUEUE } as const;

/** Options of the nightly erasure: when its worker is killed, the run is started again. */
const retention = { retryLimit: 5, retryDelay: 60, heartbeatSeconds: 30, expireInSeconds: 7200 };

export async function ensurePrivacyQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, PRIVACY_CLOCK_QUEUE);
  await ensureQueue(boss, RETENTION_QUEUE, retention);
  await ensureQueue(boss, DEAD_NOTICE_QUEUE);
  await ensureQueue(boss, DEAD_WITHDRAWAL_QUEUE);
  await ensureQueue(boss, WITHDRAWAL_QUEUE, withdrawal);
  await ensureQueue(boss, NOTICE_QUEUE, notice);
}
