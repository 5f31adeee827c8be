import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The order of search results reads the headings of every match, and decompressing them took half the time of a search
 * for a frequent word. Headings are now stored uncompressed in the row while they fit; the text, of which few are read,
 * is stored out of line (TOAST).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "search_documents"
      ALTER COLUMN "folded_head" SET STORAGE MAIN, ALTER COLUMN "accented_head" SET STORAGE MAIN;
    UPDATE "search_documents" SET "folded_head" = "folded_head" || '', "accented_head" = "accented_head" || '';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "search_documents"
      ALTER COLUMN "folded_head" SET STORAGE EXTENDED, ALTER COLUMN "accented_head" SET STORAGE EXTENDED;`);
}
