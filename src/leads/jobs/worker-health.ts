import type { PgBoss } from 'pg-boss';
import { BACKGROUND_QUERY_TIMEOUT_MS } from '@/lib/database-query-timeouts';

/**
 * The time without a poll after which a worker that has no job counts as hung; normally each polls at least once a
 * minute.
 */
const HUNG_WORKER_AFTER_MS = BACKGROUND_QUERY_TIMEOUT_MS + 30_000;

/** How long after a start it is normal that schedules have not been checked yet. */
const STARTUP_PERIOD_MS = 2 * 60_000;

type Health = { isFailing: boolean; workers: ReadonlySet<string>; since: number };

const key = Symbol.for('site.worker-health');
// The state is global to the process, because the bundler may give routes and the worker separate copies of this
// module.
const shared = globalThis as { [key]?: Health };

/** Forgets the state of earlier workers, before new ones are started. */
export function forgetWorkers(): void {
  delete shared[key];
}

/** Records that the workers could not be started; the start will be retried. */
export function noteFailedStart(): void {
  shared[key] = { isFailing: true, workers: new Set(), since: performance.now() };
}

/** Registers the workers of a client, which are expected to keep running, in addition to those registered earlier. */
export function noteWorkers(boss: PgBoss): void {
  const workers = new Set(shared[key]?.workers);
  for (const { id } of boss.getWipData()) workers.add(id);
  const since = shared[key]?.since ?? performance.now();
  shared[key] = { isFailing: false, workers, since };
}

/** Whether the workers were started only moments ago, or not yet. */
export function hasJustBegun(): boolean {
  const health = shared[key];
  return !health || performance.now() - health.since < STARTUP_PERIOD_MS;
}

/** Whether all workers poll or process a job; true while the workers are being started. */
export function workersRun(boss: PgBoss): boolean {
  const health = shared[key];
  if (!health || health.isFailing) return !health;
  const workers = boss.getWipData();
  const there = new Set(workers.map(({ id }) => id));
  const since = Date.now() - HUNG_WORKER_AFTER_MS;
  return (
    [...health.workers].every((id) => there.has(id)) &&
    workers.every(
      ({ state, count, createdOn, lastFetchedOn, lastErrorOn }) =>
        state === 'active' &&
        (count > 0 || Math.max(createdOn, lastFetchedOn ?? 0, lastErrorOn ?? 0) > since),
    )
  );
}
