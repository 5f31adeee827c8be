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
  ALTER TABLE "event_pages_locales" ADD COLUMN "picture" "enum_event_pages_picture";
  ALTER TABLE "_event_pages_v_locales" ADD COLUMN "version_picture" "enum__event_pages_v_version_picture";
  ALTER TABLE "customer_successes_locales" ADD COLUMN "picture" "enum_customer_successes_picture";
  ALTER TABLE "_customer_successes_v_locales" ADD COLUMN "version_picture" "enum__customer_successes_v_version_picture";
  ALTER TABLE "news_and_press_locales" ADD COLUMN "picture" "enum_news_and_press_picture";
  ALTER TABLE "_news_and_press_v_locales" ADD COLUMN "version_picture" "enum__news_and_press_v_version_picture";
  ALTER TABLE "blogs_locales" ADD COLUMN "picture" "enum_blogs_picture";
  ALTER TABLE "_blogs_v_locales" ADD COLUMN "version_picture" "enum__blogs_v_version_picture";
  ALTER TABLE "resources_locales" ADD COLUMN "picture" "enum_resources_picture";
  ALTER TABLE "_resources_v_locales" ADD COLUMN "version_picture" "enum__resources_v_version_picture";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_pages_locales" DROP COLUMN "picture";
  ALTER TABLE "_event_pages_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "customer_successes_locales" DROP COLUMN "picture";
  ALTER TABLE "_customer_successes_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "news_and_press_locales" DROP COLUMN "picture";
  ALTER TABLE "_news_and_press_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "blogs_locales" DROP COLUMN "picture";
  ALTER TABLE "_blogs_v_locales" DROP COLUMN "version_picture";
  ALTER TABLE "resources_locales" DROP COLUMN "picture";
  ALTER TABLE "_resources_v_locales" DROP COLUMN "version_picture";
  DROP TYPE "public"."enum_event_pages_picture";
  DROP TYPE "public"."enum__event_pages_v_version_picture";
  DROP TYPE "public"."enum_customer_successes_picture";
  DROP TYPE "public"."enum__customer_successes_v_version_picture";
  DROP TYPE "public"."enum_news_and_press_picture";
  DROP TYPE "public"."enum__news_and_press_v_version_picture";
  DROP TYPE "public"."enum_blogs_picture";
  DROP TYPE "public"."enum__blogs_v_version_picture";
  DROP TYPE "public"."enum_resources_picture";
  DROP TYPE "public"."enum__resources_v_version_picture";`)
}
