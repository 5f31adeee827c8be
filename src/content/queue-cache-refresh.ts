import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { type Session, sessionOf } from '@/lib/payload-database';
import { CHANNEL, messagesOf } from './cache-refresh-message';

/** The CMS, and the id of the database transaction of a save, if there is one. */
type Operation = Pick<PayloadRequest, 'payload'> & Pick<Partial<PayloadRequest>, 'transactionID'>;

type Outbox = (session: Session, tags: readonly string[]) => Promise<void>;

const storageKey = Symbol.for('site.content.refresh-outbox');
// Stored on `globalThis`, because pages and the admin come from two bundles, each with its own copy of this module.
const shared = globalThis as { [storageKey]?: Outbox };

/**
 * Registers the function that gets the cache tags of each save in this process. The function writes in the transaction
 * of the save, so that its writes are committed with the save or not at all.
 */
export function onQueuedRefresh(outbox: Outbox): void {
  shared[storageKey] = outbox;
}

/**
 * Announces stale cache tags to every process that uses this database (Postgres NOTIFY). The messages are part of the
 * save's transaction: they are delivered after the commit, and never after a rollback. They contain the time by the
 * database's clock, so that each process can measure how long the change took to become visible.
 */
export async function queueRefresh(operation: Operation, tags: readonly string[]): Promise<void> {
  const session = await sessionOf(operation.payload, operation);
  for (const message of messagesOf(tags)) {
    await session.execute(sql`SELECT pg_notify(${CHANNEL},
      '[' || extract(epoch FROM clock_timestamp()) || ',' || substr(${message}::text, 2))`);
  }
  await shared[storageKey]?.(session, tags);
}
