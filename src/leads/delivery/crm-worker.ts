import pLimit from 'p-limit';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Payload } from 'payload';
import { eachJob } from '../jobs/each-job';
import { deliverToCrm } from './deliver-to-crm';
import { type CrmJob, crmQueues, MOST_RETRIES } from '../jobs/crm-queues';

/** One attempt at one delivery; one that is to wait goes on as a job of its own. */
async function deliver(
  payload: Payload,
  boss: PgBoss,
  name: string,
  { data, retryCount }: JobWithMetadata<CrmJob>,
): Promise<void> {
  const outcome = await deliverToCrm(payload, data.deliveryId);
  if (outcome.done) return;
  // A job of its own for later. Should this process die before the old one is done, both find the
  // same delivery, one after the other, and the second finds it brought over.
  const failures = data.failures + retryCount;
  const next: CrmJob = { deliveryId: data.deliveryId, failures };
  await boss.send(name, next, {
    startAfter: outcome.notBefore,
    retryLimit: Math.max(0, MOST_RETRIES - failures),
  });
}

/** Starts bringing leads to the CRMs. */
export async function startCrmWorkers(payload: Payload, boss: PgBoss): Promise<void> {
  for (const name of Object.values(crmQueues)) {
    const oneAtATime = pLimit(1);
    await boss.work(
      name,
      {
        pollingIntervalSeconds: 1,
        // Without a pause while there are more, which takes batches of more than one (pg-boss).
        batchSize: 2,
        burstWhenBatchFull: true,
        heartbeatRefreshSeconds: 4,
        includeMetadata: true,
        perJobResults: true,
      },
      eachJob((job: JobWithMetadata<CrmJob>) =>
        oneAtATime(() => deliver(payload, boss, name, job)),
      ),
    );
  }
}
