import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Who saved a document and each of its versions, in which language; earlier versions have no author. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "platforms" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_platforms_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "cards" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_cards_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "ai_events" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_ai_events_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "event_pages" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_event_pages_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "event_videos" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_event_videos_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "customer_quotes" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_customer_quotes_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "testimonials" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "customer_successes" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_customer_successes_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "integrations" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_integrations_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "product_strengths" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_product_strengths_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "demo_data" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_demo_data_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "generative_ai_previews" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_generative_ai_previews_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "comparisons" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_comparisons_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "news_and_press" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_news_and_press_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "newsroom" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_newsroom_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "blogs" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "release_notes" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_release_notes_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "faqs" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "career_opportunities" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_career_opportunities_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "resources" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_resources_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "ebooks" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_ebooks_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "tools" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_tools_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "content_types" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_content_types_v" ADD COLUMN "version_saved" jsonb;
  ALTER TABLE "categories" ADD COLUMN "saved" jsonb;
  ALTER TABLE "_categories_v" ADD COLUMN "version_saved" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "saved";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved";
  ALTER TABLE "platforms" DROP COLUMN "saved";
  ALTER TABLE "_platforms_v" DROP COLUMN "version_saved";
  ALTER TABLE "cards" DROP COLUMN "saved";
  ALTER TABLE "_cards_v" DROP COLUMN "version_saved";
  ALTER TABLE "ai_events" DROP COLUMN "saved";
  ALTER TABLE "_ai_events_v" DROP COLUMN "version_saved";
  ALTER TABLE "event_pages" DROP COLUMN "saved";
  ALTER TABLE "_event_pages_v" DROP COLUMN "version_saved";
  ALTER TABLE "event_videos" DROP COLUMN "saved";
  ALTER TABLE "_event_videos_v" DROP COLUMN "version_saved";
  ALTER TABLE "customer_quotes" DROP COLUMN "saved";
  ALTER TABLE "_customer_quotes_v" DROP COLUMN "version_saved";
  ALTER TABLE "testimonials" DROP COLUMN "saved";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved";
  ALTER TABLE "customer_successes" DROP COLUMN "saved";
  ALTER TABLE "_customer_successes_v" DROP COLUMN "version_saved";
  ALTER TABLE "integrations" DROP COLUMN "saved";
  ALTER TABLE "_integrations_v" DROP COLUMN "version_saved";
  ALTER TABLE "product_strengths" DROP COLUMN "saved";
  ALTER TABLE "_product_strengths_v" DROP COLUMN "version_saved";
  ALTER TABLE "demo_data" DROP COLUMN "saved";
  ALTER TABLE "_demo_data_v" DROP COLUMN "version_saved";
  ALTER TABLE "generative_ai_previews" DROP COLUMN "saved";
  ALTER TABLE "_generative_ai_previews_v" DROP COLUMN "version_saved";
  ALTER TABLE "comparisons" DROP COLUMN "saved";
  ALTER TABLE "_comparisons_v" DROP COLUMN "version_saved";
  ALTER TABLE "news_and_press" DROP COLUMN "saved";
  ALTER TABLE "_news_and_press_v" DROP COLUMN "version_saved";
  ALTER TABLE "newsroom" DROP COLUMN "saved";
  ALTER TABLE "_newsroom_v" DROP COLUMN "version_saved";
  ALTER TABLE "blogs" DROP COLUMN "saved";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_saved";
  ALTER TABLE "release_notes" DROP COLUMN "saved";
  ALTER TABLE "_release_notes_v" DROP COLUMN "version_saved";
  ALTER TABLE "faqs" DROP COLUMN "saved";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_saved";
  ALTER TABLE "career_opportunities" DROP COLUMN "saved";
  ALTER TABLE "_career_opportunities_v" DROP COLUMN "version_saved";
  ALTER TABLE "resources" DROP COLUMN "saved";
  ALTER TABLE "_resources_v" DROP COLUMN "version_saved";
  ALTER TABLE "ebooks" DROP COLUMN "saved";
  ALTER TABLE "_ebooks_v" DROP COLUMN "version_saved";
  ALTER TABLE "tools" DROP COLUMN "saved";
  ALTER TABLE "_tools_v" DROP COLUMN "version_saved";
  ALTER TABLE "content_types" DROP COLUMN "saved";
  ALTER TABLE "_content_types_v" DROP COLUMN "version_saved";
  ALTER TABLE "categories" DROP COLUMN "saved";
  ALTER TABLE "_categories_v" DROP COLUMN "version_saved";`)
}
