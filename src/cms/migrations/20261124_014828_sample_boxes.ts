import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Sections are marked as samples by a checkbox instead of a note (D16). A note that was filled in becomes a ticked box.
 * Inside a text the quotation marks would be escaped, so only the field itself matches.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_settings_sample_marks" AS ENUM('page', 'section', 'off');
    ALTER TABLE "settings" ADD COLUMN "sample_marks" "enum_settings_sample_marks" DEFAULT 'page';
    ALTER TABLE "settings_locales" DROP COLUMN "sample_note";
    UPDATE "pages_locales" SET "sections" = regexp_replace(
      regexp_replace("sections"::text, '"sampleNote": (null|"")', '"sample": false', 'g'),
      '"sampleNote": "([^"\\\\]|\\\\.)*"', '"sample": true', 'g'
    )::jsonb WHERE "sections"::text LIKE '%"sampleNote": %';
    UPDATE "_pages_v_locales" SET "version_sections" = regexp_replace(
      regexp_replace("version_sections"::text, '"sampleNote": (null|"")', '"sample": false', 'g'),
      '"sampleNote": "([^"\\\\]|\\\\.)*"', '"sample": true', 'g'
    )::jsonb WHERE "version_sections"::text LIKE '%"sampleNote": %';`);
}

/** The words of the notes can not be restored. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "settings_locales" ADD COLUMN "sample_note" varchar;
    ALTER TABLE "settings" DROP COLUMN "sample_marks";
    DROP TYPE "public"."enum_settings_sample_marks";`);
}
