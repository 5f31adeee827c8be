import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The types whose documents are published. */
const published = [
  'pages', 'platforms', 'cards', 'ai_events',
  'event_pages', 'event_videos', 'customer_quotes', 'testimonials',
  'customer_successes', 'integrations', 'product_strengths', 'demo_data',
  'generative_ai_previews', 'comparisons', 'news_and_press', 'newsroom',
  'blogs', 'release_notes', 'faqs', 'career_opportunities',
  'resources', 'ebooks', 'tools', 'content_types',
  'categories',
];

/** What is deleted goes into a bin: each document and each version of it says since when. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_publications_action" ADD VALUE 'trash' BEFORE 'delete';
  ALTER TYPE "public"."enum_publications_action" ADD VALUE 'untrash' BEFORE 'delete';
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "platforms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_platforms_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "cards" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_cards_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "ai_events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_ai_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "event_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_event_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "event_videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_event_videos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "customer_quotes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_customer_quotes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "customer_successes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_customer_successes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "integrations" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_integrations_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "product_strengths" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_product_strengths_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "demo_data" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_demo_data_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "generative_ai_previews" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_generative_ai_previews_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "comparisons" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_comparisons_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "news_and_press" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_news_and_press_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "newsroom" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_newsroom_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blogs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "release_notes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_release_notes_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "career_opportunities" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_career_opportunities_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "resources" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_resources_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "ebooks" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_ebooks_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "tools" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_tools_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "content_types" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_content_types_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "platforms_deleted_at_idx" ON "platforms" USING btree ("deleted_at");
  CREATE INDEX "_platforms_v_version_version_deleted_at_idx" ON "_platforms_v" USING btree ("version_deleted_at");
  CREATE INDEX "cards_deleted_at_idx" ON "cards" USING btree ("deleted_at");
  CREATE INDEX "_cards_v_version_version_deleted_at_idx" ON "_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "ai_events_deleted_at_idx" ON "ai_events" USING btree ("deleted_at");
  CREATE INDEX "_ai_events_v_version_version_deleted_at_idx" ON "_ai_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "event_pages_deleted_at_idx" ON "event_pages" USING btree ("deleted_at");
  CREATE INDEX "_event_pages_v_version_version_deleted_at_idx" ON "_event_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "event_videos_deleted_at_idx" ON "event_videos" USING btree ("deleted_at");
  CREATE INDEX "_event_videos_v_version_version_deleted_at_idx" ON "_event_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "customer_quotes_deleted_at_idx" ON "customer_quotes" USING btree ("deleted_at");
  CREATE INDEX "_customer_quotes_v_version_version_deleted_at_idx" ON "_customer_quotes_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "customer_successes_deleted_at_idx" ON "customer_successes" USING btree ("deleted_at");
  CREATE INDEX "_customer_successes_v_version_version_deleted_at_idx" ON "_customer_successes_v" USING btree ("version_deleted_at");
  CREATE INDEX "integrations_deleted_at_idx" ON "integrations" USING btree ("deleted_at");
  CREATE INDEX "_integrations_v_version_version_deleted_at_idx" ON "_integrations_v" USING btree ("version_deleted_at");
  CREATE INDEX "product_strengths_deleted_at_idx" ON "product_strengths" USING btree ("deleted_at");
  CREATE INDEX "_product_strengths_v_version_version_deleted_at_idx" ON "_product_strengths_v" USING btree ("version_deleted_at");
  CREATE INDEX "demo_data_deleted_at_idx" ON "demo_data" USING btree ("deleted_at");
  CREATE INDEX "_demo_data_v_version_version_deleted_at_idx" ON "_demo_data_v" USING btree ("version_deleted_at");
  CREATE INDEX "generative_ai_previews_deleted_at_idx" ON "generative_ai_previews" USING btree ("deleted_at");
  CREATE INDEX "_generative_ai_previews_v_version_version_deleted_at_idx" ON "_generative_ai_previews_v" USING btree ("version_deleted_at");
  CREATE INDEX "comparisons_deleted_at_idx" ON "comparisons" USING btree ("deleted_at");
  CREATE INDEX "_comparisons_v_version_version_deleted_at_idx" ON "_comparisons_v" USING btree ("version_deleted_at");
  CREATE INDEX "news_and_press_deleted_at_idx" ON "news_and_press" USING btree ("deleted_at");
  CREATE INDEX "_news_and_press_v_version_version_deleted_at_idx" ON "_news_and_press_v" USING btree ("version_deleted_at");
  CREATE INDEX "newsroom_deleted_at_idx" ON "newsroom" USING btree ("deleted_at");
  CREATE INDEX "_newsroom_v_version_version_deleted_at_idx" ON "_newsroom_v" USING btree ("version_deleted_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "release_notes_deleted_at_idx" ON "release_notes" USING btree ("deleted_at");
  CREATE INDEX "_release_notes_v_version_version_deleted_at_idx" ON "_release_notes_v" USING btree ("version_deleted_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "career_opportunities_deleted_at_idx" ON "career_opportunities" USING btree ("deleted_at");
  CREATE INDEX "_career_opportunities_v_version_version_deleted_at_idx" ON "_career_opportunities_v" USING btree ("version_deleted_at");
  CREATE INDEX "resources_deleted_at_idx" ON "resources" USING btree ("deleted_at");
  CREATE INDEX "_resources_v_version_version_deleted_at_idx" ON "_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "ebooks_deleted_at_idx" ON "ebooks" USING btree ("deleted_at");
  CREATE INDEX "_ebooks_v_version_version_deleted_at_idx" ON "_ebooks_v" USING btree ("version_deleted_at");
  CREATE INDEX "tools_deleted_at_idx" ON "tools" USING btree ("deleted_at");
  CREATE INDEX "_tools_v_version_version_deleted_at_idx" ON "_tools_v" USING btree ("version_deleted_at");
  CREATE INDEX "content_types_deleted_at_idx" ON "content_types" USING btree ("deleted_at");
  CREATE INDEX "_content_types_v_version_version_deleted_at_idx" ON "_content_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");`)
}

/** What was in the bin stays, as a draft: without the bin it would be live again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of published) {
    await db.execute(sql`
      UPDATE ${sql.identifier(`${table}_locales`)} SET _status = 'draft' WHERE _parent_id IN (
        SELECT id FROM ${sql.identifier(table)} WHERE deleted_at IS NOT NULL)`);
  }
  await db.execute(sql`
    UPDATE publications SET action = 'delete' WHERE action = 'trash';
    UPDATE publications SET action = 'restore' WHERE action = 'untrash';`);
  await db.execute(sql`
   ALTER TABLE "publications" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_publications_action";
  CREATE TYPE "public"."enum_publications_action" AS ENUM('publish', 'unpublish', 'move', 'restore', 'delete');
  ALTER TABLE "publications" ALTER COLUMN "action" SET DATA TYPE "public"."enum_publications_action" USING "action"::"public"."enum_publications_action";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "platforms_deleted_at_idx";
  DROP INDEX "_platforms_v_version_version_deleted_at_idx";
  DROP INDEX "cards_deleted_at_idx";
  DROP INDEX "_cards_v_version_version_deleted_at_idx";
  DROP INDEX "ai_events_deleted_at_idx";
  DROP INDEX "_ai_events_v_version_version_deleted_at_idx";
  DROP INDEX "event_pages_deleted_at_idx";
  DROP INDEX "_event_pages_v_version_version_deleted_at_idx";
  DROP INDEX "event_videos_deleted_at_idx";
  DROP INDEX "_event_videos_v_version_version_deleted_at_idx";
  DROP INDEX "customer_quotes_deleted_at_idx";
  DROP INDEX "_customer_quotes_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "customer_successes_deleted_at_idx";
  DROP INDEX "_customer_successes_v_version_version_deleted_at_idx";
  DROP INDEX "integrations_deleted_at_idx";
  DROP INDEX "_integrations_v_version_version_deleted_at_idx";
  DROP INDEX "product_strengths_deleted_at_idx";
  DROP INDEX "_product_strengths_v_version_version_deleted_at_idx";
  DROP INDEX "demo_data_deleted_at_idx";
  DROP INDEX "_demo_data_v_version_version_deleted_at_idx";
  DROP INDEX "generative_ai_previews_deleted_at_idx";
  DROP INDEX "_generative_ai_previews_v_version_version_deleted_at_idx";
  DROP INDEX "comparisons_deleted_at_idx";
  DROP INDEX "_comparisons_v_version_version_deleted_at_idx";
  DROP INDEX "news_and_press_deleted_at_idx";
  DROP INDEX "_news_and_press_v_version_version_deleted_at_idx";
  DROP INDEX "newsroom_deleted_at_idx";
  DROP INDEX "_newsroom_v_version_version_deleted_at_idx";
  DROP INDEX "blogs_deleted_at_idx";
  DROP INDEX "_blogs_v_version_version_deleted_at_idx";
  DROP INDEX "release_notes_deleted_at_idx";
  DROP INDEX "_release_notes_v_version_version_deleted_at_idx";
  DROP INDEX "faqs_deleted_at_idx";
  DROP INDEX "_faqs_v_version_version_deleted_at_idx";
  DROP INDEX "career_opportunities_deleted_at_idx";
  DROP INDEX "_career_opportunities_v_version_version_deleted_at_idx";
  DROP INDEX "resources_deleted_at_idx";
  DROP INDEX "_resources_v_version_version_deleted_at_idx";
  DROP INDEX "ebooks_deleted_at_idx";
  DROP INDEX "_ebooks_v_version_version_deleted_at_idx";
  DROP INDEX "tools_deleted_at_idx";
  DROP INDEX "_tools_v_version_version_deleted_at_idx";
  DROP INDEX "content_types_deleted_at_idx";
  DROP INDEX "_content_types_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "redirects_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "platforms" DROP COLUMN "deleted_at";
  ALTER TABLE "_platforms_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "cards" DROP COLUMN "deleted_at";
  ALTER TABLE "_cards_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "ai_events" DROP COLUMN "deleted_at";
  ALTER TABLE "_ai_events_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "event_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_event_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "event_videos" DROP COLUMN "deleted_at";
  ALTER TABLE "_event_videos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "customer_quotes" DROP COLUMN "deleted_at";
  ALTER TABLE "_customer_quotes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "customer_successes" DROP COLUMN "deleted_at";
  ALTER TABLE "_customer_successes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "integrations" DROP COLUMN "deleted_at";
  ALTER TABLE "_integrations_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "product_strengths" DROP COLUMN "deleted_at";
  ALTER TABLE "_product_strengths_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "demo_data" DROP COLUMN "deleted_at";
  ALTER TABLE "_demo_data_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "generative_ai_previews" DROP COLUMN "deleted_at";
  ALTER TABLE "_generative_ai_previews_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "comparisons" DROP COLUMN "deleted_at";
  ALTER TABLE "_comparisons_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "news_and_press" DROP COLUMN "deleted_at";
  ALTER TABLE "_news_and_press_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "newsroom" DROP COLUMN "deleted_at";
  ALTER TABLE "_newsroom_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "blogs" DROP COLUMN "deleted_at";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "release_notes" DROP COLUMN "deleted_at";
  ALTER TABLE "_release_notes_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "faqs" DROP COLUMN "deleted_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "career_opportunities" DROP COLUMN "deleted_at";
  ALTER TABLE "_career_opportunities_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "resources" DROP COLUMN "deleted_at";
  ALTER TABLE "_resources_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "ebooks" DROP COLUMN "deleted_at";
  ALTER TABLE "_ebooks_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "tools" DROP COLUMN "deleted_at";
  ALTER TABLE "_tools_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "content_types" DROP COLUMN "deleted_at";
  ALTER TABLE "_content_types_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";`)
}
