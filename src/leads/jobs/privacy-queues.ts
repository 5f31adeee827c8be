import type { PgBoss } from 'pg-boss';
import { ensureQueue, retriesForHours } from './ensure-queue';

/** Once a minute: seals consents, and looks for requests that are late. */
export const PRIVACY_CLOCK_QUEUE = 'privacy-clock';
/** Every night: erases what is past its time. */
export const RETENTION_QUEUE = 'privacy-retention';
/** One system that is to forget somebody. */
export const NOTICE_QUEUE = 'privacy-notice';
export const DEAD_NOTICE_QUEUE = 'privacy-notice-dead';

/** Our webhook is told of consents that were taken back. */
export const WITHDRAWAL_QUEUE = 'consent-withdrawal';

/** What such a job carries: ids. */
export type WithdrawalJob = { leadId: number; consentIds: number[] };

/** What a notice's job carries: an id, nothing personal. */
export type NoticeJob = { noticeId: number };

/** As often and as long as a delivery: seven to eight hours. */
const withdrawal = {
  ...retriesForHours,
  expireInSeconds: 300,
} as const;
const notice = { ...withdrawal, deadLetter: DEAD_NOTICE_QUEUE } as const;

/** A night's work that a killed worker leaves is begun anew. */
const retention = { retryLimit: 5, retryDelay: 60, heartbeatSeconds: 30, expireInSeconds: 7200 };

/** Creates the queues or brings their options up to date. */
export async function ensurePrivacyQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, PRIVACY_CLOCK_QUEUE);
  await ensureQueue(boss, RETENTION_QUEUE, retention);
  await ensureQueue(boss, DEAD_NOTICE_QUEUE);
  await ensureQueue(boss, WITHDRAWAL_QUEUE, withdrawal);
  await ensureQueue(boss, NOTICE_QUEUE, notice);
}
