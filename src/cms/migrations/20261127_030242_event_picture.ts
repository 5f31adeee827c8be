import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_platforms_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__platforms_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_event_pages_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__event_pages_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_customer_successes_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__customer_successes_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_product_strengths_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__product_strengths_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_demo_data_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__demo_data_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_news_and_press_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__news_and_press_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_blogs_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__blogs_v_version_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum_resources_picture" ADD VALUE 'event-table';
  ALTER TYPE "public"."enum__resources_v_version_picture" ADD VALUE 'event-table';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "platforms_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_platforms_picture";
  CREATE TYPE "public"."enum_platforms_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "platforms_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_platforms_picture" USING "picture"::"public"."enum_platforms_picture";
  ALTER TABLE "_platforms_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__platforms_v_version_picture";
  CREATE TYPE "public"."enum__platforms_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_platforms_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__platforms_v_version_picture" USING "version_picture"::"public"."enum__platforms_v_version_picture";
  ALTER TABLE "event_pages_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_event_pages_picture";
  CREATE TYPE "public"."enum_event_pages_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "event_pages_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_event_pages_picture" USING "picture"::"public"."enum_event_pages_picture";
  ALTER TABLE "_event_pages_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__event_pages_v_version_picture";
  CREATE TYPE "public"."enum__event_pages_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_event_pages_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__event_pages_v_version_picture" USING "version_picture"::"public"."enum__event_pages_v_version_picture";
  ALTER TABLE "customer_successes_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_customer_successes_picture";
  CREATE TYPE "public"."enum_customer_successes_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "customer_successes_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_customer_successes_picture" USING "picture"::"public"."enum_customer_successes_picture";
  ALTER TABLE "_customer_successes_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__customer_successes_v_version_picture";
  CREATE TYPE "public"."enum__customer_successes_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_customer_successes_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__customer_successes_v_version_picture" USING "version_picture"::"public"."enum__customer_successes_v_version_picture";
  ALTER TABLE "product_strengths_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_product_strengths_picture";
  CREATE TYPE "public"."enum_product_strengths_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "product_strengths_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_product_strengths_picture" USING "picture"::"public"."enum_product_strengths_picture";
  ALTER TABLE "_product_strengths_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__product_strengths_v_version_picture";
  CREATE TYPE "public"."enum__product_strengths_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_product_strengths_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__product_strengths_v_version_picture" USING "version_picture"::"public"."enum__product_strengths_v_version_picture";
  ALTER TABLE "demo_data_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_demo_data_picture";
  CREATE TYPE "public"."enum_demo_data_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "demo_data_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_demo_data_picture" USING "picture"::"public"."enum_demo_data_picture";
  ALTER TABLE "_demo_data_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__demo_data_v_version_picture";
  CREATE TYPE "public"."enum__demo_data_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_demo_data_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__demo_data_v_version_picture" USING "version_picture"::"public"."enum__demo_data_v_version_picture";
  ALTER TABLE "news_and_press_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_news_and_press_picture";
  CREATE TYPE "public"."enum_news_and_press_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "news_and_press_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_news_and_press_picture" USING "picture"::"public"."enum_news_and_press_picture";
  ALTER TABLE "_news_and_press_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__news_and_press_v_version_picture";
  CREATE TYPE "public"."enum__news_and_press_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_news_and_press_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__news_and_press_v_version_picture" USING "version_picture"::"public"."enum__news_and_press_v_version_picture";
  ALTER TABLE "blogs_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_blogs_picture";
  CREATE TYPE "public"."enum_blogs_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "blogs_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_blogs_picture" USING "picture"::"public"."enum_blogs_picture";
  ALTER TABLE "_blogs_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__blogs_v_version_picture";
  CREATE TYPE "public"."enum__blogs_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_blogs_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__blogs_v_version_picture" USING "version_picture"::"public"."enum__blogs_v_version_picture";
  ALTER TABLE "resources_locales" ALTER COLUMN "picture" SET DATA TYPE text;
  DROP TYPE "public"."enum_resources_picture";
  CREATE TYPE "public"."enum_resources_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "resources_locales" ALTER COLUMN "picture" SET DATA TYPE "public"."enum_resources_picture" USING "picture"::"public"."enum_resources_picture";
  ALTER TABLE "_resources_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE text;
  DROP TYPE "public"."enum__resources_v_version_picture";
  CREATE TYPE "public"."enum__resources_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  ALTER TABLE "_resources_v_locales" ALTER COLUMN "version_picture" SET DATA TYPE "public"."enum__resources_v_version_picture" USING "version_picture"::"public"."enum__resources_v_version_picture";`)
}
