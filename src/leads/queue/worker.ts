import type { Job, JobResult } from 'pg-boss';
import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';
import { deliverLead } from '../deliver/deliver-lead';
import { forgetExpiredStashes } from '../endpoint/stash';
import { queue } from './boss';
import {
  DEAD_DELIVERY_QUEUE,
  DELIVERY_QUEUE,
  type DeliveryJob,
  HOUSEKEEPING_QUEUE,
} from './queues';

/** One delivery of a batch; a failed one is tried again by itself, whatever becomes of the others. */
async function attempt(payload: Payload, { id, data }: Job<DeliveryJob>): Promise<JobResult> {
  try {
    await deliverLead(payload, data.deliveryId);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: errorFields(error) };
  }
}

/** Starts taking jobs in this process: deliveries, those that are given up, and hourly tidying. */
export async function startWorker(payload: Payload): Promise<void> {
  const boss = await queue();
  await boss.work<DeliveryJob>(
    DELIVERY_QUEUE,
    {
      // One look a second while it is quiet; without a pause while there is more than one look brings.
      pollingIntervalSeconds: 1,
      batchSize: 4,
      burstWhenBatchFull: true,
      localConcurrency: 2,
      heartbeatRefreshSeconds: 4,
      perJobResults: true,
    },
    (jobs) => Promise.all(jobs.map((job) => attempt(payload, job))),
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
