import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { deliverLead } from '../deliver/deliver-lead';
import { forgetExpiredStashes } from '../endpoint/stash';
import { queue } from './boss';
import {
  DEAD_DELIVERY_QUEUE,
  DELIVERY_QUEUE,
  type DeliveryJob,
  HOUSEKEEPING_QUEUE,
} from './queues';

/** Starts taking jobs in this process: deliveries, those that are given up, and hourly tidying. */
export async function startWorker(payload: Payload): Promise<void> {
  const boss = await queue();
  await boss.work<DeliveryJob>(
    DELIVERY_QUEUE,
    { localConcurrency: 4, pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 4 },
    async ([job]) => {
      if (job) await deliverLead(payload, job.data.deliveryId);
    },
  );
  await boss.work<DeliveryJob>(
    DEAD_DELIVERY_QUEUE,
    { pollingIntervalSeconds: 2 },
    async ([job]) => {
      if (!job) return;
      await payload.update({
        collection: 'deliveries',
        where: {
          and: [{ id: { equals: job.data.deliveryId } }, { status: { not_equals: 'delivered' } }],
        },
        data: { status: 'failed' },
      });
      log.error('delivery.given-up', { delivery: job.data.deliveryId });
    },
  );
  await boss.work(HOUSEKEEPING_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    await forgetExpiredStashes(payload);
  });
  await boss.schedule(HOUSEKEEPING_QUEUE, '17 * * * *');
}
