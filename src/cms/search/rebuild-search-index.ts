import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { addressedLists } from '@/lib/urls-of-entry-lists';
import { log } from '@/lib/write-log-line';
import { INDEX_VERSION, indexCollection, indexDocument } from './index-document';

const indexedCollections = ['pages', ...addressedLists] as const satisfies CollectionSlug[];

/** Whether the index is filled and every row was written by this version of the code. */
async function isCurrent({ drizzle }: PostgresAdapter): Promise<boolean> {
  const { rows } = await drizzle.execute(sql`
    SELECT EXISTS (SELECT 1 FROM search_documents) AS filled,
      EXISTS (SELECT 1 FROM search_documents WHERE version <> ${INDEX_VERSION}) AS outdated`);
  return rows[0]?.filled === true && rows[0].outdated === false;
}

async function indexAlone(payload: Payload, collection: string, id: number): Promise<void> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  try {
    await indexDocument({ payload, collection, id, req: { transactionID } });
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/**
 * Builds the search index when it is empty or was written by an older version. Each document is a transaction of its
 * own: editors can save meanwhile, and two processes may do this at once.
 *
 * @returns how many documents were read
 */
export async function ensureSearchIndex(payload: Payload): Promise<number> {
  const db = databaseOf(payload);
  if (await isCurrent(db)) return 0;
  let read = 0;
  for (const collection of indexedCollections) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      select: { updatedAt: true },
    });
    for (const { id } of docs) await indexAlone(payload, collection, id);
    read += docs.length;
  }
  await db.drizzle.execute(sql`DELETE FROM search_documents WHERE version <> ${INDEX_VERSION}`);
  await db.drizzle.execute(sql`ANALYZE search_documents, search_words`);
  log.info('search.indexed', { documents: read });
  return read;
}

/** Fills an empty index with everything that is published, in one transaction. */
export async function indexAll(
  payload: Payload,
  { transactionID }: Partial<PayloadRequest>,
): Promise<void> {
  for (const collection of indexedCollections) {
    await indexCollection({ payload, collection, req: { transactionID } });
  }
}
