import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { everythingTag } from '@/content/cache-tags';
import { AttemptError, WaitError } from '@/leads/delivery/delivery-errors';
import { ensurePurgeQueue, PURGE_QUEUE, type PurgeJob } from '@/leads/jobs/cdn-purge-queue';
import { type Cdn, cdns, configuredCdns } from '@/lib/cdn-headers';
import { errorCode, log } from '@/lib/write-log-line';
import { telemetry } from '@/lib/prometheus-metrics';
import { purge } from './purge-cdn';

/**
 * The delay of a second purge in seconds. An instance whose database connection died unnoticed shows old pages for up
 * to five seconds, and the CDN may have fetched one of them after the first purge (ADR-0043).
 */
const SECOND_PURGE_DELAY_SECONDS = 10;
/** The maximum number of jobs that are processed together and merged into a few calls. */
const BATCH_SIZE = 20;

type Job = JobWithMetadata<PurgeJob>;

const tagsOf = (jobs: readonly Job[]): string[] => {
  const tags = [...new Set(jobs.flatMap(({ data }) => data.tags))];
  return tags.includes(everythingTag) ? [everythingTag] : tags;
};

/**
 * Makes one attempt for all jobs of a CDN.
 * @throws AttemptError, to be retried with back-off
 */
async function attempt(boss: PgBoss, cdn: Cdn, jobs: readonly Job[]): Promise<void> {
  const later = (data: PurgeJob, startAfter: Date | number) =>
    boss.send(PURGE_QUEUE, data, { startAfter });
  try {
    await purge(cdn, tagsOf(jobs));
  } catch (error) {
    const code = error instanceof AttemptError ? error.code : errorCode(error);
    telemetry()?.purges.inc({ cdn, result: 'failed' });
    log.warn('cdn.purge-failed', { cdn, jobs: jobs.length, result: code });
    if (!(error instanceof WaitError)) throw error;
    // The CDN asked to wait: each purge is queued again for later before its job is completed. A crash may repeat a
    // purge, but never loses one.
    for (const { data } of jobs) await later(data, error.until);
    return;
  }
  telemetry()?.purges.inc({ cdn, result: 'done' });
  log.info('cdn.purged', { cdn, jobs: jobs.length });
  const first = jobs.filter(({ data }) => !data.isSecond);
  if (first.length > 0) {
    await later({ cdn, tags: tagsOf(first), isSecond: true }, SECOND_PURGE_DELAY_SECONDS);
  }
}

async function purgeFor(boss: PgBoss, jobs: readonly Job[]): Promise<JobResult[]> {
  const configured = configuredCdns(process.env);
  const results = cdns.map(async (cdn): Promise<JobResult[]> => {
    const own = jobs.filter(({ data }) => data.cdn === cdn);
    try {
      // A job of a CDN that is no longer configured is skipped: answers bear no headers for that CDN any more.
      if (own.length > 0 && configured.includes(cdn)) await attempt(boss, cdn, own);
      return own.map(({ id }) => ({ id, status: 'completed' }));
    } catch (error) {
      return own.map(({ id }) => ({ id, status: 'failed', output: { error: errorCode(error) } }));
    }
  });
  return (await Promise.all(results)).flat();
}

/** Starts the worker that purges, where a CDN is configured. */
export async function startPurgeWorker(boss: PgBoss): Promise<void> {
  if (configuredCdns(process.env).length === 0) return;
  await ensurePurgeQueue(boss);
  await boss.work(
    PURGE_QUEUE,
    {
      pollingIntervalSeconds: 1,
      batchSize: BATCH_SIZE,
      heartbeatRefreshSeconds: 4,
      includeMetadata: true,
      perJobResults: true,
    },
    (jobs: Job[]) => purgeFor(boss, jobs),
  );
}
