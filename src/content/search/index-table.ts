import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Locale } from '@/i18n/locales';
import { cms } from '../payload';
import { type SearchKind, searchKinds } from '../types-search';
import type { Sought } from './query';

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

/**
 * How many matches are ranked, those with the words in their title and newer ones first: to rank one, its
 * whole text is read, and a word that every page has would have them all read.
 */
export const MOST_RANKED = 200;

/** The title counts most, then headings, the summary and the text; half a year of age counts a little. */
export const PAGE_STATEMENT = `
  WITH matches AS MATERIALIZED (
    SELECT collection, document, (
      SELECT count(*) FROM unnest($7::text[]) AS word
      WHERE ' ' || folded_title LIKE '% ' || word || '%') AS in_title
    FROM search_documents
    WHERE locale = $1 AND vector @@ to_tsquery('simple', $2)
      AND ($4::text IS NULL OR collection = $4)
    ORDER BY in_title DESC, changed_at DESC
    LIMIT ${MOST_RANKED}
  )
  SELECT collection, address, title, summary, body
  FROM matches JOIN search_documents USING (collection, document)
  WHERE locale = $1
  ORDER BY least(1.0, in_title::float8 / $8)
      + ts_rank_cd('{0.1, 0.2, 0.6, 1}', vector, to_tsquery('simple', $2), 33)
      + CASE WHEN folded_title = $3 THEN 1 WHEN folded_title LIKE '%' || $3 || '%' THEN 0.5 ELSE 0 END
      + 0.1 / (1 + extract(epoch FROM greatest(now() - changed_at, interval '0')) / 15768000) DESC,
    collection, document
  LIMIT $5 OFFSET $6`;

type PageAsked = {
  locale: Locale;
  /** For `to_tsquery`. */
  query: string;
  sought: readonly Sought[];
  /** The folded words, as they follow each other in a title. */
  phrase: string;
  kind: SearchKind | null;
  limit: number;
  offset: number;
};

export async function findPage(asked: PageAsked): Promise<FoundRow[]> {
  const { locale, query, sought, phrase, kind, limit, offset } = asked;
  const words = sought.flatMap((one) => one.words);
  const values = [locale, query, phrase, kind, limit, offset, words, sought.length];
  return (await ask(PAGE_STATEMENT, values)) as FoundRow[];
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
