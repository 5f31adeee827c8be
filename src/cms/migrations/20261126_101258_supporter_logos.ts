import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A logo of a supporter: an upload, or the URL of a pictogram or picture. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_supporters" ADD COLUMN "logo_file_id" integer;
  ALTER TABLE "settings_supporters" ADD COLUMN "logo_url" varchar;
  ALTER TABLE "settings_supporters" ADD CONSTRAINT "settings_supporters_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "settings_supporters_logo_logo_file_idx" ON "settings_supporters" USING btree ("logo_file_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_supporters" DROP CONSTRAINT "settings_supporters_logo_file_id_media_id_fk";
  DROP INDEX "settings_supporters_logo_logo_file_idx";
  ALTER TABLE "settings_supporters" DROP COLUMN "logo_file_id";
  ALTER TABLE "settings_supporters" DROP COLUMN "logo_url";`);
}
