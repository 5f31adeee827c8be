import { AsyncLocalStorage } from 'node:async_hooks';
import { log } from './log';

/**
 * How long a reader or a sender of a form waits for a connection, and for each answer of the database. Tests set
 * it: short where the database hangs, long where the machine is merely busy.
 */
export const REQUEST_LIMIT_MS = Number(process.env.REQUEST_LIMIT_MS) || 5000;
/** How long one statement of background work may take: jobs, exports, erasure, maintenance. */
export const LONG_LIMIT_MS = 120_000;
/** A process that was busy for a while reads first what has come in meanwhile. */
const GRACE_MS = 250;

/** Of whichever release of the driver. */
type Driver = (...args: never[]) => unknown;

const key = Symbol.for('site.query-limit');
// On the process: the bundler may give routes and the worker copies of this module.
const shared = globalThis as { [key]?: AsyncLocalStorage<number> };
const limit = (shared[key] ??= new AsyncLocalStorage<number>());

/** Runs a task, with everything it starts, under the long statement limit. */
export const withLongQueries = <T>(task: () => T): T => limit.run(LONG_LIMIT_MS, task);

/** Lets every statement of the rest of a command take as long as it takes. */
export const liftQueryLimits = (): void => limit.enterWith(Infinity);

/** Reads rows of which each may take long to come. */
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

/** Keeps the caller's limit for its query: the pool calls it back from the caller before, who has another limit. */
export function keepLimitsApart(pool: { connect: Driver }): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = (...args: readonly unknown[]) =>
    connect(...args.map((arg) => (isFunction(arg) ? AsyncLocalStorage.bind(arg) : arg)));
}

/**
 * Ends a connection whose statement is not answered in time: a database that hangs, a network that swallows
 * everything. The driver's own limit would leave the connection in use, in the middle of a transaction that
 * the next caller would get. A statement that had reached the database may still take effect.
 */
function limitQueries(client: { query: Driver }): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;

  function watch(): () => void {
    const most = limit.getStore() ?? REQUEST_LIMIT_MS;
    if (most === Infinity) return () => {};
    const giveUp = () => {
      log.warn('database.no-answer');
      // Not awaited: ends at once what waits on this connection.
      void (client as unknown as { end: () => Promise<void> }).end().catch(() => {});
    };
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, GRACE_MS);
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
    answered(); // a stream of rows
    return answer;
  };
}

/**
 * What the database itself does about a client that has given up or gone: it ends the statement and frees
 * its locks. Not part of the connection's address, as some poolers take no such parameters.
 */
const SERVER_LIMITS = [
  `SET statement_timeout = ${LONG_LIMIT_MS}`,
  `SET idle_in_transaction_session_timeout = ${LONG_LIMIT_MS}`,
  'SET client_connection_check_interval = 2000',
];

type Client = { query: Driver & ((text: string) => Promise<unknown>) };

/** Sets the limits of a new connection, before it is used; migrations have none. */
export async function setLimits(client: Client): Promise<void> {
  if (process.env.PAYLOAD_MIGRATING === 'true' || limit.getStore() === Infinity) return;
  limitQueries(client);
  // A database that does not know one of them goes without.
  for (const statement of SERVER_LIMITS) await client.query(statement).catch(() => {});
}
