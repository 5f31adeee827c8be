import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Columns that the order of search results needs: titles, names and headings, with and without accents. The next start
 * fills them: it rebuilds an index of an older version.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "search_documents"
      ADD COLUMN "accented_title" text NOT NULL DEFAULT '',
      ADD COLUMN "folded_names" text[] NOT NULL DEFAULT '{}',
      ADD COLUMN "accented_names" text[] NOT NULL DEFAULT '{}',
      ADD COLUMN "folded_head" text NOT NULL DEFAULT '',
      ADD COLUMN "accented_head" text NOT NULL DEFAULT '';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "search_documents"
      DROP COLUMN "accented_title", DROP COLUMN "folded_names", DROP COLUMN "accented_names",
      DROP COLUMN "folded_head", DROP COLUMN "accented_head";`);
}
