import path from 'node:path';
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres';
import { NotFound, type Payload, QueryError } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import { isWrongFilter } from './hooks/database-errors-as-input-errors';
import {
  keepLimitsApart,
  VISITOR_QUERY_TIMEOUT_MS,
  setLimits,
} from '@/lib/database-query-timeouts';

/** Options of the Postgres adapter; `sourceRoot` is the folder of the CMS configuration. */
export function databaseOptions(sourceRoot: string): PostgresAdapterArgs {
  return {
    pool: {
      connectionString: process.env.DATABASE_URL,
      max: 20,
      connectionTimeoutMillis: VISITOR_QUERY_TIMEOUT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, although its type does not say so
      onConnect: setLimits,
    },
    migrationDir: path.resolve(sourceRoot, 'cms/migrations'),
    // The sections of a page are one JSON column, read and written as a whole, instead of a table for each type.
    blocksAsJSON: true,
    push: false, // development runs the same migrations as production
    transactionOptions: { isolationLevel: 'read committed' },
  };
}

/** How long, in milliseconds, the holder of a closed connection has to return it to the pool before it is removed. */
const GIVE_BACK_MS = 1000;

/**
 * Handles connections that the database closes. Each emits an `error` event, and without a listener that ends the
 * process; the pool listens only to idle connections, so this listens to those in use too. The pool then drops the
 * connection and opens a new one for the next query. A transaction whose BEGIN meets a closed connection never returns
 * it (Drizzle releases a connection only after BEGIN), and after some twenty of those the pool would be empty permanently.
 * So closed connections are returned here. The one that Payload took before this listener existed keeps its place. A
 * database that hangs closes nothing, so a query timeout counts as a lost connection too.
 */
export function surviveConnectionLoss(payload: Payload): void {
  const { pool } = databaseOf(payload);
  const hear = (error: Error) => log.warn('database.connection-lost', errorFields(error));
  const lent = new WeakSet<object>();
  pool.on('error', hear);
  keepLimitsApart(pool);
  // The pool is observed by `acquire`, because some connections were opened before this listener existed.
  pool.on('acquire', (client) => {
    lent.add(client);
    if (client.listeners('error').includes(hear)) return;
    client.on('error', hear);
    client.once('end', () => {
      setTimeout(() => {
        if (!lent.has(client)) return;
        client.release(true);
        // A later release by the holder of the connection must report that it was lost, not a double release.
        client.release = () => {};
        log.warn('database.connection-reclaimed');
      }, GIVE_BACK_MS).unref();
    });
  });
  pool.on('release', (_error, client) => lent.delete(client));
}

/** The CMS's key-value store expects no error when there is nothing to delete. */
const SINGLE_VALUES = 'payload-kv';

/**
 * Answers 404 when there is nothing to delete: a preference that does not exist, or a document that a colleague has
 * just deleted. The CMS would answer 500: the adapter looks for a missing one with a query that the database rejects,
 * and the caller reads the deleted one.
 */
export function deleteOnlyWhatIsThere({ db }: Payload): void {
  const deleteOne = db.deleteOne.bind(db);
  db.deleteOne = async (args): Promise<unknown> => {
    const { collection, req, where } = args;
    if (collection === SINGLE_VALUES) return deleteOne(args);
    const found = await db.findOne({ collection, select: {}, where, ...(req ? { req } : {}) });
    if (!found) throw new NotFound(req?.t);
    return deleteOne(args);
  };
}

/** Filter operators that the CMS passes on, and that this database does not have. */
const MISSING_OPERATORS = ['near', 'within', 'intersects', 'all'];

/** Reads that take a filter. */
const FILTERED = [
  'find',
  'findOne',
  'findDistinct',
  'findVersions',
  'queryDrafts',
  'count',
  'countVersions',
] as const;

/** A filter that can not be answered: 400, and an empty list in the admin, which knows the error by its name. */
function wrongFilter(): QueryError {
  const error = new QueryError([{ path: 'where' }]);
  error.name = 'QueryError';
  error.message = 'The filter does not fit the type of its field.';
  return error;
}

/**
 * Answers 400 to a filter that the database can not answer, wherever it comes from: an endpoint, a list of the admin or a
 * function that its screens call. Its operator may be missing, where the adapter would call what is no function, or not
 * fit the type of the column, such as `like` for a date; or its value can not be read.
 */
export function refuseWrongFilters({ db }: Payload): void {
  const { operators } = databaseOf({ db });
  for (const name of MISSING_OPERATORS) {
    const refuse = () => {
      throw wrongFilter();
    };
    Object.assign(operators, { [name]: refuse });
  }
  for (const name of FILTERED) {
    const read = db[name].bind(db) as (args: { where?: unknown }) => Promise<unknown>;
    const readOrRefuse = async (args: { where?: unknown }): Promise<unknown> => {
      try {
        return await read(args);
      } catch (error) {
        throw args.where && isWrongFilter(error) ? wrongFilter() : error;
      }
    };
    Object.assign(db, { [name]: readOrRefuse });
  }
}
