import path from 'node:path';
import type { PostgresAdapter, PostgresAdapterArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { errorFields, log } from '@/lib/log';

/** Options of the Postgres adapter; `sourceRoot` is the folder of the CMS configuration. */
export function databaseOptions(sourceRoot: string): PostgresAdapterArgs {
  return {
    pool: {
      connectionString: process.env.DATABASE_URL,
      max: 20,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
    },
    migrationDir: path.resolve(sourceRoot, 'cms/migrations'),
    // A page's sections are one value, read and written as a whole: a column, not a table for each kind.
    blocksAsJSON: true,
    push: false, // development runs the same migrations as production
    transactionOptions: { isolationLevel: 'read committed' },
  };
}

/**
 * A database that goes away closes idle connections, and an `error` event of the pool that nobody hears
 * ends the process. So does that of a connection in use, which the pool does not listen to meanwhile.
 * Heard, the pool drops the connection and opens a new one for the next query.
 */
export function surviveConnectionLoss(payload: Payload): void {
  const { pool } = payload.db as unknown as PostgresAdapter;
  const hear = (error: Error) => log.warn('database.connection-lost', errorFields(error));
  pool.on('error', hear);
  // Not on `connect`: some connections are older than this.
  pool.on('acquire', (client) => {
    if (!client.listeners('error').includes(hear)) client.on('error', hear);
  });
}
