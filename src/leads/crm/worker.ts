import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Payload } from 'payload';
import { errorFields } from '@/lib/log';
import { deliverToCrm } from './deliver';
import { type CrmJob, crmQueues, MOST_RETRIES } from './queues';

async function attempt(
  payload: Payload,
  boss: PgBoss,
  name: string,
  job: JobWithMetadata<CrmJob>,
): Promise<JobResult> {
  const { id, data } = job;
  const failures = data.failures + job.retryCount;
  try {
    const outcome = await deliverToCrm(payload, data.deliveryId);
    if (!outcome.done) {
      // A job of its own for later. Should this process die before the old one is done, both find the
      // same delivery, one after the other, and the second finds it brought over.
      const next: CrmJob = { deliveryId: data.deliveryId, failures };
      await boss.send(name, next, {
        startAfter: outcome.notBefore,
        retryLimit: Math.max(0, MOST_RETRIES - failures),
      });
    }
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: errorFields(error) };
  }
}

/** Starts bringing leads to the CRMs. */
export async function startCrmWorkers(payload: Payload, boss: PgBoss): Promise<void> {
  for (const name of Object.values(crmQueues)) {
    await boss.work(
      name,
      {
        pollingIntervalSeconds: 1,
        batchSize: 1,
        burstWhenBatchFull: true,
        heartbeatRefreshSeconds: 4,
        includeMetadata: true,
        perJobResults: true,
      },
      (jobs: JobWithMetadata<CrmJob>[]) =>
        Promise.all(jobs.map((job) => attempt(payload, boss, name, job))),
    );
  }
}
