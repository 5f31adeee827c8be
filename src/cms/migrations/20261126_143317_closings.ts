import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The closing section of an entry's page, localized. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_successes_locales" ADD COLUMN "closing_title" varchar;
  ALTER TABLE "customer_successes_locales" ADD COLUMN "closing_text" varchar;
  ALTER TABLE "_customer_successes_v_locales" ADD COLUMN "version_closing_title" varchar;
  ALTER TABLE "_customer_successes_v_locales" ADD COLUMN "version_closing_text" varchar;
  ALTER TABLE "integrations_locales" ADD COLUMN "closing_title" varchar;
  ALTER TABLE "integrations_locales" ADD COLUMN "closing_text" varchar;
  ALTER TABLE "_integrations_v_locales" ADD COLUMN "version_closing_title" varchar;
  ALTER TABLE "_integrations_v_locales" ADD COLUMN "version_closing_text" varchar;
  ALTER TABLE "comparisons_locales" ADD COLUMN "closing_title" varchar;
  ALTER TABLE "comparisons_locales" ADD COLUMN "closing_text" varchar;
  ALTER TABLE "_comparisons_v_locales" ADD COLUMN "version_closing_title" varchar;
  ALTER TABLE "_comparisons_v_locales" ADD COLUMN "version_closing_text" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "closing_title" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "closing_text" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_closing_title" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_closing_text" varchar;
  ALTER TABLE "resources_locales" ADD COLUMN "closing_title" varchar;
  ALTER TABLE "resources_locales" ADD COLUMN "closing_text" varchar;
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_closing_title" varchar;
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_closing_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_successes_locales" DROP COLUMN "closing_title";
  ALTER TABLE "customer_successes_locales" DROP COLUMN "closing_text";
  ALTER TABLE "_customer_successes_v_locales" DROP COLUMN "version_closing_title";
  ALTER TABLE "_customer_successes_v_locales" DROP COLUMN "version_closing_text";
  ALTER TABLE "integrations_locales" DROP COLUMN "closing_title";
  ALTER TABLE "integrations_locales" DROP COLUMN "closing_text";
  ALTER TABLE "_integrations_v_locales" DROP COLUMN "version_closing_title";
  ALTER TABLE "_integrations_v_locales" DROP COLUMN "version_closing_text";
  ALTER TABLE "comparisons_locales" DROP COLUMN "closing_title";
  ALTER TABLE "comparisons_locales" DROP COLUMN "closing_text";
  ALTER TABLE "_comparisons_v_locales" DROP COLUMN "version_closing_title";
  ALTER TABLE "_comparisons_v_locales" DROP COLUMN "version_closing_text";
  ALTER TABLE "blogs_locales" DROP COLUMN "closing_title";
  ALTER TABLE "blogs_locales" DROP COLUMN "closing_text";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_closing_title";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_closing_text";
  ALTER TABLE "resources_locales" DROP COLUMN "closing_title";
  ALTER TABLE "resources_locales" DROP COLUMN "closing_text";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_closing_title";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_closing_text";`)
}
