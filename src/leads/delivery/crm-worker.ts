import pLimit from 'p-limit';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Payload } from 'payload';
import { inTrace } from '@/lib/start-tracing-span';
import { eachJob, working } from '../jobs/job-workers';
import { deliverToCrm } from './deliver-to-crm';
import { type CrmJob, crmQueues, MAX_RETRIES } from '../jobs/crm-queues';

/** Makes one attempt at one delivery; a delivery that has to wait continues as a new job. */
async function deliver(
  payload: Payload,
  boss: PgBoss,
  name: string,
  { data, retryCount }: JobWithMetadata<CrmJob>,
): Promise<void> {
  const outcome = await deliverToCrm(payload, data.deliveryId);
  if (outcome.done) return;
  // If this process dies before the old job is completed, both jobs run, one after the other, and the second finds
  // the delivery done.
  const failures = data.failures + retryCount;
  const next = inTrace<CrmJob>({ deliveryId: data.deliveryId, failures });
  await boss.send(name, next, {
    startAfter: outcome.notBefore,
    retryLimit: Math.max(0, MAX_RETRIES - failures),
  });
}

export async function startCrmWorkers(payload: Payload, boss: PgBoss): Promise<void> {
  for (const name of Object.values(crmQueues)) {
    const oneAtATime = pLimit(1);
    await boss.work(
      name,
      {
        ...working,
        // One lead at a time; pg-boss polls without a pause only for batches of more than one job.
        batchSize: 2,
        localConcurrency: 1,
        includeMetadata: true,
      },
      eachJob((job: JobWithMetadata<CrmJob>) =>
        oneAtATime(() => deliver(payload, boss, name, job)),
      ),
    );
  }
}
