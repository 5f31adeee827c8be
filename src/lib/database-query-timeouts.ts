import { AsyncLocalStorage } from 'node:async_hooks';
import { log } from './write-log-line';

/**
 * The timeout of visitors' requests: for getting a connection, and for each answer of the database. Tests change it:
 * short where the database hangs, long where the machine is merely busy.
 */
export const VISITOR_QUERY_TIMEOUT_MS = Number(process.env.REQUEST_LIMIT_MS) || 5000;
/** The timeout of one statement of background work: jobs, exports, erasure, maintenance. */
export const BACKGROUND_QUERY_TIMEOUT_MS = 120_000;
/**
 * Extra time before a query times out, so that a process that was blocked first reads answers that have already
 * arrived.
 */
const GRACE_PERIOD_MS = 250;

/** Any function of the driver, whatever its parameters. */
type Driver = (...args: never[]) => unknown;

const key = Symbol.for('site.query-limit');
// Stored on `globalThis`, because routes and the worker may load separate copies of this module.
const shared = globalThis as { [key]?: AsyncLocalStorage<number> };
const limit = (shared[key] ??= new AsyncLocalStorage<number>());

/** Runs a task with the long timeout, including everything that it starts. */
export const withLongQueries = <T>(task: () => T): T =>
  limit.run(BACKGROUND_QUERY_TIMEOUT_MS, task);

/** Removes the query timeout for the rest of the current command. */
export const liftQueryLimits = (): void => limit.enterWith(Infinity);

/** Iterates over rows with the long timeout for each row. */
export async function* withLongQueriesEach<T>(rows: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = rows[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await withLongQueries(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

type Callback = (...answer: unknown[]) => unknown;
const isFunction = (value: unknown): value is Callback => typeof value === 'function';

/**
 * Binds callbacks given to `pool.connect` to the async context of their caller. Otherwise the pool would run a
 * callback in the context of an earlier caller, which may have another timeout.
 */
export function keepLimitsApart(pool: { connect: Driver }): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = (...args: readonly unknown[]) =>
    connect(...args.map((arg) => (isFunction(arg) ? AsyncLocalStorage.bind(arg) : arg)));
}

/**
 * Closes a connection whose statement is not answered in time: the database hangs, or the network drops packets. The
 * driver's own timeout would leave the connection in use, in the middle of a transaction that the next caller would
 * get. A statement that had reached the database may still take effect.
 */
function limitQueries(client: { query: Driver }): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;

  function watch(): () => void {
    const most = limit.getStore() ?? VISITOR_QUERY_TIMEOUT_MS;
    if (most === Infinity) return () => {};
    const giveUp = () => {
      log.warn('database.no-answer');
      // Closing the connection is not awaited: it fails everything that waits on the connection at once.
      void (client as unknown as { end: () => Promise<void> }).end().catch(() => {});
    };
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, GRACE_PERIOD_MS);
    }, most);
    return () => clearTimeout(timer);
  }

  client.query = (...args: unknown[]): unknown => {
    const answered = watch();
    const callback = args.at(-1);
    if (isFunction(callback)) {
      args[args.length - 1] = (...answer: unknown[]) => {
        answered();
        callback(...answer);
      };
      return query(...args);
    }
    const answer = query(...args);
    if (answer instanceof Promise) return answer.finally(answered);
    answered(); // the query returns a stream of rows
    return answer;
  };
}

/**
 * Server-side settings for clients that have given up or disappeared: the database cancels their statement and releases
 * their locks. Not part of the connection string, because some poolers refuse such parameters.
 */
const SERVER_LIMITS = [
  `SET statement_timeout = ${BACKGROUND_QUERY_TIMEOUT_MS}`,
  `SET idle_in_transaction_session_timeout = ${BACKGROUND_QUERY_TIMEOUT_MS}`,
  'SET client_connection_check_interval = 2000',
];

type Client = { query: Driver & ((text: string) => Promise<unknown>) };

/** Applies the timeouts to a new connection before its first use; connections of migrations have no timeouts. */
export async function setLimits(client: Client): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true' || limit.getStore() === Infinity) return;
  limitQueries(client);
  // Errors are ignored: a database that does not support one of these settings works without it.
  for (const statement of SERVER_LIMITS) await client.query(statement).catch(() => {});
}
