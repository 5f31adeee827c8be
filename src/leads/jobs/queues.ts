import type { PgBoss } from 'pg-boss';
import { ensureCrmQueues } from './crm-queues';
import { ensureAdLeadQueue } from './ad-lead-queue';
import { ensureSlaQueues } from './sla-queues';
import { ensurePrivacyQueues } from './privacy-queues';
import { ensureQueue, retriesForHours } from './ensure-queue';

export const DELIVERY_QUEUE = 'lead-delivery';
export const DEAD_DELIVERY_QUEUE = 'lead-delivery-dead';
export const MAIL_QUEUE = 'mail';
export const DEAD_MAIL_QUEUE = 'mail-dead';
/** New leads that nobody has yet. */
export const ASSIGNMENT_QUEUE = 'lead-assignment';
/** Every few minutes: offers of places whose time is over. */
export const OFFERS_QUEUE = 'ticket-offers';
export const HOUSEKEEPING_QUEUE = 'lead-housekeeping';

/** What a delivery job carries: an id, never anything personal. */
export type DeliveryJob = { deliveryId: number };

/** What the job of assigning carries. */
export type AssignmentJob = { leadId: number };

/** What a mail's job carries. */
export type MailJob = { mailId: number };

const delivery = { ...retriesForHours, deadLetter: DEAD_DELIVERY_QUEUE } as const;

/** A mail is tried as often and as long as a delivery. */
const mail = { ...retriesForHours, deadLetter: DEAD_MAIL_QUEUE } as const;

/** Fails only while the database does; then again, up to every five minutes for a week. */
const assignment = {
  retryLimit: 2000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 60,
} as const;

/** Creates the queues or brings their options up to date. */
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
