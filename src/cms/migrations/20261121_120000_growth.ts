import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_event_pages_hubs" AS ENUM('ho-chi-minh', 'ha-noi');
  CREATE TYPE "public"."enum_event_pages_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__event_pages_v_version_hubs" AS ENUM('ho-chi-minh', 'ha-noi');
  CREATE TYPE "public"."enum__event_pages_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_customer_successes_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__customer_successes_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_comparisons_kind" AS ENUM('survey', 'desk', 'systems', 'shop');
  CREATE TYPE "public"."enum__comparisons_v_version_kind" AS ENUM('survey', 'desk', 'systems', 'shop');
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
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('confirmed', 'waiting', 'offered', 'checked-in', 'cancelled', 'held');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_private_documents_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'team-notice');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('pending', 'sent', 'kept', 'failed', 'held');
  CREATE TYPE "public"."enum_mail_templates_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'team-notice');
  CREATE TYPE "public"."enum_help_answers_language" AS ENUM('vi', 'en');
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'get-ticket';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'get-document';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'contact';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'career';
  ALTER TYPE "public"."enum_leads_kind" ADD VALUE 'newsletter';
  CREATE TABLE "event_pages_hubs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_event_pages_hubs",
  	"locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_event_pages_v_version_hubs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__event_pages_v_version_hubs",
  	"locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
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
  
  CREATE TABLE "tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"status" "enum_tickets_status" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"company" varchar,
  	"event_id" integer NOT NULL,
  	"ticket_type_id" integer NOT NULL,
  	"quantity" numeric NOT NULL,
  	"unit_price" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"hub" varchar,
  	"locale" varchar,
  	"lead_id" integer NOT NULL,
  	"offered_until" timestamp(3) with time zone,
  	"checked_in_at" timestamp(3) with time zone,
  	"cancelled_at" timestamp(3) with time zone,
  	"cancel_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer NOT NULL,
  	"price" numeric NOT NULL,
  	"capacity" numeric NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" NOT NULL,
  	"locale" varchar NOT NULL,
  	"lead_id" integer NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "private_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"locale" "enum_private_documents_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "document_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"document_id" integer NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"uses" numeric DEFAULT 0 NOT NULL,
  	"most_uses" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resumes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"lead_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"to" varchar,
  	"kind" "enum_mails_kind" NOT NULL,
  	"locale" varchar NOT NULL,
  	"status" "enum_mails_status" NOT NULL,
  	"text" varchar,
  	"html" varchar,
  	"lead_id" integer,
  	"ticket_id" integer,
  	"subscriber_id" integer,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_result" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_mail_templates_kind" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_locales" (
  	"subject" varchar,
  	"heading" varchar,
  	"body" varchar,
  	"button" varchar,
  	"closing" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "help_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article" varchar NOT NULL,
  	"language" "enum_help_answers_language" NOT NULL,
  	"helpful" numeric DEFAULT 0 NOT NULL,
  	"not_helpful" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"team" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ALTER COLUMN "name" DROP NOT NULL;
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
  ALTER TABLE "comparisons_locales" ADD COLUMN "kind" "enum_comparisons_kind";
  ALTER TABLE "comparisons_locales" ADD COLUMN "choose_theirs" varchar;
  ALTER TABLE "comparisons_locales" ADD COLUMN "choose_ours" varchar;
  ALTER TABLE "_comparisons_v_locales" ADD COLUMN "version_kind" "enum__comparisons_v_version_kind";
  ALTER TABLE "_comparisons_v_locales" ADD COLUMN "version_choose_theirs" varchar;
  ALTER TABLE "_comparisons_v_locales" ADD COLUMN "version_choose_ours" varchar;
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
  ALTER TABLE "leads" ADD COLUMN "department" varchar;
  ALTER TABLE "leads" ADD COLUMN "event" varchar;
  ALTER TABLE "leads" ADD COLUMN "hub" varchar;
  ALTER TABLE "leads" ADD COLUMN "document" varchar;
  ALTER TABLE "leads" ADD COLUMN "first_question" varchar;
  ALTER TABLE "leads" ADD COLUMN "second_question" varchar;
  ALTER TABLE "leads" ADD COLUMN "company_name" varchar;
  ALTER TABLE "leads" ADD COLUMN "company_tax_code" varchar;
  ALTER TABLE "leads" ADD COLUMN "invoice_receipt_email" varchar;
  ALTER TABLE "leads" ADD COLUMN "company_address" varchar;
  ALTER TABLE "leads" ADD COLUMN "position" varchar;
  ALTER TABLE "leads" ADD COLUMN "released_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "schedules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "publications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tickets_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ticket_types_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resumes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_answers_id" integer;
  ALTER TABLE "event_pages_hubs" ADD CONSTRAINT "event_pages_hubs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_pages_v_version_hubs" ADD CONSTRAINT "_event_pages_v_version_hubs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_event_pages_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_id_event_pages_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_id_event_pages_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_types_locales" ADD CONSTRAINT "ticket_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_links" ADD CONSTRAINT "document_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_id_private_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."private_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resumes" ADD CONSTRAINT "resumes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_locales" ADD CONSTRAINT "mail_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "event_pages_hubs_order_idx" ON "event_pages_hubs" USING btree ("order");
  CREATE INDEX "event_pages_hubs_parent_idx" ON "event_pages_hubs" USING btree ("parent_id");
  CREATE INDEX "event_pages_hubs_locale_idx" ON "event_pages_hubs" USING btree ("locale");
  CREATE INDEX "_event_pages_v_version_hubs_order_idx" ON "_event_pages_v_version_hubs" USING btree ("order");
  CREATE INDEX "_event_pages_v_version_hubs_parent_idx" ON "_event_pages_v_version_hubs" USING btree ("parent_id");
  CREATE INDEX "_event_pages_v_version_hubs_locale_idx" ON "_event_pages_v_version_hubs" USING btree ("locale");
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
  CREATE UNIQUE INDEX "tickets_code_idx" ON "tickets" USING btree ("code");
  CREATE INDEX "tickets_status_idx" ON "tickets" USING btree ("status");
  CREATE INDEX "tickets_event_idx" ON "tickets" USING btree ("event_id");
  CREATE INDEX "tickets_ticket_type_idx" ON "tickets" USING btree ("ticket_type_id");
  CREATE INDEX "tickets_lead_idx" ON "tickets" USING btree ("lead_id");
  CREATE INDEX "tickets_updated_at_idx" ON "tickets" USING btree ("updated_at");
  CREATE INDEX "tickets_created_at_idx" ON "tickets" USING btree ("created_at");
  CREATE INDEX "ticket_types_event_idx" ON "ticket_types" USING btree ("event_id");
  CREATE INDEX "ticket_types_updated_at_idx" ON "ticket_types" USING btree ("updated_at");
  CREATE INDEX "ticket_types_created_at_idx" ON "ticket_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "ticket_types_locales_locale_parent_id_unique" ON "ticket_types_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_lead_idx" ON "subscribers" USING btree ("lead_id");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "private_documents_slug_idx" ON "private_documents" USING btree ("slug");
  CREATE INDEX "private_documents_updated_at_idx" ON "private_documents" USING btree ("updated_at");
  CREATE INDEX "private_documents_created_at_idx" ON "private_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "private_documents_filename_idx" ON "private_documents" USING btree ("filename");
  CREATE UNIQUE INDEX "slug_locale_idx" ON "private_documents" USING btree ("slug","locale");
  CREATE INDEX "document_links_lead_idx" ON "document_links" USING btree ("lead_id");
  CREATE INDEX "document_links_document_idx" ON "document_links" USING btree ("document_id");
  CREATE INDEX "document_links_updated_at_idx" ON "document_links" USING btree ("updated_at");
  CREATE INDEX "document_links_created_at_idx" ON "document_links" USING btree ("created_at");
  CREATE INDEX "resumes_lead_idx" ON "resumes" USING btree ("lead_id");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_lead_idx" ON "mails" USING btree ("lead_id");
  CREATE INDEX "mails_ticket_idx" ON "mails" USING btree ("ticket_id");
  CREATE INDEX "mails_subscriber_idx" ON "mails" USING btree ("subscriber_id");
  CREATE UNIQUE INDEX "mails_idempotency_key_idx" ON "mails" USING btree ("idempotency_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_kind_idx" ON "mail_templates" USING btree ("kind");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_locales_locale_parent_id_unique" ON "mail_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "help_answers_updated_at_idx" ON "help_answers" USING btree ("updated_at");
  CREATE INDEX "help_answers_created_at_idx" ON "help_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_language_idx" ON "help_answers" USING btree ("article","language");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_types_fk" FOREIGN KEY ("ticket_types_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_documents_fk" FOREIGN KEY ("private_documents_id") REFERENCES "public"."private_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_links_fk" FOREIGN KEY ("document_links_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_answers_fk" FOREIGN KEY ("help_answers_id") REFERENCES "public"."help_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_types_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_types_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_private_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("private_documents_id");
  CREATE INDEX "payload_locked_documents_rels_document_links_id_idx" ON "payload_locked_documents_rels" USING btree ("document_links_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_help_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("help_answers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "event_pages_hubs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_event_pages_v_version_hubs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "schedules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_types_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "document_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resumes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "event_pages_hubs" CASCADE;
  DROP TABLE "_event_pages_v_version_hubs" CASCADE;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "schedules_rels" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "tickets" CASCADE;
  DROP TABLE "ticket_types" CASCADE;
  DROP TABLE "ticket_types_locales" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "private_documents" CASCADE;
  DROP TABLE "document_links" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "mail_templates_locales" CASCADE;
  DROP TABLE "help_answers" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_schedules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_publications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tickets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ticket_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_private_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resumes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_answers_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_kind";
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('book-demo');
  ALTER TABLE "leads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_leads_kind" USING "kind"::"public"."enum_leads_kind";
  DROP INDEX "payload_locked_documents_rels_schedules_id_idx";
  DROP INDEX "payload_locked_documents_rels_publications_id_idx";
  DROP INDEX "payload_locked_documents_rels_tickets_id_idx";
  DROP INDEX "payload_locked_documents_rels_ticket_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_private_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_document_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_resumes_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_answers_id_idx";
  ALTER TABLE "leads" ALTER COLUMN "name" SET NOT NULL;
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
  ALTER TABLE "comparisons_locales" DROP COLUMN "kind";
  ALTER TABLE "comparisons_locales" DROP COLUMN "choose_theirs";
  ALTER TABLE "comparisons_locales" DROP COLUMN "choose_ours";
  ALTER TABLE "_comparisons_v_locales" DROP COLUMN "version_kind";
  ALTER TABLE "_comparisons_v_locales" DROP COLUMN "version_choose_theirs";
  ALTER TABLE "_comparisons_v_locales" DROP COLUMN "version_choose_ours";
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
  ALTER TABLE "leads" DROP COLUMN "department";
  ALTER TABLE "leads" DROP COLUMN "event";
  ALTER TABLE "leads" DROP COLUMN "hub";
  ALTER TABLE "leads" DROP COLUMN "document";
  ALTER TABLE "leads" DROP COLUMN "first_question";
  ALTER TABLE "leads" DROP COLUMN "second_question";
  ALTER TABLE "leads" DROP COLUMN "company_name";
  ALTER TABLE "leads" DROP COLUMN "company_tax_code";
  ALTER TABLE "leads" DROP COLUMN "invoice_receipt_email";
  ALTER TABLE "leads" DROP COLUMN "company_address";
  ALTER TABLE "leads" DROP COLUMN "position";
  ALTER TABLE "leads" DROP COLUMN "released_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "schedules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "publications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tickets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ticket_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resumes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_answers_id";
  DROP TYPE "public"."enum_event_pages_hubs";
  DROP TYPE "public"."enum_event_pages_picture";
  DROP TYPE "public"."enum__event_pages_v_version_hubs";
  DROP TYPE "public"."enum__event_pages_v_version_picture";
  DROP TYPE "public"."enum_customer_successes_picture";
  DROP TYPE "public"."enum__customer_successes_v_version_picture";
  DROP TYPE "public"."enum_comparisons_kind";
  DROP TYPE "public"."enum__comparisons_v_version_kind";
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
  DROP TYPE "public"."enum_publications_via";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_private_documents_locale";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_mail_templates_kind";
  DROP TYPE "public"."enum_help_answers_language";`)
}
