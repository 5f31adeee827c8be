import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Events get a field for their name in the admin: a copy of the banner's title, in every language and version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ai_events_locales" ADD COLUMN "title" varchar;
  ALTER TABLE "_ai_events_v_locales" ADD COLUMN "version_title" varchar;
  ALTER TABLE "event_pages_locales" ADD COLUMN "title" varchar;
  ALTER TABLE "_event_pages_v_locales" ADD COLUMN "version_title" varchar;
  UPDATE "ai_events_locales" SET "title" = "banner_title";
  UPDATE "_ai_events_v_locales" SET "version_title" = "version_banner_title";
  UPDATE "event_pages_locales" SET "title" = "banner_title";
  UPDATE "_event_pages_v_locales" SET "version_title" = "version_banner_title";`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ai_events_locales" DROP COLUMN "title";
  ALTER TABLE "_ai_events_v_locales" DROP COLUMN "version_title";
  ALTER TABLE "event_pages_locales" DROP COLUMN "title";
  ALTER TABLE "_event_pages_v_locales" DROP COLUMN "version_title";`);
}
