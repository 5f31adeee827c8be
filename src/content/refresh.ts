import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { type Session, sessionOf } from '@/lib/database-of';
import { CHANNEL, messagesOf } from './refresh-message';

/** An operation of the CMS, with its transaction where it is in one. */
type Operation = Pick<PayloadRequest, 'payload'> & Pick<Partial<PayloadRequest>, 'transactionID'>;

/** Told of the tags of each save in this process, in the save's own transaction. */
type Outbox = (session: Session, tags: readonly string[]) => Promise<void>;

const storageKey = Symbol.for('site.content.refresh-outbox');
// One per process: pages and the admin come from two bundles.
const shared = globalThis as { [storageKey]?: Outbox };

/** Has somebody told of the tags of each save; what they write is committed with it, or not at all. */
export function alsoTell(outbox: Outbox): void {
  shared[storageKey] = outbox;
}

/**
 * Names tags to refresh in every process that serves this database. The message is part of the operation's
 * transaction: Postgres delivers it after the commit, and not at all after a rollback. It says by the database's
 * clock when the tags were named, so that each process can tell how long it took until it showed the change.
 */
export async function queueRefresh(operation: Operation, tags: readonly string[]): Promise<void> {
  const session = await sessionOf(operation.payload, operation);
  for (const message of messagesOf(tags)) {
    await session.execute(sql`SELECT pg_notify(${CHANNEL},
      '[' || extract(epoch FROM clock_timestamp()) || ',' || substr(${message}::text, 2))`);
  }
  await shared[storageKey]?.(session, tags);
}
