import type { PgBoss } from 'pg-boss';

export const DELIVERY_QUEUE = 'lead-delivery';
export const DEAD_DELIVERY_QUEUE = 'lead-delivery-dead';
export const HOUSEKEEPING_QUEUE = 'lead-housekeeping';

/** What a delivery job carries: an id, never anything personal. */
export type DeliveryJob = { deliveryId: number };

/**
 * 14 tries: after 2 s, 4 s, 8 s … up to an hour apart, some seven hours in all, so that an evening's
 * outage on the other side is ridden out.
 */
const delivery = {
  retryLimit: 14,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  // A worker that dies stops its heartbeat: its job is somebody else's within half a minute.
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  deadLetter: DEAD_DELIVERY_QUEUE,
} as const;

/** Creates the queues or brings their options up to date. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_DELIVERY_QUEUE);
  await boss.createQueue(DELIVERY_QUEUE, delivery);
  await boss.updateQueue(DELIVERY_QUEUE, delivery);
  await boss.createQueue(HOUSEKEEPING_QUEUE);
}
