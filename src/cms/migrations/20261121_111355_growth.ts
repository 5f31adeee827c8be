import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_pages_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__event_pages_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_customer_successes_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__customer_successes_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_news_and_press_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__news_and_press_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_blogs_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__blogs_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_resources_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__resources_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_schedules_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_schedules_at_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "public"."enum_publications_action" AS ENUM('publish', 'unpublish', 'move', 'restore', 'delete');
  CREATE TYPE "public"."enum_publications_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_publications_via" AS ENUM('admin', 'schedule');
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_schedules_action" DEFAULT 'publish' NOT NULL,
  	"language" "enum_schedules_language" DEFAULT 'vi' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"at_tz" "enum_schedules_at_tz" DEFAULT 'Asia/Ho_Chi_Minh' NOT NULL,
  	"state" "enum_schedules_state" DEFAULT 'waiting' NOT NULL,
  	"reason" varchar,
  	"name" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "schedules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"platforms_id" integer,
  	"cards_id" integer,
  	"ai_events_id" integer,
  	"event_pages_id" integer,
  	"event_videos_id" integer,
  	"customer_quotes_id" integer,
  	"testimonials_id" integer,
  	"customer_successes_id" integer,
  	"integrations_id" integer,
  	"product_strengths_id" integer,
  	"demo_data_id" integer,
  	"generative_ai_previews_id" integer,
  	"comparisons_id" integer,
  	"news_and_press_id" integer,
  	"newsroom_id" integer,
  	"blogs_id" integer,
  	"release_notes_id" integer,
  	"faqs_id" integer,
  	"career_opportunities_id" integer,
  	"resources_id" integer,
  	"ebooks_id" integer,
  	"tools_id" integer,
  	"content_types_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_publications_action" NOT NULL,
  	"name" varchar,
  	"type" varchar,
  	"document" numeric,
  	"language" "enum_publications_language",
  	"by" varchar,
  	"via" "enum_publications_via",
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "platforms_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_platforms_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "cards_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_cards_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "ai_events_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_ai_events_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "event_pages_locales" ADD COLUMN "picture" "enum_event_pages_picture";
  ALTER TABLE "event_pages_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_event_pages_v_locales" ADD COLUMN "version_picture" "enum__event_pages_v_version_picture";
  ALTER TABLE "_event_pages_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "event_videos_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_event_videos_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "customer_quotes_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_customer_quotes_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "testimonials_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "customer_successes_locales" ADD COLUMN "picture" "enum_customer_successes_picture";
  ALTER TABLE "customer_successes_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_customer_successes_v_locales" ADD COLUMN "version_picture" "enum__customer_successes_v_version_picture";
  ALTER TABLE "_customer_successes_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "integrations_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_integrations_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "product_strengths_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_product_strengths_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "demo_data_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_demo_data_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "generative_ai_previews_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_generative_ai_previews_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "news_and_press_locales" ADD COLUMN "picture" "enum_news_and_press_picture";
  ALTER TABLE "news_and_press_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_news_and_press_v_locales" ADD COLUMN "version_picture" "enum__news_and_press_v_version_picture";
  ALTER TABLE "_news_and_press_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "newsroom_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_newsroom_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "blogs_locales" ADD COLUMN "picture" "enum_blogs_picture";
  ALTER TABLE "blogs_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_picture" "enum__blogs_v_version_picture";
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "release_notes_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_release_notes_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "faqs_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "career_opportunities_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_career_opportunities_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "resources_locales" ADD COLUMN "picture" "enum_resources_picture";
  ALTER TABLE "resources_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_picture" "enum__resources_v_version_picture";
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "ebooks_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_ebooks_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "tools_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_tools_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "content_types_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_content_types_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "evidence" varchar;
  ALTER TABLE "_categories_v_locales" ADD COLUMN "version_evidence" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "schedules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "publications_id" integer;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_platforms_fk" FOREIGN KEY ("platforms_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_cards_fk" FOREIGN KEY ("cards_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_ai_events_fk" FOREIGN KEY ("ai_events_id") REFERENCES "public"."ai_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_event_pages_fk" FOREIGN KEY ("event_pages_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_event_videos_fk" FOREIGN KEY ("event_videos_id") REFERENCES "public"."event_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_customer_quotes_fk" FOREIGN KEY ("customer_quotes_id") REFERENCES "public"."customer_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_customer_successes_fk" FOREIGN KEY ("customer_successes_id") REFERENCES "public"."customer_successes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_integrations_fk" FOREIGN KEY ("integrations_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_product_strengths_fk" FOREIGN KEY ("product_strengths_id") REFERENCES "public"."product_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_demo_data_fk" FOREIGN KEY ("demo_data_id") REFERENCES "public"."demo_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_generative_ai_previews_fk" FOREIGN KEY ("generative_ai_previews_id") REFERENCES "public"."generative_ai_previews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_comparisons_fk" FOREIGN KEY ("comparisons_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_news_and_press_fk" FOREIGN KEY ("news_and_press_id") REFERENCES "public"."news_and_press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_newsroom_fk" FOREIGN KEY ("newsroom_id") REFERENCES "public"."newsroom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_release_notes_fk" FOREIGN KEY ("release_notes_id") REFERENCES "public"."release_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_career_opportunities_fk" FOREIGN KEY ("career_opportunities_id") REFERENCES "public"."career_opportunities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_ebooks_fk" FOREIGN KEY ("ebooks_id") REFERENCES "public"."ebooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_content_types_fk" FOREIGN KEY ("content_types_id") REFERENCES "public"."content_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules_rels" ADD CONSTRAINT "schedules_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schedules_state_idx" ON "schedules" USING btree ("state");
  CREATE INDEX "schedules_by_idx" ON "schedules" USING btree ("by_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "schedules_rels_order_idx" ON "schedules_rels" USING btree ("order");
  CREATE INDEX "schedules_rels_parent_idx" ON "schedules_rels" USING btree ("parent_id");
  CREATE INDEX "schedules_rels_path_idx" ON "schedules_rels" USING btree ("path");
  CREATE INDEX "schedules_rels_pages_id_idx" ON "schedules_rels" USING btree ("pages_id");
  CREATE INDEX "schedules_rels_platforms_id_idx" ON "schedules_rels" USING btree ("platforms_id");
  CREATE INDEX "schedules_rels_cards_id_idx" ON "schedules_rels" USING btree ("cards_id");
  CREATE INDEX "schedules_rels_ai_events_id_idx" ON "schedules_rels" USING btree ("ai_events_id");
  CREATE INDEX "schedules_rels_event_pages_id_idx" ON "schedules_rels" USING btree ("event_pages_id");
  CREATE INDEX "schedules_rels_event_videos_id_idx" ON "schedules_rels" USING btree ("event_videos_id");
  CREATE INDEX "schedules_rels_customer_quotes_id_idx" ON "schedules_rels" USING btree ("customer_quotes_id");
  CREATE INDEX "schedules_rels_testimonials_id_idx" ON "schedules_rels" USING btree ("testimonials_id");
  CREATE INDEX "schedules_rels_customer_successes_id_idx" ON "schedules_rels" USING btree ("customer_successes_id");
  CREATE INDEX "schedules_rels_integrations_id_idx" ON "schedules_rels" USING btree ("integrations_id");
  CREATE INDEX "schedules_rels_product_strengths_id_idx" ON "schedules_rels" USING btree ("product_strengths_id");
  CREATE INDEX "schedules_rels_demo_data_id_idx" ON "schedules_rels" USING btree ("demo_data_id");
  CREATE INDEX "schedules_rels_generative_ai_previews_id_idx" ON "schedules_rels" USING btree ("generative_ai_previews_id");
  CREATE INDEX "schedules_rels_comparisons_id_idx" ON "schedules_rels" USING btree ("comparisons_id");
  CREATE INDEX "schedules_rels_news_and_press_id_idx" ON "schedules_rels" USING btree ("news_and_press_id");
  CREATE INDEX "schedules_rels_newsroom_id_idx" ON "schedules_rels" USING btree ("newsroom_id");
  CREATE INDEX "schedules_rels_blogs_id_idx" ON "schedules_rels" USING btree ("blogs_id");
  CREATE INDEX "schedules_rels_release_notes_id_idx" ON "schedules_rels" USING btree ("release_notes_id");
  CREATE INDEX "schedules_rels_faqs_id_idx" ON "schedules_rels" USING btree ("faqs_id");
  CREATE INDEX "schedules_rels_career_opportunities_id_idx" ON "schedules_rels" USING btree ("career_opportunities_id");
  CREATE INDEX "schedules_rels_resources_id_idx" ON "schedules_rels" USING btree ("resources_id");
  CREATE INDEX "schedules_rels_ebooks_id_idx" ON "schedules_rels" USING btree ("ebooks_id");
  CREATE INDEX "schedules_rels_tools_id_idx" ON "schedules_rels" USING btree ("tools_id");
  CREATE INDEX "schedules_rels_content_types_id_idx" ON "schedules_rels" USING btree ("content_types_id");
  CREATE INDEX "schedules_rels_categories_id_idx" ON "schedules_rels" USING btree ("categories_id");
  CREATE INDEX "publications_action_idx" ON "publications" USING btree ("action");
  CREATE INDEX "publications_type_idx" ON "publications" USING btree ("type");
  CREATE INDEX "publications_document_idx" ON "publications" USING btree ("document");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schedules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publications" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "schedules_rels" CASCADE;
  DROP TABLE "publications" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_schedules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_publications_fk";
  
  DROP INDEX "payload_locked_documents_rels_schedules_id_idx";
  DROP INDEX "payload_locked_documents_rels_publications_id_idx";
  ALTER TABLE "pages_locales" DROP COLUMN "evidence";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "platforms_locales" DROP COLUMN "evidence";
  ALTER TABLE "_platforms_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "cards_locales" DROP COLUMN "evidence";
  ALTER TABLE "_cards_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "ai_events_locales" DROP COLUMN "evidence";
  ALTER TABLE "_ai_events_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "event_pages_locales" DROP COLUMN "picture";
  ALTER TABLE "event_pages_locales" DROP COLUMN "evidence";
  ALTER TABLE "_event_pages_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "_event_pages_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "event_videos_locales" DROP COLUMN "evidence";
  ALTER TABLE "_event_videos_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "customer_quotes_locales" DROP COLUMN "evidence";
  ALTER TABLE "_customer_quotes_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "testimonials_locales" DROP COLUMN "evidence";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "customer_successes_locales" DROP COLUMN "picture";
  ALTER TABLE "customer_successes_locales" DROP COLUMN "evidence";
  ALTER TABLE "_customer_successes_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "_customer_successes_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "integrations_locales" DROP COLUMN "evidence";
  ALTER TABLE "_integrations_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "product_strengths_locales" DROP COLUMN "evidence";
  ALTER TABLE "_product_strengths_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "demo_data_locales" DROP COLUMN "evidence";
  ALTER TABLE "_demo_data_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "generative_ai_previews_locales" DROP COLUMN "evidence";
  ALTER TABLE "_generative_ai_previews_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "news_and_press_locales" DROP COLUMN "picture";
  ALTER TABLE "news_and_press_locales" DROP COLUMN "evidence";
  ALTER TABLE "_news_and_press_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "_news_and_press_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "newsroom_locales" DROP COLUMN "evidence";
  ALTER TABLE "_newsroom_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "blogs_locales" DROP COLUMN "picture";
  ALTER TABLE "blogs_locales" DROP COLUMN "evidence";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "release_notes_locales" DROP COLUMN "evidence";
  ALTER TABLE "_release_notes_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "faqs_locales" DROP COLUMN "evidence";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "career_opportunities_locales" DROP COLUMN "evidence";
  ALTER TABLE "_career_opportunities_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "resources_locales" DROP COLUMN "picture";
  ALTER TABLE "resources_locales" DROP COLUMN "evidence";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "ebooks_locales" DROP COLUMN "evidence";
  ALTER TABLE "_ebooks_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "tools_locales" DROP COLUMN "evidence";
  ALTER TABLE "_tools_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "content_types_locales" DROP COLUMN "evidence";
  ALTER TABLE "_content_types_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "categories_locales" DROP COLUMN "evidence";
  ALTER TABLE "_categories_v_locales" DROP COLUMN "version_evidence";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "schedules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "publications_id";
  DROP TYPE "public"."enum_event_pages_picture";
  DROP TYPE "public"."enum__event_pages_v_version_picture";
  DROP TYPE "public"."enum_customer_successes_picture";
  DROP TYPE "public"."enum__customer_successes_v_version_picture";
  DROP TYPE "public"."enum_news_and_press_picture";
  DROP TYPE "public"."enum__news_and_press_v_version_picture";
  DROP TYPE "public"."enum_blogs_picture";
  DROP TYPE "public"."enum__blogs_v_version_picture";
  DROP TYPE "public"."enum_resources_picture";
  DROP TYPE "public"."enum__resources_v_version_picture";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_at_tz";
  DROP TYPE "public"."enum_schedules_state";
  DROP TYPE "public"."enum_publications_action";
  DROP TYPE "public"."enum_publications_language";
  DROP TYPE "public"."enum_publications_via";`)
}
