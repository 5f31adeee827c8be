import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { queue } from './boss';
import { DELIVERY_QUEUE, type DeliveryJob } from './queues';

/** Puts an undelivered delivery back into the queue. False when there is none, or it has arrived. */
export async function requeueDelivery(payload: Payload, id: number): Promise<boolean> {
  const found = await payload.update({
    collection: 'deliveries',
    where: { and: [{ id: { equals: id } }, { status: { not_equals: 'delivered' } }] },
    data: { status: 'pending' },
  });
  if (found.docs.length === 0) return false;
  const boss = await queue();
  await boss.send(DELIVERY_QUEUE, { deliveryId: id } satisfies DeliveryJob);
  log.info('delivery.requeued', { delivery: id });
  return true;
}

/** Puts every undeliverable delivery back. Returns how many. */
export async function requeueFailedDeliveries(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { status: { equals: 'failed' } },
    pagination: false,
    depth: 0,
    select: {},
  });
  for (const { id } of docs) await requeueDelivery(payload, id);
  return docs.length;
}
