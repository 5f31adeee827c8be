import type { Payload } from 'payload';
import type { PgBoss } from 'pg-boss';
import { errorFields, log } from '@/lib/write-log-line';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { waitForRefresh } from '@/content/cache-refresh-listener';
import { emptyTrash } from '../trash/empty-trash-every-night';
import { deleteExpiredLocks } from './delete-expired-document-locks';
import { runDueSchedules } from './run-due-publishing-schedules';
import { tagsOfPassedMoments } from './cache-tags-of-passed-dates';

const QUEUE = 'publishing-minute';
const EVERY_MINUTE = '* * * * *';
/** The queue of the nightly job, which runs at night in Viet Nam, when editors are away. */
const TRASH_QUEUE = 'bin-night';
const EVERY_NIGHT = '40 2 * * *';
/**
 * How many milliseconds back a run looks for dates that passed. Runs are a minute apart, so no date is missed when a
 * run is late or fails.
 */
const LOOKBACK_WINDOW_MS = 3 * 60_000;

async function minute(payload: Payload): Promise<void> {
  await runDueSchedules(payload);
  const now = new Date();
  const since = new Date(now.getTime() - LOOKBACK_WINDOW_MS);
  await queueRefresh({ payload }, await tagsOfPassedMoments(payload, [since, now]));
  await waitForRefresh();
}

/**
 * Starts the job that carries out due schedules and refreshes pages whose dates have passed. It runs at the start,
 * for what became due while no process ran, then every minute in one of the processes that share the database.
 * Another job empties the trash every night of documents whose retention time is over, and deletes the rows of ended
 * locks.
 */
export async function startMinuteWorker(payload: Payload, boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE);
  await boss.schedule(QUEUE, EVERY_MINUTE);
  await boss.work(QUEUE, { pollingIntervalSeconds: 2 }, () => minute(payload));
  await boss.createQueue(TRASH_QUEUE);
  await boss.schedule(TRASH_QUEUE, EVERY_NIGHT, null, { tz: OFFICE_ZONE });
  await boss.work(TRASH_QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    await emptyTrash(payload);
    await deleteExpiredLocks(payload);
  });
  // The first run is not awaited: if it fails, the one in the next minute continues.
  void minute(payload).catch((error: unknown) => {
    log.warn('schedule.first-run', errorFields(error));
  });
}
