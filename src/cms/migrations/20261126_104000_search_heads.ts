import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The order of what is found reads the headings of every match. Unpacking them took half the time of a search for a word
 * that most documents have: they stay unpacked while they fit in the row, and the text, of which few are read, lies beside
 * the table instead.
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
