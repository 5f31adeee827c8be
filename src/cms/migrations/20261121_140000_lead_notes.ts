import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Notes on leads were one text of the lead; they become a list. What has been written is put aside here
 * and becomes each lead's first note once the list exists (20261121_160500_lead_people).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "lead_notes_before" AS
      SELECT "id" AS "lead_id", "notes" AS "text", "updated_at" AS "at" FROM "leads"
      WHERE btrim(coalesce("notes", '')) <> '';
    ALTER TABLE "leads" DROP COLUMN "notes";
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "leads" ADD COLUMN "notes" varchar;
    UPDATE "leads" SET "notes" = b."text" FROM "lead_notes_before" b WHERE b."lead_id" = "leads"."id";
    DROP TABLE "lead_notes_before";
  `);
}
