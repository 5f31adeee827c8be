import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { sessionOf } from '@/lib/payload-database';
import { type DocumentVersion, namesOf } from '../editorial/read-document-titles';
import { publishableTables } from '../editorial/publishable-tables';
import { SAME_PUBLICATION_WINDOW_MS } from './same-publication-window';

/** A language of a document that is not published although the other is, or whose publication is older. */
export type LanguageGap = DocumentVersion & { name: string; kind: 'missing' | 'older' };

type Row = DocumentVersion & { kind: LanguageGap['kind']; total: number };

/**
 * Documents of which one language is not published or was last published earlier than the other, the unpublished ones
 * first. The result comes from the published versions and the publishing log. No texts are compared, unlike in
 * `translationDiffOverview`, which takes seconds.
 * @param most the maximum number to read
 */
export async function languageGaps(
  req: PayloadRequest,
  most: number,
): Promise<{ total: number; gaps: LanguageGap[] }> {
  const session = await sessionOf(req.payload, req);
  const standings = publishableTables(req.payload).map(
    ({ collection, table }) => sql`
      SELECT ${collection} AS collection, main.id, main.updated_at,
        coalesce(bool_or(words._status = 'published') FILTER (WHERE words._locale = 'vi'), false) AS vi,
        coalesce(bool_or(words._status = 'published') FILTER (WHERE words._locale = 'en'), false) AS en
      FROM ${sql.identifier(table)} AS main
      JOIN ${sql.identifier(`${table}_locales`)} AS words ON words._parent_id = main.id
      WHERE main.deleted_at IS NULL GROUP BY main.id`,
  );
  const { rows } = await session.execute<Row>(sql`
    WITH standings AS (${sql.join(standings, sql` UNION ALL `)}), published AS (
      SELECT type, document,
        coalesce(max(created_at) FILTER (WHERE language = 'vi'), 'epoch') AS vi,
        coalesce(max(created_at) FILTER (WHERE language = 'en'), 'epoch') AS en
      FROM publications WHERE action = 'publish' GROUP BY type, document
    ), gaps AS (
      SELECT collection, id, 'missing' AS kind, CASE WHEN vi THEN 'en' ELSE 'vi' END AS locale, updated_at
      FROM standings WHERE vi <> en
      UNION ALL
      SELECT collection, id, 'older', CASE WHEN published.vi < published.en THEN 'vi' ELSE 'en' END, updated_at
      FROM standings JOIN published ON type = collection AND document = id
      WHERE standings.vi AND standings.en
        AND abs(extract(epoch FROM published.vi - published.en)) * 1000 >= ${SAME_PUBLICATION_WINDOW_MS}
    )
    SELECT collection, id, kind, locale, count(*) OVER ()::int AS total FROM gaps
    ORDER BY kind, updated_at DESC LIMIT ${most}`);
  // The same document in the other language, which is published or newer, and whose name is known.
  const liveOf = ({ collection, id, locale }: DocumentVersion): DocumentVersion => ({
    collection,
    id,
    locale: locale === 'vi' ? 'en' : 'vi',
  });
  const nameOf = await namesOf(req, rows.map(liveOf));
  return {
    total: rows[0]?.total ?? 0,
    gaps: rows.flatMap(({ collection, id, locale, kind }) => {
      const name = nameOf(liveOf({ collection, id, locale }));
      return name === null ? [] : [{ collection, id, locale, kind, name }];
    }),
  };
}
