import { purgeAfterSaves, purgeEverything } from '@/cdn/cdn-purge-queue';
import { startPurgeWorker } from '@/cdn/cdn-purge-worker';
import { ensureSearchIndex } from '@/cms/search/rebuild-search-index';
import { startMinuteWorker } from '@/cms/schedule/scheduled-publishing-worker';
import { readRemoteLists } from '@/content/queries/remote/lists-from-remote-server';
import { refreshDependenciesFirst } from '@/content/paths/refresh-dependencies-first';
import { keepPublicPictures } from '@/content/paths/public-pictures';
import { dropOutdatedPictures, keepResizedPictures } from '@/content/paths/resized-pictures';
import { isDatabaseAway } from '@/content/page-copies-for-outages';
import { cms } from '@/content/register-cms-instance';
import { loadPublishedPaths, recallPublishedPaths } from '@/content/paths/read-published-paths';
import { listenForRefresh } from '@/content/cache-refresh-listener';
import { queue, stopQueue } from '@/leads/jobs/queue-client';
import { storeSpooledForms } from '@/leads/intake/store-spooled-forms';
import { correctFutureTimes, startWorker } from '@/leads/start-workers';
import {
  forgetWorkers,
  noteFailedStart,
  noteWorkers,
  workersRun,
} from '@/leads/jobs/worker-health';
import { errorFields, log } from '@/lib/write-log-line';
import { withLongQueries } from '@/lib/database-query-timeouts';
import { provideOwnCms } from './load-own-cms';
import { startExport } from './telemetry/export-telemetry';
import { serveMetrics } from './telemetry/metrics-server';

export { withResizedPictures } from '@/content/paths/resized-pictures';

declare global {
  /** A function that the server calls when it stops, after the last request has been answered. */
  var siteShutdown: (() => Promise<void>) | undefined;
}

const RETRY_INTERVAL_MS = 3000;
const STOP_TIMEOUT_SECONDS = 12;
const POLL_INTERVAL_MS = 3000;
const TIMES_MS = 30_000;
const KEPT_MS = 2000;
/**
 * The maximum time in milliseconds that the start of the server waits for the lists of published URLs. Until they are
 * read, each requested page is looked up in the database.
 */
const PUBLISHED_PATHS_TIMEOUT_MS = 5000;

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms).unref());

/**
 * Retries a task until it succeeds or the server stops: the database may be down when the process starts.
 * @param event the name of the log line for each failed attempt
 */
async function untilDone(
  event: string,
  task: () => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await task();
      return;
    } catch (error) {
      log.warn(event, errorFields(error));
      await pause(RETRY_INTERVAL_MS);
    }
  }
}

async function startJobs(stopping: AbortSignal): Promise<void> {
  forgetWorkers();
  const startLeads = async () => {
    try {
      await startWorker(await cms());
    } catch (error) {
      noteFailedStart();
      throw error;
    }
    noteWorkers(await queue());
    log.info('background.started');
  };
  const startPurges = async () => {
    await startPurgeWorker(await queue());
    noteWorkers(await queue());
  };
  const startSchedule = async () => {
    await startMinuteWorker(await cms(), await queue());
    noteWorkers(await queue());
  };
  await untilDone('background.worker-waiting', startLeads, stopping);
  await untilDone('background.schedule-waiting', startSchedule, stopping);
  await untilDone('background.purges-waiting', startPurges, stopping);
}

const allWork = () => queue().then(workersRun, () => false);

/** Runs the workers until the server stops; workers that end or hang are restarted. */
async function keepTakingJobs(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await startJobs(stopping);
    do await pause(POLL_INTERVAL_MS);
    while (!stopping.aborted && (await allWork()));
    if (stopping.aborted) return;
    log.error('background.worker-died');
    await stopQueue(STOP_TIMEOUT_SECONDS).catch(() => {});
  }
}

/**
 * Corrects scheduled times that were computed while the system clock was fast, after the clock was set back. Runs
 * until the server stops.
 */
async function keepTimes(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(TIMES_MS);
    try {
      await correctFutureTimes(await cms());
    } catch (error) {
      log.warn('background.times-waiting', errorFields(error));
    }
  }
}

/** Stores forms that wait on the disk as soon as the database is available again. Runs until the server stops. */
async function keepStoring(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    let left = 0;
    try {
      left = await storeSpooledForms(cms);
    } catch (error) {
      log.warn('background.kept-waiting', errorFields(error));
    }
    await pause(left > 0 ? TIMES_MS : KEPT_MS);
  }
}

/**
 * Starts the background work of a serving process: it reads the published URLs, delivers leads, runs schedules, stores
 * forms that wait on the disk, purges CDNs, answers Prometheus, and sends traces and metrics. Resolves once the lists
 * of published URLs and redirects are read, so that even the first visitor of an old URL is redirected; at the latest
 * after PUBLISHED_PATHS_TIMEOUT_MS, and without waiting while the database is away.
 */
export async function startBackground(): Promise<void> {
  provideOwnCms();
  const stopping = new AbortController();
  const endExport = await startExport();
  globalThis.siteShutdown = async () => {
    stopping.abort();
    try {
      await stopQueue(STOP_TIMEOUT_SECONDS);
    } finally {
      await endExport();
    }
  };
  await serveMetrics(stopping.signal);
  refreshDependenciesFirst();
  purgeAfterSaves();
  // The process listens for refreshes before anything is read, so that no later change is missed.
  await listenForRefresh(stopping.signal);
  if (isDatabaseAway()) recallPublishedPaths();
  readRemoteLists();
  const paths = withLongQueries(() => {
    const known = loadPublishedPaths().catch((error: unknown) => {
      log.warn('background.paths-waiting', errorFields(error)); // the read is retried in the background
    });
    keepResizedPictures();
    keepPublicPictures(dropOutdatedPictures);
    void keepTakingJobs(stopping.signal);
    void keepTimes(stopping.signal);
    void keepStoring(stopping.signal);
    const indexAll = async () => {
      await ensureSearchIndex(await cms());
    };
    void untilDone('background.search-waiting', indexAll, stopping.signal);
    const dropAll = async () => {
      await purgeEverything(await queue());
    };
    void untilDone('background.purge-waiting', dropAll, stopping.signal);
    return known;
  });
  if (!isDatabaseAway()) await Promise.race([paths, pause(PUBLISHED_PATHS_TIMEOUT_MS)]);
}
