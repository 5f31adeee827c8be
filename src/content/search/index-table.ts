import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Locale } from '@/i18n/locales';
import { cms } from '../payload';
import { type SearchKind, searchKinds } from '../types-search';

/** Asks the index; values are parameters of the statement, never parts of it. */
async function ask(statement: string, values: readonly unknown[]): Promise<unknown[]> {
  const { pool } = (await cms()).db as unknown as PostgresAdapter;
  const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
  return rows;
}

export type FoundRow = {
  collection: SearchKind;
  address: string;
  title: string;
  summary: string;
  body: string;
};

/** The title counts most, then headings, the summary and the text; half a year of age counts a little. */
export const PAGE_STATEMENT = `
  WITH hits AS MATERIALIZED (
    SELECT collection, document,
      ts_rank_cd('{0.1, 0.2, 0.5, 1}', vector, asked.query, 33)
        + CASE WHEN ts_filter(vector, '{a}') @@ asked.query THEN 1
            WHEN ts_filter(vector, '{a,b}') @@ asked.query THEN 0.4 ELSE 0 END
        + CASE WHEN folded_title = $3 THEN 1 WHEN folded_title LIKE '%' || $3 || '%' THEN 0.5 ELSE 0 END
        + 0.1 / (1 + extract(epoch FROM greatest(now() - changed_at, interval '0')) / 15768000)
        AS score
    FROM search_documents, (SELECT to_tsquery('simple', $2) AS query) asked
    WHERE locale = $1 AND vector @@ to_tsquery('simple', $2)
      AND ($4::text IS NULL OR collection = $4)
    ORDER BY score DESC, collection, document
    LIMIT $5 OFFSET $6
  )
  SELECT collection, address, title, summary, body FROM hits
  JOIN search_documents USING (collection, document) WHERE locale = $1
  ORDER BY score DESC, collection, document`;

type PageAsked = {
  locale: Locale;
  /** For `to_tsquery`. */
  query: string;
  /** The folded words, as they follow each other in a title. */
  phrase: string;
  kind: SearchKind | null;
  limit: number;
  offset: number;
};

export async function findPage(asked: PageAsked): Promise<FoundRow[]> {
  const { locale, query, phrase, kind, limit, offset } = asked;
  return (await ask(PAGE_STATEMENT, [locale, query, phrase, kind, limit, offset])) as FoundRow[];
}

/** How many documents of each kind match; kinds without any are left out. */
export async function countKinds(locale: Locale, query: string) {
  const rows = (await ask(
    `SELECT collection, count(*)::int AS count FROM search_documents
     WHERE locale = $1 AND vector @@ to_tsquery('simple', $2) GROUP BY collection`,
    [locale, query],
  )) as { collection: string; count: number }[];
  return searchKinds.flatMap((kind) => {
    const row = rows.find(({ collection }) => collection === kind);
    return row ? [{ kind, count: row.count }] : [];
  });
}

/** Whether a folded word is written anywhere in a language; as the beginning of one, where `begun`. */
export async function isWritten(locale: Locale, word: string, begun: boolean): Promise<boolean> {
  const rows = await ask(
    `SELECT 1 FROM search_words WHERE locale = $1 AND word ${begun ? 'LIKE' : '='} $2 LIMIT 1`,
    [locale, begun ? `${word}%` : word],
  );
  return rows.length > 0;
}

/**
 * Written words that may be meant by one: those that share groups of three letters with it, and, because
 * two letters swapped in a short word leave hardly a group whole, those of its beginning and length.
 */
export async function similarWords(locale: Locale, word: string): Promise<string[]> {
  const rows = (await ask(
    `(SELECT word FROM search_words WHERE locale = $1 AND word % $2
      ORDER BY similarity(word, $2) DESC, word LIMIT 60)
     UNION
     (SELECT word FROM search_words WHERE locale = $1 AND word LIKE $3
      AND length(word) BETWEEN length($2) - 1 AND length($2) + 1 LIMIT 600)`,
    [locale, word, `${word.slice(0, 2)}%`],
  )) as { word: string }[];
  return rows.map(({ word: written }) => written);
}

/** The titles of some addresses, where they are live. */
export async function titlesOf(locale: Locale, addresses: readonly string[]) {
  return (await ask(
    'SELECT address, title FROM search_documents WHERE locale = $1 AND address = ANY($2)',
    [locale, addresses],
  )) as { address: string; title: string }[];
}
