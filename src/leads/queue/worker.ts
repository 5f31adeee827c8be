import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
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

/** Shows a delivery that was tried in vain as undeliverable. */
async function giveUp(payload: Payload, id: number): Promise<void> {
  const { drizzle } = payload.db as unknown as PostgresAdapter;
  await drizzle.execute(sql`
    UPDATE deliveries SET status = 'failed', updated_at = now()
    WHERE id = ${id} AND status <> 'delivered'`);
}

/** Starts taking jobs in this process: deliveries, those that are given up, and hourly tidying. */
export async function startWorker(payload: Payload): Promise<void> {
  const boss = await queue();
  // First, because it can fail: whoever calls again must not have workers of an earlier call beside his.
  await boss.schedule(HOUSEKEEPING_QUEUE, '17 * * * *');
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
      await giveUp(payload, job.data.deliveryId);
      log.error('delivery.given-up', { delivery: job.data.deliveryId });
    },
  );
  await boss.work(HOUSEKEEPING_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    await forgetExpiredStashes(payload);
  });
}
