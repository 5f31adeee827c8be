import type { PostgresAdapter } from '@payloadcms/db-postgres';

type Database = Pick<PostgresAdapter['pool'], 'query'>;

/**
 * Fills the search index with texts made of 4,000 different words, some of them in nearly every text, as in natural
 * language.
 */
export async function fillSearch(
  database: Database,
  documents: number,
  words: number,
): Promise<void> {
  await database.query(`
    INSERT INTO search_documents (locale, collection, document, address, title, summary, body,
      folded_title, folded_names, folded_head, accented_title, accented_names, accented_head,
      vector, changed_at, version)
    SELECT 'vi', 'blogs', 100000 + n, '/blog/n' || n, 'Bài số ' || n, '', words, ' bai so ' || n || ' ',
      ARRAY['bai so ' || n], left(words, 600), ' bai so ' || n || ' ', ARRAY['bai so ' || n], left(words, 600),
      setweight(to_tsvector('simple', 'bai so ' || n), 'A') || setweight(to_tsvector('simple', words), 'D'),
      now() - n * interval '1 hour', 2
    FROM generate_series(1, ${documents}) n, LATERAL (
      SELECT string_agg('tu' || floor(4000 * power(random(), 2) + 0 * (n + word))::int, ' ') AS words
      FROM generate_series(1, ${words}) word) text`);
  await database.query(`
    INSERT INTO search_words SELECT DISTINCT 'vi', unnest(tsvector_to_array(vector))
    FROM search_documents ON CONFLICT DO NOTHING`);
  await database.query('VACUUM ANALYZE search_documents, search_words');
}

/** The plan (EXPLAIN) that Postgres makes for a search for two words. */
export async function searchPlan(database: Database): Promise<string> {
  const { searchStatement } = await import('@/content/queries/payload/query-search-index');
  const { compareBy } = await import('@/content/search/rank-search-results');
  const { orderValues } = await import('@/content/queries/payload/search-result-order');
  const { readQuery, toSought, toTsQuery } = await import('@/content/search/parse-search-query');
  const { words } = readQuery('tu3999 tu12');
  const sought = toSought(words);
  const by = compareBy(words, sought);
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN ${searchStatement(by)}`,
    ['vi', toTsQuery(sought, true), null, 10, 0, ...orderValues(by)],
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
