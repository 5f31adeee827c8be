import { sql } from 'drizzle-orm';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { databaseOf, sessionOf } from '@/lib/payload-database';

type DocumentRef = { collection: string; id: number };

/**
 * Writes columns that both languages share straight into a document and all its versions, in the open transaction of
 * the request. A save through the CMS would also write the newest draft of one language; this function publishes
 * nothing.
 */
export async function writeColumns(
  req: PayloadRequest,
  { collection, id }: DocumentRef,
  columns: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const table = databaseOf(req.payload).tableNameMap.get(collection.replaceAll('-', '_'));
  if (!table || !(await req.transactionID)) {
    throw new Error('The document has no table, or the change has no transaction.');
  }
  const session = await sessionOf(req.payload, req);
  const values = (prefix: string) =>
    sql.join(
      Object.entries(columns).map(
        ([column, value]) => sql`${sql.identifier(`${prefix}${column}`)} = ${value}`,
      ),
      sql`, `,
    );
  await session.execute(sql`UPDATE ${sql.identifier(table)} SET ${values('')} WHERE id = ${id}`);
  if (!req.payload.collections[collection as CollectionSlug].config.versions) return;
  await session.execute(sql`
    UPDATE ${sql.identifier(`_${table}_v`)} SET ${values('version_')} WHERE parent_id = ${id}`);
}
