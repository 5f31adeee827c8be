import type { Job, JobResult } from 'pg-boss';
import { errorFields } from '@/lib/log';

/**
 * Processes the jobs of a batch concurrently; a failed job is retried alone, independent of the others. The
 * worker needs the option `perJobResults`.
 */
export const eachJob =
  <AJob extends Job<unknown>>(work: (job: AJob) => Promise<unknown>) =>
  (jobs: readonly AJob[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async (job): Promise<JobResult> => {
        try {
          await work(job);
          return { id: job.id, status: 'completed' };
        } catch (error) {
          return { id: job.id, status: 'failed', output: errorFields(error) };
        }
      }),
    );
