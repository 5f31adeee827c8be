import type { PgBoss } from 'pg-boss';
import { LONG_LIMIT_MS } from '@/lib/query-limits';

/** A worker looks for jobs every few seconds; one that has not for this long, and holds none, hangs. */
const SILENT_MS = LONG_LIMIT_MS + 30_000;

const key = Symbol.for('site.worker-health');
// On the process: the bundler may give routes and the worker copies of this module.
const shared = globalThis as { [key]?: { isFailing: boolean; workers: number } };

/** Nothing is known of the workers: they are just being started. */
export function forgetWorkers(): void {
  delete shared[key];
}

/** The workers could not be started and will be tried again. */
export function noteFailedStart(): void {
  shared[key] = { isFailing: true, workers: 0 };
}

/** All workers of a client that there are now have to go on. */
export function noteWorkers(boss: PgBoss): void {
  shared[key] = { isFailing: false, workers: boss.getWipData().length };
}

/** Whether the workers look for jobs or work on some; true while they are just being started. */
export function workersRun(boss: PgBoss): boolean {
  const health = shared[key];
  if (!health || health.isFailing) return !health;
  const workers = boss.getWipData();
  const since = Date.now() - SILENT_MS;
  return (
    workers.length >= health.workers &&
    workers.every(
      ({ state, count, createdOn, lastFetchedOn, lastErrorOn }) =>
        state === 'active' &&
        (count > 0 || Math.max(createdOn, lastFetchedOn ?? 0, lastErrorOn ?? 0) > since),
    )
  );
}
