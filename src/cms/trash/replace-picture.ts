import { sql } from 'drizzle-orm';
import { APIError, type CollectionSlug, NotFound, type PayloadRequest } from 'payload';
import { queueRefresh } from '@/content/queue-cache-refresh';
import { isData } from '@/lib/is-json-object';
import { databaseOf, sessionOf } from '@/lib/payload-database';
import { isDocument } from '../editorial/published-and-newest-versions';
import { findReferring } from '../editorial/find-referring-documents';
import { say } from '../fields/bilingual-admin-text';
import { inRequestTransaction } from '../requests/run-in-request-transaction';
import { addressOfType, moveToTrash, tagsOf } from './move-to-trash';

type Pair = { from: number; to: number };

/**
 * A copy of a JSON value in which each reference to a picture is replaced by a reference to another: `file` in
 * sections, `relationTo: 'media'` in rich texts.
 */
function withPicture(value: unknown, pair: Pair): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withPicture(one, pair));
  if (!isData(value)) return value;
  const isMedia = value.relationTo === 'media';
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const names = key === 'file' || (isMedia && key === 'value');
      const id = isData(inner) ? inner.id : inner;
      return [key, names && id === pair.from ? pair.to : withPicture(inner, pair)];
    }),
  );
}

/** Whether a table holds documents of a type of content, their languages, lists or versions. */
function isContent(req: PayloadRequest, table: string): boolean {
  const { tableNameMap } = databaseOf(req.payload);
  return Object.values(req.payload.collections).some(({ config: { slug, trash } }) => {
    const root = trash ? tableNameMap.get(slug.replaceAll('-', '_')) : undefined;
    return root && [root, `${root}_`, `_${root}_v`].some((start) => table.startsWith(start));
  });
}

/**
 * Replaces the picture in every database column that refers to it: in published versions, drafts, earlier versions
 * and the trash. Tables of the CMS itself, such as that of locks, are not changed.
 */
async function turnColumns(req: PayloadRequest, { from, to }: Pair): Promise<void> {
  const session = await sessionOf(req.payload, req);
  const tables = Object.values(databaseOf(req.payload).rawTables);
  for (const { name, columns } of tables.filter((one) => !one.name.startsWith('payload_'))) {
    const table = sql.identifier(name);
    for (const { name: columnName, type, reference } of Object.values(columns)) {
      const column = sql.identifier(columnName);
      const isOwn = columnName === 'parent_id' || columnName === '_parent_id';
      if (reference?.table === 'media' && !isOwn) {
        await session.execute(sql`UPDATE ${table} SET ${column} = ${to} WHERE ${column} = ${from}`);
      }
      if (type !== 'jsonb' || !isContent(req, name)) continue;
      const { rows } = await session.execute<{ id: number; value: unknown }>(sql`
        SELECT id, ${column} AS value FROM ${table}
        WHERE content_references(${column}) && ARRAY[${`media ${from}`}]::text[]`);
      for (const { id, value } of rows) {
        const turned = JSON.stringify(withPicture(value, { from, to }));
        await session.execute(
          sql`UPDATE ${table} SET ${column} = ${turned}::jsonb WHERE id = ${id}`,
        );
      }
    }
  }
}

/** The tags of all pages that show a picture. */
async function tagsOfPlaces(req: PayloadRequest, picture: number): Promise<string[]> {
  const types = Object.values(req.payload.collections)
    .map(({ config }) => config)
    .filter(({ trash }) => trash);
  const target = { document: { collection: 'media', id: picture }, address: null };
  const referring = await findReferring(req, types, target);
  const tags = new Set<string>();
  for (const [type, { live, drafted }] of referring) {
    const { docs } = await req.payload.find({
      collection: type as CollectionSlug,
      where: { id: { in: [...live, ...drafted] } },
      trash: true,
      depth: 0,
      pagination: false,
      req,
    });
    for (const document of (docs as unknown[]).filter(isDocument)) {
      for (const tag of tagsOf(type, addressOfType(document)?.value ?? '')) tags.add(tag);
    }
  }
  return [...tags];
}

async function isPicture(req: PayloadRequest, id: number, trash: boolean): Promise<boolean> {
  const where = { id: { equals: id } };
  return (await req.payload.count({ collection: 'media', where, trash, req })).totalDocs === 1;
}

/**
 * Replaces a picture by another everywhere, in every version, and moves the replaced picture to the trash, unless it
 * is there already. Either all of this happens or nothing.
 * @returns how many cache tags of pages were refreshed
 * @throws NotFound without the picture, APIError 400 when the other document is no picture
 */
export async function replacePicture(
  req: PayloadRequest,
  { id, by }: { id: number; by: unknown },
): Promise<number> {
  if (!(await isPicture(req, id, true))) throw new NotFound(req.t);
  const isOther = typeof by === 'number' && Number.isSafeInteger(by) && by > 0 && by < 2 ** 31;
  if (!isOther || by === id || !(await isPicture(req, by, false))) {
    const message = say(req, 'Hãy chọn một hình khác.', 'Choose another picture.');
    throw new APIError(message, 400, null, true);
  }
  const tags = await tagsOfPlaces(req, id);
  await inRequestTransaction(req, async () => {
    await turnColumns(req, { from: id, to: by });
    await queueRefresh(req, tags);
    if (await isPicture(req, id, false)) await moveToTrash(req, { collection: 'media', id });
  });
  return tags.length;
}
