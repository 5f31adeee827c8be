import type { Locale } from '@/i18n/locales';
import { databaseOf } from '@/lib/payload-database';
import { cms } from '../../register-cms-instance';
import { type SearchKind, searchKinds } from '../../search-types';
import { type Comparison, ORDER, orderColumns, orderValues } from './search-result-order';

/** Queries the search index. Values are bound parameters, never a part of the statement. */
async function ask(statement: string, values: readonly unknown[]): Promise<unknown[]> {
  const { pool } = databaseOf(await cms());
  const { rows } = await pool.query<Record<string, unknown>>(statement, [...values]);
  return rows;
}

/**
 * Queries the search index without sequential scans: for a frequent word the planner would choose one, because it
 * underestimates the cost of decompressing every vector, and take ten times as long.
 */
async function askIndexed(statement: string, values: readonly unknown[]): Promise<unknown[]> {
  const { pool } = databaseOf(await cms());
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
    return rows;
  } finally {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error: unknown) => client.release(error instanceof Error ? error : true),
    );
  }
}

export type FoundRow = {
  collection: SearchKind;
  address: string;
  title: string;
  summary: string;
  body: string;
};

/**
 * The maximum number of matches that are ranked by their full text, after they are sorted by the other criteria.
 * Ranking reads the whole text, which would be too slow for a word that every page contains.
 */
export const MAX_RANKED_RESULTS = 200;

/**
 * The number of the first query parameter of `orderColumns`; the five before it belong to the rest of the statement.
 */
const ORDER_VALUES = 6;

/**
 * SQL that finds, counts and ranks matches, in the order of `search-result-order.ts`. Among matches that are equal in
 * that order, words in the title weigh most, then those in headings, the summary and the rest; a newer page gains a
 * little. With several words their distance counts (`ts_rank_cd`); for a single word there is none, and `ts_rank` is
 * fifteen times faster.
 */
export function searchStatement(by: Comparison): string {
  const rank = by.parts.length === 1 ? 'ts_rank' : 'ts_rank_cd';
  return `
  WITH matches AS MATERIALIZED (
    SELECT collection, document, changed_at, ${orderColumns(by, ORDER_VALUES)}
    FROM search_documents
    WHERE locale = $1 AND vector @@ to_tsquery('simple', $2)
  ), counted AS (
    SELECT collection, count(*)::int AS count FROM matches GROUP BY collection
  ), likeliest AS MATERIALIZED (
    SELECT collection, document, tier, in_title, kind_weight FROM matches
    WHERE $3::text IS NULL OR collection = $3
    ORDER BY ${ORDER}, changed_at DESC
    LIMIT ${MAX_RANKED_RESULTS}
  ), ranked AS (
    SELECT collection, address, title, summary, body
    FROM likeliest JOIN search_documents USING (collection, document)
    WHERE locale = $1
    ORDER BY ${ORDER},
      ${rank}('{0.1, 0.2, 0.6, 1}', vector, to_tsquery('simple', $2), 33)
        + 0.1 / (1 + extract(epoch FROM greatest(now() - changed_at, interval '0')) / 15768000) DESC,
      collection, document
    LIMIT $4::int
    OFFSET least($5::int, greatest((SELECT count(*) FROM likeliest) - 1, 0) / $4::int) * $4::int
  )
  SELECT (SELECT coalesce(json_agg(counted), '[]') FROM counted) AS counts,
    (SELECT coalesce(json_agg(ranked), '[]') FROM ranked) AS rows`;
}

type PageAsked = {
  locale: Locale;
  /** The query text for Postgres' `to_tsquery`. */
  query: string;
  by: Comparison;
  kind: SearchKind | null;
  /** The number of results on a page. */
  size: number;
  /** The number of the page, counted from 0; a number that is too high gives the last page. */
  page: number;
};

export type FoundHits = {
  rows: FoundRow[];
  /** The number of matches of each kind, whatever kind was asked for; without empty kinds. */
  kinds: { kind: SearchKind; count: number }[];
};

export async function findHits(asked: PageAsked): Promise<FoundHits> {
  const { locale, query, by, kind, size, page } = asked;
  const values = [locale, query, kind, size, page, ...orderValues(by)];
  const found = await askIndexed(searchStatement(by), values);
  const [{ counts, rows }] = found as [
    { counts: { collection: string; count: number }[]; rows: FoundRow[] },
  ];
  const kinds = searchKinds.flatMap((name) => {
    const one = counts.find(({ collection }) => collection === name);
    return one ? [{ kind: name, count: one.count }] : [];
  });
  return { rows, kinds };
}

/** Whether a folded word occurs anywhere in a language; with `begun`, whether any word begins with it. */
export async function isWritten(locale: Locale, word: string, begun: boolean): Promise<boolean> {
  const rows = await ask(
    `SELECT 1 FROM search_words WHERE locale = $1 AND word ${begun ? 'LIKE' : '='} $2 LIMIT 1`,
    [locale, begun ? `${word}%` : word],
  );
  return rows.length > 0;
}

/**
 * Candidates for the correction of a word: indexed words that share trigrams with it, and those with its first two
 * letters and a length that differs by one at most, because two swapped letters in a short word leave hardly any
 * trigram.
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

/** The titles of the paths that are published; the others are left out. */
export async function titlesOf(locale: Locale, addresses: readonly string[]) {
  return (await ask(
    'SELECT address, title FROM search_documents WHERE locale = $1 AND address = ANY($2)',
    [locale, addresses],
  )) as { address: string; title: string }[];
}
