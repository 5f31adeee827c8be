import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { telemetry } from '@/lib/prometheus-metrics';
import { recordDatabaseAway, recordDatabaseReached } from './page-copies-for-outages';
import { allRefreshed, refreshThisProcess } from './refresh-caches-of-process';
import { CHANNEL, readMessage } from './cache-refresh-message';
import { everythingTag } from './cache-tags';

/** Timeout of opening the listening connection, and of a query on it. */
const QUERY_TIMEOUT_MS = 1500;
/**
 * Pause added after `QUERY_TIMEOUT_MS`. Both timers of a process that was blocked are overdue at once; between them it
 * reads the answers that have already arrived.
 */
const GRACE_PERIOD_MS = 250;
/** Pause between two checks of the connection. */
const PROBE_INTERVAL_MS = 1500;
/** Pauses before the attempts to connect; the last one repeats. */
const RETRY_MS = [100, 250, 500, 1000];
/** How long the answer to a save waits at most for the pages to be refreshed. */
const MAX_WAIT_MS = 1000;

type Connection = { client: pg.Client; lost: AbortSignal; asked: Promise<unknown> };

const storageKey = Symbol.for('site.content.refresh-listener');
// Stored on `globalThis`, because the background work and the admin come from separate bundles, each with its own copy
// of this module.
const shared = globalThis as { [storageKey]?: Connection };

/** The times of the saves whose refresh is still running, by the database's clock in seconds. */
const unfinishedSaves: number[] = [];

/**
 * Measures the time from a save until it is visible in this process. Both times are read from the database's clock,
 * because the clocks of two machines may differ.
 */
async function measureLive(savedAt: number): Promise<void> {
  const counted = telemetry();
  if (!counted || unfinishedSaves.push(savedAt) > 1) return; // a running call measures this save too
  await allRefreshed();
  const saves = unfinishedSaves.splice(0);
  const connection = shared[storageKey];
  if (!connection) return;
  const { rows } = await connection.client.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS now',
  );
  for (const at of saves) counted.liveSeconds.observe(Math.max(0, (rows[0]?.now ?? at) - at));
}

function receive({ payload = '' }: pg.Notification): void {
  const message = readMessage(payload);
  if (!message) {
    log.warn('refresh.invalid-message', { length: payload.length });
    return;
  }
  refreshThisProcess(message.tags);
  if (message.savedAt === null) return;
  measureLive(message.savedAt).catch(() => {}); // `untilLost` detects a lost connection
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const options = { ref: false, signal: answered.signal };
  const tooLate = async (): Promise<never> => {
    await pause(QUERY_TIMEOUT_MS, undefined, options);
    await pause(GRACE_PERIOD_MS, undefined, options);
    throw new Error('The database gives no answer.');
  };
  try {
    return await Promise.race([answer, tooLate()]);
  } finally {
    answered.abort();
  }
}

/** Opens a connection and makes it listen for messages; null when that fails. */
async function connect({ isQuiet = false } = {}): Promise<Connection | null> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'site-refresh',
    keepAlive: true,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
  });
  const losing = new AbortController();
  client.on('error', () => losing.abort()).on('end', () => losing.abort());
  client.on('notification', receive);
  try {
    await client.connect();
    await inTime(client.query(`LISTEN ${CHANNEL}`));
    recordDatabaseReached();
    return { client, lost: losing.signal, asked: Promise.resolve() };
  } catch (error) {
    recordDatabaseAway();
    if (!isQuiet) log.warn('refresh.not-listening', errorFields(error));
    void client.end().catch(() => {});
    return null;
  }
}

/** Sends a query once the previous one was answered or failed. */
function ask(connection: Connection): Promise<unknown> {
  const question = () => connection.client.query('SELECT 1');
  connection.asked = connection.asked.then(question, question);
  return connection.asked;
}

/** Whether the database answers on the listening connection, which is asked at once; false while there is none. */
export async function databaseAnswers(): Promise<boolean> {
  const connection = shared[storageKey];
  if (!connection) return false;
  return inTime(ask(connection)).then(
    () => true,
    () => false,
  );
}

/**
 * Queries the connection regularly until it is lost or the server stops. The driver alone does not notice a loss after
 * the process was paused, or when the network is dead.
 */
async function untilLost(connection: Connection, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([connection.lost, stopping]);
  try {
    for (;;) {
      await pause(PROBE_INTERVAL_MS, undefined, { ref: false, signal });
      await inTime(ask(connection));
      recordDatabaseReached();
    }
  } catch (error) {
    if (stopping.aborted) return;
    recordDatabaseAway();
    log.warn('refresh.connection-lost', errorFields(error));
  }
}

async function keepListening(first: Connection | null, stopping: AbortSignal): Promise<void> {
  let connection = first;
  for (let failures = 0; !stopping.aborted; failures += 1) {
    if (connection) {
      failures = 0;
      shared[storageKey] = connection;
      await untilLost(connection, stopping);
      delete shared[storageKey];
      void connection.client.end().catch(() => {});
    }
    const ms = RETRY_MS[failures] ?? RETRY_MS.at(-1);
    await pause(ms, undefined, { ref: false, signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    connection = await connect({ isQuiet: failures > 0 });
    if (!connection) continue;
    log.info('refresh.listening');
    refreshThisProcess([everythingTag]); // messages may have been missed: refresh everything
  }
}

/**
 * Listens for the cache tags that any process announces, and refreshes them in this process, until the server stops.
 * Resolves after the first attempt to connect. After a failed attempt or a lost connection, everything is refreshed
 * once the process listens again, because messages may have been missed.
 */
export async function listenForRefresh(stopping: AbortSignal): Promise<void> {
  void keepListening(await connect(), stopping);
}

/**
 * Resolves once this process has refreshed what was committed before the call; at the latest after a second, and at
 * once while the process does not listen. Postgres delivers earlier notifications before it answers a query on the same
 * connection, so an answered query means that they have arrived.
 */
export async function waitForRefresh(): Promise<void> {
  const connection = shared[storageKey];
  if (!connection) return;
  const heard = ask(connection).then(allRefreshed, () => {});
  await Promise.race([heard, pause(MAX_WAIT_MS, undefined, { ref: false })]);
}
