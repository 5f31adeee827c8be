import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import { type DocumentVersion, namesOf } from './read-document-titles';
import { publishableTables } from './publishable-tables';

/** A document in a language whose newest version is not published. */
export type Unpublished = DocumentVersion & { name: string; at: string };

type Row = DocumentVersion & { at: string; total: number };

/**
 * The latest unpublished work: first drafts, and changes on top of published versions.
 * @param most the maximum number to read
 */
export async function unpublished(
  req: PayloadRequest,
  most: number,
): Promise<{ total: number; drafts: Unpublished[] }> {
  const session = await sessionOf(req.payload, req);
  const drafts = publishableTables(req.payload).map(
    ({ collection, table }) => sql`
      SELECT ${collection} AS collection, version.parent_id AS id, words._locale::text AS locale,
        version.updated_at AS at
      FROM ${sql.identifier(`_${table}_v`)} AS version
      JOIN ${sql.identifier(`_${table}_v_locales`)} AS words ON words._parent_id = version.id
      WHERE version.latest AND version.version_deleted_at IS NULL AND words.version__status = 'draft'`,
  );
  const { rows } = await session.execute<Row>(sql`
    SELECT *, count(*) OVER ()::int AS total FROM (${sql.join(drafts, sql` UNION ALL `)}) AS drafts
    ORDER BY at DESC LIMIT ${most}`);
  const nameOf = await namesOf(req, rows);
  return {
    total: rows[0]?.total ?? 0,
    drafts: rows.flatMap(({ collection, id, locale, at }) => {
      const name = nameOf({ collection, id, locale });
      return name === null
        ? []
        : [{ collection, id, locale, name, at: new Date(at).toISOString() }];
    }),
  };
}
