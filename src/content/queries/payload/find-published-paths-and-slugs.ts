import { sql } from 'drizzle-orm';
import type { Locale } from '@/i18n/locales';
import { databaseOf } from '@/lib/payload-database';
import { linkableTypes } from '@/lib/urls-of-entry-lists';
import { cms } from '../../register-cms-instance';
import { liveOf } from './sql-of-published-documents';

/** The published paths or slugs of a list in a language; `names` is null where the caller knows their hash. */
export type PublishedNames = {
  list: (typeof linkableTypes)[number];
  locale: Locale;
  names: string[] | null;
  /** A hash of the list, the language and the names; it changes when any of them changes. */
  hash: string;
};

/**
 * The published paths or slugs, by list and language, in one SQL statement that returns names only where they have
 * changed. It runs after every save, so it must not load whole documents: saves would become slower as the content
 * grows.
 * @param known hashes of an earlier answer
 */
export async function publishedNames(known: readonly string[]): Promise<PublishedNames[]> {
  const lists = linkableTypes.map(
    (list) => sql`
      SELECT ${list}::text AS list, live.locale::text, string_agg(live.name, E'\n' ORDER BY live.id) AS names
      FROM (${liveOf(list)}) live GROUP BY live.locale`,
  );
  const { drizzle } = databaseOf(await cms());
  const { rows } = await drizzle.execute<{
    list: PublishedNames['list'];
    locale: Locale;
    hash: string;
    names: string | null;
  }>(sql`
    SELECT list, locale, hash,
      CASE WHEN hash = ANY (${sql.param([...known])}::text[]) THEN NULL ELSE names END AS names
    FROM (
      SELECT list, locale, names, md5(concat_ws(E'\n', list, locale, names)) AS hash
      FROM (${sql.join(lists, sql` UNION ALL `)}) listed
    ) hashed`);
  return rows.map(({ names, ...row }) => ({ ...row, names: names?.split('\n') ?? null }));
}
