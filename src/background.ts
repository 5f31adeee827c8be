import { ensureSearchIndex } from '@/cms/search/rebuild';
import { startMinuteWorker } from '@/cms/schedule/worker';
import { cms } from '@/content/payload';
import { loadPublishedPaths } from '@/content/published-paths';
import { queue, stopQueue } from '@/leads/queue/boss';
import { startWorker } from '@/leads/queue/worker';
import { errorFields, log } from '@/lib/log';

declare global {
  /** Called by the server when it stops, after the last request has been answered. */
  var siteShutdown: (() => Promise<void>) | undefined;
}

const RETRY_MS = 3000;
const LAST_JOBS_SECONDS = 12;

/** Tries until it works: a database that is away when the process starts comes back. */
async function untilDone(event: string, task: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await task();
      return;
    } catch (error) {
      log.warn(event, errorFields(error));
      await new Promise((resume) => setTimeout(resume, RETRY_MS));
    }
  }
}

/** What a serving process does beside answering requests: knows the live pages, delivers leads, keeps schedules. */
export async function startBackground(): Promise<void> {
  globalThis.siteShutdown = () => stopQueue(LAST_JOBS_SECONDS);
  void untilDone('background.paths-waiting', loadPublishedPaths);
  void untilDone('background.worker-waiting', async () => {
    await startWorker(await cms());
    log.info('background.started');
  });
  void untilDone('background.search-waiting', async () => {
    await ensureSearchIndex(await cms());
  });
  void untilDone('background.schedule-waiting', async () => {
    await startMinuteWorker(await cms(), await queue());
  });
}
