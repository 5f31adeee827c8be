import { PgBoss } from 'pg-boss';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { BACKGROUND_QUERY_TIMEOUT_MS } from '@/lib/database-query-timeouts';

const key = Symbol.for('site.queue');
// The promise is stored on the process (`globalThis`), because the bundler may give routes and the worker copies of
// this module.
const shared = globalThis as { [key]?: Promise<PgBoss> };

/** Seconds between checks for jobs whose worker died; with the heartbeat it bounds how long such a job waits. */
export const SUPERVISE_SECONDS = 10;

/**
 * Options of the database driver: it drops a connection that does not answer in time. The server's own timeouts would
 * be connection parameters, which a pooler such as PgBouncer refuses.
 */
const limits = { query_timeout: BACKGROUND_QUERY_TIMEOUT_MS, keepAlive: true };

/** Creates a queue client; only `prepare-job-queue.ts` may create or migrate its tables. */
export function makeBoss(options: { mayMigrate: boolean; supervise: boolean }): PgBoss {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    application_name: 'site-queue',
    max: 6,
    ...(options.mayMigrate ? {} : limits),
    migrate: options.mayMigrate,
    createSchema: options.mayMigrate,
    supervise: options.supervise,
    schedule: options.supervise,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  // Without a listener a lost connection would end the process; the client reconnects by itself.
  boss.on('error', (error) => log.warn('queue.error', errorFields(error)));
  return boss;
}

async function start(): Promise<PgBoss> {
  const boss = makeBoss({ mayMigrate: false, supervise: true });
  return boss.start();
}

/** The queue client of this process, started once; a failed start is tried again by the next caller. */
export function queue(): Promise<PgBoss> {
  shared[key] ??= start().catch((error: unknown) => {
    delete shared[key];
    throw error;
  });
  return shared[key];
}

/** Lets running jobs finish, for at most `seconds`, and disconnects. */
export async function stopQueue(seconds: number): Promise<void> {
  const running = shared[key];
  delete shared[key];
  if (!running) return;
  const boss = await running;
  await boss.stop({ graceful: true, timeout: seconds * 1000 });
}
