import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { everythingTag } from '@/content/tags';
import { AttemptError, WaitError } from '@/leads/delivery/delivery-errors';
import { ensurePurgeQueue, PURGE_QUEUE, type PurgeJob } from '@/leads/jobs/purge-queue';
import { type Cdn, cdns, configuredCdns } from '@/lib/cdn-headers';
import { errorCode, log } from '@/lib/log';
import { telemetry } from '@/lib/telemetry';
import { purge } from './networks';

/**
 * After which a network is told a second time: an instance that did not hear the save may have answered it with what
 * was before. Within five seconds it notices, and lets nothing be held (ADR-0043).
 */
const SECOND_AFTER_SECONDS = 10;
/** Jobs that one call, or a few, stand for. */
const AT_ONCE = 20;

type Job = JobWithMetadata<PurgeJob>;

const tagsOf = (jobs: readonly Job[]): string[] => {
  const tags = [...new Set(jobs.flatMap(({ data }) => data.tags))];
  return tags.includes(everythingTag) ? [everythingTag] : tags;
};

/** One attempt for all jobs of a network. @throws AttemptError, to be tried again with back-off */
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
    // Jobs of their own for later, before these are done: none is lost, one may be done twice.
    for (const { data } of jobs) await later(data, error.until);
    return;
  }
  telemetry()?.purges.inc({ cdn, result: 'done' });
  log.info('cdn.purged', { cdn, jobs: jobs.length });
  const first = jobs.filter(({ data }) => !data.isSecond);
  if (first.length > 0) {
    await later({ cdn, tags: tagsOf(first), isSecond: true }, SECOND_AFTER_SECONDS);
  }
}

async function purgeFor(boss: PgBoss, jobs: readonly Job[]): Promise<JobResult[]> {
  const configured = configuredCdns(process.env);
  const results = cdns.map(async (cdn): Promise<JobResult[]> => {
    const own = jobs.filter(({ data }) => data.cdn === cdn);
    try {
      // One that is no longer in front of the site holds nothing of it.
      if (own.length > 0 && configured.includes(cdn)) await attempt(boss, cdn, own);
      return own.map(({ id }) => ({ id, status: 'completed' }));
    } catch (error) {
      return own.map(({ id }) => ({ id, status: 'failed', output: { error: errorCode(error) } }));
    }
  });
  return (await Promise.all(results)).flat();
}

/** Starts telling the networks what to drop, where one is configured. */
export async function startPurgeWorker(boss: PgBoss): Promise<void> {
  if (configuredCdns(process.env).length === 0) return;
  await ensurePurgeQueue(boss);
  await boss.work(
    PURGE_QUEUE,
    {
      pollingIntervalSeconds: 1,
      batchSize: AT_ONCE,
      heartbeatRefreshSeconds: 4,
      includeMetadata: true,
      perJobResults: true,
    },
    (jobs: Job[]) => purgeFor(boss, jobs),
  );
}
