import type { Job, JobResult } from 'pg-boss';
import { errorFields } from '@/lib/log';

/**
 * Works through a batch at once; a job that fails is tried again by itself, whatever becomes of the others.
 * Its worker says `perJobResults`.
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
