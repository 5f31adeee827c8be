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
 * Handles connections that the database closes. Such a connection emits an `error` event, and without a listener that
 * event ends the process. The pool listens only to idle connections, so this function also listens to those in use.
 * The pool then drops the closed connection and opens a new one for the next query. But a transaction whose BEGIN
 * meets a closed connection never returns it to the pool (Drizzle releases a connection only after BEGIN), and after
 * some twenty of those the pool would stay empty. So this function returns closed connections. The one exception is
 * the connection that Payload took before this listener existed: it is never returned. A database that hangs closes
 * no connection, so a query timeout counts as a lost connection too.
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
        // If the holder releases the connection later, it must get the error of the lost connection, not that of a
        // double release.
        client.release = () => {};
        log.warn('database.connection-reclaimed');
      }, GIVE_BACK_MS).unref();
    });
  });
  pool.on('release', (_error, client) => lent.delete(client));
}

/** The CMS's key-value store, which expects no error when there is nothing to delete. */
const SINGLE_VALUES = 'payload-kv';

/**
 * Answers 404 when there is nothing to delete: a preference that does not exist, or a document that a colleague has
 * just deleted. The CMS would answer 500: for a missing row the adapter sends a query that the database rejects, and
 * the caller then reads the fields of a document that is not there.
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

/** The functions of the database adapter that read by a filter. */
const FILTERED = [
  'find',
  'findOne',
  'findDistinct',
  'findVersions',
  'queryDrafts',
  'count',
  'countVersions',
] as const;

/**
 * The error for a filter that can not be answered. The API answers 400; a list of the admin recognises the error by
 * its name and shows no rows.
 */
function wrongFilter(): QueryError {
  const error = new QueryError([{ path: 'where' }]);
  error.name = 'QueryError';
  error.message = 'The filter does not fit the type of its field.';
  return error;
}

/**
 * Answers 400 to a filter that the database can not answer, whether an endpoint, a list of the admin or a server
 * function of a screen sends it. The filter's operator may be missing in the adapter, its operator may not fit the
 * type of the column, such as `like` for a date, or its value may be unreadable.
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
