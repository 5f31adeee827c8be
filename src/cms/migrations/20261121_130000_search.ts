import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The index of the site's search: tables of its own, which no collection describes. Text is stored twice,
 * as readers see it and folded (small letters, no diacritics) for finding it.
 *
 * @throws Error on a server that does not offer `pg_trgm`, before anything is made
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm'`,
  );
  if (rows.length === 0) {
    throw new Error(
      'The database server does not offer the extension pg_trgm, which search needs. Install the contributed modules of Postgres (package postgresql-contrib) on it, and start again.',
    );
  }
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    CREATE TABLE "search_documents" (
      "locale" varchar(2) NOT NULL,
      "collection" varchar(40) NOT NULL,
      "document" integer NOT NULL,
      "address" text NOT NULL,
      "title" text NOT NULL,
      "summary" text NOT NULL,
      "body" text NOT NULL,
      "folded_title" text NOT NULL,
      "vector" tsvector NOT NULL,
      "changed_at" timestamptz NOT NULL,
      "version" integer NOT NULL,
      PRIMARY KEY ("locale", "collection", "document")
    );
    CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");
    CREATE INDEX "search_documents_address" ON "search_documents" ("locale", "address");

    CREATE TABLE "search_words" (
      "locale" varchar(2) NOT NULL,
      "word" text NOT NULL,
      PRIMARY KEY ("locale", "word")
    );
    CREATE INDEX "search_words_beginning" ON "search_words" ("locale", "word" text_pattern_ops);
    CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "search_words";
    DROP TABLE "search_documents";
  `);
}
