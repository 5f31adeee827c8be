import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { textTables } from './steps/text-tables';

/** The columns that hold a whole text or a page's sections as JSON, in the tables of what is live. */
const columns = [
  ...textTables
    .filter(({ prefix }) => prefix === '')
    .map(({ table, content }) => [table, content] as const),
  ['pages_locales', 'sections'],
  ['release_notes_locales', 'body'],
] as const;

/**
 * Finds the documents that name a picture, a document or an address without reading all content: a function that lists
 * what a JSON column names, and an index of that list for each such column. An address stands without `?` and `#` and what
 * follows, a document as `blogs 5`. Both are cut to 300 characters, because an entry of the index has a limit.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION content_references(content jsonb) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT left(named, 300)), '{}') FROM (
        SELECT regexp_replace(address #>> '{}', '[?#].*$', '')
        FROM jsonb_path_query(content, '$.** ? (@ starts with "/")') AS address
        UNION ALL
        SELECT 'media ' || (picture #>> '{}')
        FROM jsonb_path_query(content, '$.**.file ? (@.type() == "number")') AS picture
        UNION ALL
        SELECT (document ->> 'relationTo') || ' ' || coalesce(document #>> '{value,id}', document ->> 'value')
        FROM jsonb_path_query(content, '$.** ? (exists(@.relationTo))') AS document
      ) AS names (named)
      WHERE named IS NOT NULL
    $$;`);
  for (const [table, column] of columns) {
    await db.execute(sql`
      CREATE INDEX ${sql.identifier(`${table}_references_idx`)} ON ${sql.identifier(table)}
        USING gin (content_references(${sql.identifier(column)}));`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION content_references(jsonb) CASCADE;`);
}
