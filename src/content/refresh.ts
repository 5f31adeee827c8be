import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/database-of';
import { CHANNEL, messagesOf } from './refresh-message';

/** An operation of the CMS, with its transaction where it is in one. */
type Operation = Pick<PayloadRequest, 'payload'> & Pick<Partial<PayloadRequest>, 'transactionID'>;

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
}
