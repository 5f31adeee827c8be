import type { Job, JobResult } from 'pg-boss';
import { errorFields } from '@/lib/write-log-line';
import { inSpan, type SpanOptions, traceOf } from '@/lib/start-tracing-span';

/** The span of a job, in the trace in which it was queued, such as that of a form. */
const spanOf = ({ name, data }: Job<unknown>): SpanOptions => ({
  kind: 'consumer',
  parent: traceOf(data),
  attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': name },
});

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
          await inSpan(`job ${job.name}`, spanOf(job), () => work(job));
          return { id: job.id, status: 'completed' };
        } catch (error) {
          return { id: job.id, status: 'failed', output: errorFields(error) };
        }
      }),
    );
