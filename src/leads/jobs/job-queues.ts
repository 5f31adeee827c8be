import type { PgBoss } from 'pg-boss';
import { ensureCrmQueues } from './crm-queues';
import { ensureAdLeadQueue } from './ad-lead-queue';
import { ensureSlaQueues } from './reply-deadline-queues';
import { ensurePrivacyQueues } from './privacy-queues';
import { ensureQueue, retriesForHours } from './create-queue';

export const DELIVERY_QUEUE = 'lead-delivery';
export const DEAD_DELIVERY_QUEUE = 'lead-delivery-dead';
export const MAIL_QUEUE = 'mail';
export const DEAD_MAIL_QUEUE = 'mail-dead';
/** The queue of jobs that assign new leads to an owner. */
export const ASSIGNMENT_QUEUE = 'lead-assignment';
/** The queue of the job that ends expired offers of places on the waiting list every few minutes. */
export const OFFERS_QUEUE = 'ticket-offers';
export const HOUSEKEEPING_QUEUE = 'lead-housekeeping';

/** The data of a delivery's job: an id, no personal data. */
export type DeliveryJob = { deliveryId: number };

export type AssignmentJob = { leadId: number };

export type MailJob = { mailId: number };

const delivery = { ...retriesForHours, deadLetter: DEAD_DELIVERY_QUEUE } as const;

const mail = { ...retriesForHours, deadLetter: DEAD_MAIL_QUEUE } as const;

/**
 * Options of an assignment job: it fails only while the database is down, and is retried at least every five minutes,
 * for a week.
 */
const assignment = {
  retryLimit: 2000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

export async function ensureQueues(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, DEAD_DELIVERY_QUEUE);
  await ensureQueue(boss, DELIVERY_QUEUE, delivery);
  await ensureQueue(boss, DEAD_MAIL_QUEUE);
  await ensureQueue(boss, MAIL_QUEUE, mail);
  await ensureQueue(boss, ASSIGNMENT_QUEUE, assignment);
  await ensureQueue(boss, HOUSEKEEPING_QUEUE);
  await ensureQueue(boss, OFFERS_QUEUE);
  await ensureSlaQueues(boss);
  await ensureCrmQueues(boss, DEAD_DELIVERY_QUEUE);
  await ensureAdLeadQueue(boss);
  await ensurePrivacyQueues(boss);
}
