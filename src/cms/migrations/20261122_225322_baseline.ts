import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'v5');
  CREATE TYPE "public"."enum_pages_nav_theme" AS ENUM('light', 'normal', 'dark');
  CREATE TYPE "public"."enum_pages_footer_theme" AS ENUM('light', 'normal', 'dark');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'v5');
  CREATE TYPE "public"."enum__pages_v_version_nav_theme" AS ENUM('light', 'normal', 'dark');
  CREATE TYPE "public"."enum__pages_v_version_footer_theme" AS ENUM('light', 'normal', 'dark');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_platforms_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_platforms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__platforms_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__platforms_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__platforms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cards_kind" AS ENUM('solutions', 'use-cases', 'industries', 'metrics', 'resources', 'resource-metrics');
  CREATE TYPE "public"."enum_cards_href_from" AS ENUM('blog', 'gated-content', 'deep-content', 'community', 'product-update');
  CREATE TYPE "public"."enum_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cards_v_version_kind" AS ENUM('solutions', 'use-cases', 'industries', 'metrics', 'resources', 'resource-metrics');
  CREATE TYPE "public"."enum__cards_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__cards_v_version_href_from" AS ENUM('blog', 'gated-content', 'deep-content', 'community', 'product-update');
  CREATE TYPE "public"."enum__cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ai_events_banner_leadmagnetdatetime_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_ai_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ai_events_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__ai_events_v_version_banner_leadmagnetdatetime_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__ai_events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_event_pages_hubs" AS ENUM('ho-chi-minh', 'ha-noi');
  CREATE TYPE "public"."enum_event_pages_leadmagnetdatetime_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_event_pages_endsat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_event_pages_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_event_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_pages_v_version_hubs" AS ENUM('ho-chi-minh', 'ha-noi');
  CREATE TYPE "public"."enum__event_pages_v_version_leadmagnetdatetime_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__event_pages_v_version_endsat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__event_pages_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__event_pages_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__event_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_event_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__event_videos_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__event_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_customer_quotes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customer_quotes_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__customer_quotes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_customer_successes_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_customer_successes_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_customer_successes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customer_successes_v_version_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__customer_successes_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__customer_successes_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__customer_successes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_integrations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__integrations_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__integrations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_product_strengths_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_product_strengths_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__product_strengths_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__product_strengths_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__product_strengths_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_demo_data_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_demo_data_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__demo_data_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__demo_data_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__demo_data_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_generative_ai_previews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__generative_ai_previews_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__generative_ai_previews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_comparisons_claims_checkedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_comparisons_claims_reviewby_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_comparisons_kind" AS ENUM('survey', 'desk', 'systems', 'shop');
  CREATE TYPE "public"."enum_comparisons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__comparisons_v_version_claims_checkedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__comparisons_v_version_claims_reviewby_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__comparisons_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__comparisons_v_version_kind" AS ENUM('survey', 'desk', 'systems', 'shop');
  CREATE TYPE "public"."enum__comparisons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_and_press_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_news_and_press_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_news_and_press_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_and_press_v_version_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__news_and_press_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__news_and_press_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__news_and_press_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsroom_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_newsroom_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsroom_v_version_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__newsroom_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__newsroom_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blogs_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_blogs_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__blogs_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_release_notes_changes_kind" AS ENUM('new', 'better', 'fixed');
  CREATE TYPE "public"."enum_release_notes_releasedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_release_notes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__release_notes_v_version_changes_kind" AS ENUM('new', 'better', 'fixed');
  CREATE TYPE "public"."enum__release_notes_v_version_releasedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__release_notes_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__release_notes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_career_opportunities_deadline_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_career_opportunities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__career_opportunities_v_version_deadline_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__career_opportunities_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__career_opportunities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_resources_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_resources_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum_resources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resources_v_version_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__resources_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__resources_v_version_picture" AS ENUM('reply-desk', 'survey-phone', 'shared-inbox', 'topic-bars', 'task-list', 'nps-trend', 'journey-map', 'review-feed', 'omnichannel-report', 'agent-builder', 'lead-board');
  CREATE TYPE "public"."enum__resources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ebooks_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_ebooks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ebooks_v_version_publishedat_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum__ebooks_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__ebooks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tools_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tools_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__tools_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_content_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_types_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__content_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_categories_used_for" AS ENUM('integrations', 'resources', 'articles', 'questions');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum__categories_v_version_used_for" AS ENUM('integrations', 'resources', 'articles', 'questions');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_schedules_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_schedules_at_tz" AS ENUM('Asia/Ho_Chi_Minh', 'Asia/Singapore', 'UTC');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "public"."enum_publications_action" AS ENUM('publish', 'unpublish', 'move', 'restore', 'trash', 'untrash', 'delete');
  CREATE TYPE "public"."enum_publications_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_publications_via" AS ENUM('admin', 'schedule');
  CREATE TYPE "public"."enum_leads_stage" AS ENUM('new', 'contacted', 'qualified', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('29', '1');
  CREATE TYPE "public"."enum_leads_source" AS ENUM('form', 'lead-ads', 'import');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('book-demo', 'get-ticket', 'get-document', 'contact', 'career', 'newsletter');
  CREATE TYPE "public"."enum_ad_leads_status" AS ENUM('received', 'stored', 'erased', 'refused');
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('submitted', 'assigned', 'status', 'stage', 'noted', 'released', 'mailed', 'delivered', 'exported', 'merged', 'split', 'responded', 'escalated', 'withdrawn', 'erased');
  CREATE TYPE "public"."enum_tickets_status" AS ENUM('confirmed', 'waiting', 'offered', 'checked-in', 'cancelled', 'held');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_private_documents_locale" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'sales-letter', 'team-notice', 'lead-due-soon', 'lead-late', 'privacy-request', 'privacy-late');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('pending', 'sent', 'kept', 'failed', 'held');
  CREATE TYPE "public"."enum_mail_templates_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'sales-letter', 'team-notice', 'lead-due-soon', 'lead-late', 'privacy-request', 'privacy-late');
  CREATE TYPE "public"."enum_deliveries_target" AS ENUM('webhook', 'pipedrive', 'hubspot');
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('pending', 'delivered', 'failed', 'held', 'skipped');
  CREATE TYPE "public"."enum_consents_purpose" AS ENUM('reply', 'marketing');
  CREATE TYPE "public"."enum_access_log_action" AS ENUM('view', 'list', 'file', 'export', 'erase');
  CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'correction', 'withdrawal', 'erasure', 'retention');
  CREATE TYPE "public"."enum_privacy_requests_status" AS ENUM('open', 'done');
  CREATE TYPE "public"."enum_privacy_notices_target" AS ENUM('webhook', 'pipedrive', 'hubspot');
  CREATE TYPE "public"."enum_privacy_notices_status" AS ENUM('pending', 'told', 'failed');
  CREATE TYPE "public"."enum_help_answers_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_consent_receipts_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales', 'event-team');
  CREATE TYPE "public"."enum_settings_socials_network" AS ENUM('facebook', 'linkedin', 'youtube', 'zalo');
  CREATE TYPE "public"."enum_lead_settings_rules_kinds" AS ENUM('book-demo', 'get-ticket', 'get-document', 'contact', 'career', 'newsletter');
  CREATE TYPE "public"."enum_lead_settings_rules_industries" AS ENUM('beauty-fitness', 'education', 'finance', 'healthcare', 'real-estate', 'retail', 'technology', 'other');
  CREATE TYPE "public"."enum_lead_settings_rules_languages" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_lead_settings_rules_hubs" AS ENUM('ho-chi-minh', 'ha-noi');
  CREATE TYPE "public"."enum_office_hours_week_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_office_hours_holidays_kind" AS ENUM('closed', 'open', 'special');
  CREATE TYPE "public"."enum_office_hours_kinds" AS ENUM('book-demo', 'get-ticket', 'get-document', 'contact', 'career', 'newsletter');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"layout" "enum_pages_layout" DEFAULT 'v5',
  	"nav_theme" "enum_pages_nav_theme" DEFAULT 'light',
  	"footer_theme" "enum_pages_footer_theme" DEFAULT 'dark',
  	"sections" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"evidence" varchar,
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_layout" "enum__pages_v_version_layout" DEFAULT 'v5',
  	"version_nav_theme" "enum__pages_v_version_nav_theme" DEFAULT 'light',
  	"version_footer_theme" "enum__pages_v_version_footer_theme" DEFAULT 'dark',
  	"version_sections" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_evidence" varchar,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "platforms_listing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"subtext" varchar,
  	"icon" varchar,
  	"cta_href" varchar,
  	"highlight" boolean DEFAULT false,
  	"background_color" varchar
  );
  
  CREATE TABLE "platforms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "platforms_locales" (
  	"picture" "enum_platforms_picture",
  	"heading_label" varchar,
  	"heading_subtext" varchar,
  	"heading_icon" varchar,
  	"heading_cta_href" varchar,
  	"heading_link_text" varchar,
  	"evidence" varchar,
  	"_status" "enum_platforms_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_platforms_v_version_listing" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"subtext" varchar,
  	"icon" varchar,
  	"cta_href" varchar,
  	"highlight" boolean DEFAULT false,
  	"background_color" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_platforms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__platforms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_platforms_v_locales" (
  	"version_picture" "enum__platforms_v_version_picture",
  	"version_heading_label" varchar,
  	"version_heading_subtext" varchar,
  	"version_heading_icon" varchar,
  	"version_heading_cta_href" varchar,
  	"version_heading_link_text" varchar,
  	"version_evidence" varchar,
  	"version__status" "enum__platforms_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cards_sub_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "cards" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_cards_kind",
  	"position" numeric DEFAULT 100,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cards_locales" (
  	"title" varchar,
  	"description" varchar,
  	"href" varchar,
  	"href_from" "enum_cards_href_from",
  	"is_coming_soon" boolean DEFAULT false,
  	"tag" varchar,
  	"sub_title" varchar,
  	"note" varchar,
  	"icon_url" varchar,
  	"image_id" integer,
  	"image_english_id" integer,
  	"image_in_mobile_id" integer,
  	"thumbnail_id" integer,
  	"evidence" varchar,
  	"_status" "enum_cards_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cards_v_version_sub_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cards_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__cards_v_version_kind",
  	"version_position" numeric DEFAULT 100,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_cards_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_href" varchar,
  	"version_href_from" "enum__cards_v_version_href_from",
  	"version_is_coming_soon" boolean DEFAULT false,
  	"version_tag" varchar,
  	"version_sub_title" varchar,
  	"version_note" varchar,
  	"version_icon_url" varchar,
  	"version_image_id" integer,
  	"version_image_english_id" integer,
  	"version_image_in_mobile_id" integer,
  	"version_thumbnail_id" integer,
  	"version_evidence" varchar,
  	"version__status" "enum__cards_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ai_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ai_events_locales" (
  	"banner_thumbnail_file_id" integer,
  	"banner_thumbnail_url" varchar,
  	"banner_title" varchar,
  	"banner_description" varchar,
  	"banner_cta_text" varchar,
  	"banner_cta_href" varchar,
  	"banner_cx_tag" varchar,
  	"banner_lead_magnet_date_time" timestamp(3) with time zone,
  	"banner_leadmagnetdatetime_tz" "enum_ai_events_banner_leadmagnetdatetime_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_ai_events_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_ai_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__ai_events_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_ai_events_v_locales" (
  	"version_banner_thumbnail_file_id" integer,
  	"version_banner_thumbnail_url" varchar,
  	"version_banner_title" varchar,
  	"version_banner_description" varchar,
  	"version_banner_cta_text" varchar,
  	"version_banner_cta_href" varchar,
  	"version_banner_cx_tag" varchar,
  	"version_banner_lead_magnet_date_time" timestamp(3) with time zone,
  	"version_banner_leadmagnetdatetime_tz" "enum__ai_events_v_version_banner_leadmagnetdatetime_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__ai_events_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_pages_hubs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_event_pages_hubs",
  	"locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "event_pages_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"speaker" varchar
  );
  
  CREATE TABLE "event_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"leadmagnetdatetime_tz" "enum_event_pages_leadmagnetdatetime_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"endsat_tz" "enum_event_pages_endsat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_pages_locales" (
  	"banner_thumbnail_file_id" integer,
  	"banner_thumbnail_url" varchar,
  	"banner_title" varchar,
  	"banner_description" varchar,
  	"banner_cta_text" varchar,
  	"banner_cta_href" varchar,
  	"banner_cx_tag" varchar,
  	"lead_magnet_date_time" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"place" varchar,
  	"background_file_id" integer,
  	"background_url" varchar,
  	"background_in_mobile_file_id" integer,
  	"background_in_mobile_url" varchar,
  	"picture" "enum_event_pages_picture",
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_event_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_event_pages_v_version_hubs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__event_pages_v_version_hubs",
  	"locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_event_pages_v_version_agenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"speaker" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_event_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_leadmagnetdatetime_tz" "enum__event_pages_v_version_leadmagnetdatetime_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_endsat_tz" "enum__event_pages_v_version_endsat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_event_pages_v_locales" (
  	"version_banner_thumbnail_file_id" integer,
  	"version_banner_thumbnail_url" varchar,
  	"version_banner_title" varchar,
  	"version_banner_description" varchar,
  	"version_banner_cta_text" varchar,
  	"version_banner_cta_href" varchar,
  	"version_banner_cx_tag" varchar,
  	"version_lead_magnet_date_time" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_place" varchar,
  	"version_background_file_id" integer,
  	"version_background_url" varchar,
  	"version_background_in_mobile_file_id" integer,
  	"version_background_in_mobile_url" varchar,
  	"version_picture" "enum__event_pages_v_version_picture",
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__event_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "event_videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_videos_locales" (
  	"title" varchar,
  	"description" varchar,
  	"thumbnail_file_id" integer,
  	"thumbnail_url" varchar,
  	"popup_image_file_id" integer,
  	"popup_image_url" varchar,
  	"popup_image_in_mobile_file_id" integer,
  	"popup_image_in_mobile_url" varchar,
  	"cta_text" varchar,
  	"cta_href" varchar,
  	"video_url" varchar,
  	"cx_tag" varchar,
  	"duration" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_event_videos_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_event_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__event_videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_event_videos_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_thumbnail_file_id" integer,
  	"version_thumbnail_url" varchar,
  	"version_popup_image_file_id" integer,
  	"version_popup_image_url" varchar,
  	"version_popup_image_in_mobile_file_id" integer,
  	"version_popup_image_in_mobile_url" varchar,
  	"version_cta_text" varchar,
  	"version_cta_href" varchar,
  	"version_video_url" varchar,
  	"version_cx_tag" varchar,
  	"version_duration" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__event_videos_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "customer_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_quotes_locales" (
  	"content" varchar,
  	"customer_name" varchar,
  	"representative_name" varchar,
  	"representative_job_title" varchar,
  	"hero_shot_file_id" integer,
  	"hero_shot_url" varchar,
  	"hero_shot_in_mobile_file_id" integer,
  	"hero_shot_in_mobile_url" varchar,
  	"representative_avatar_file_id" integer,
  	"representative_avatar_url" varchar,
  	"logo_file_id" integer,
  	"logo_url" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_customer_quotes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_customer_quotes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__customer_quotes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_customer_quotes_v_locales" (
  	"version_content" varchar,
  	"version_customer_name" varchar,
  	"version_representative_name" varchar,
  	"version_representative_job_title" varchar,
  	"version_hero_shot_file_id" integer,
  	"version_hero_shot_url" varchar,
  	"version_hero_shot_in_mobile_file_id" integer,
  	"version_hero_shot_in_mobile_url" varchar,
  	"version_representative_avatar_file_id" integer,
  	"version_representative_avatar_url" varchar,
  	"version_logo_file_id" integer,
  	"version_logo_url" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__customer_quotes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"content" varchar,
  	"person_name" varchar,
  	"person_job_title" varchar,
  	"company" varchar,
  	"avatar_file_id" integer,
  	"avatar_url" varchar,
  	"logo_file_id" integer,
  	"logo_url" varchar,
  	"rating" numeric,
  	"source_url" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_testimonials_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_content" varchar,
  	"version_person_name" varchar,
  	"version_person_job_title" varchar,
  	"version_company" varchar,
  	"version_avatar_file_id" integer,
  	"version_avatar_url" varchar,
  	"version_logo_file_id" integer,
  	"version_logo_url" varchar,
  	"version_rating" numeric,
  	"version_source_url" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "customer_successes_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "customer_successes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"publishedat_tz" "enum_customer_successes_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_successes_locales" (
  	"title" varchar,
  	"customer_name" varchar,
  	"summary" varchar,
  	"industry" varchar,
  	"logo_file_id" integer,
  	"logo_url" varchar,
  	"hero_shot_file_id" integer,
  	"hero_shot_url" varchar,
  	"hero_shot_in_mobile_file_id" integer,
  	"hero_shot_in_mobile_url" varchar,
  	"picture" "enum_customer_successes_picture",
  	"quote_content" varchar,
  	"quote_name" varchar,
  	"quote_job_title" varchar,
  	"highlight" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_customer_successes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_customer_successes_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_customer_successes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_publishedat_tz" "enum__customer_successes_v_version_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__customer_successes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_customer_successes_v_locales" (
  	"version_title" varchar,
  	"version_customer_name" varchar,
  	"version_summary" varchar,
  	"version_industry" varchar,
  	"version_logo_file_id" integer,
  	"version_logo_url" varchar,
  	"version_hero_shot_file_id" integer,
  	"version_hero_shot_url" varchar,
  	"version_hero_shot_in_mobile_file_id" integer,
  	"version_hero_shot_in_mobile_url" varchar,
  	"version_picture" "enum__customer_successes_v_version_picture",
  	"version_quote_content" varchar,
  	"version_quote_name" varchar,
  	"version_quote_job_title" varchar,
  	"version_highlight" boolean DEFAULT false,
  	"version_published_at" timestamp(3) with time zone,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__customer_successes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "integrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "integrations_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"logo_file_id" integer,
  	"logo_url" varchar,
  	"category_id" integer,
  	"href" varchar,
  	"is_coming_soon" boolean DEFAULT false,
  	"vendor" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_integrations_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_integrations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__integrations_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_integrations_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_logo_file_id" integer,
  	"version_logo_url" varchar,
  	"version_category_id" integer,
  	"version_href" varchar,
  	"version_is_coming_soon" boolean DEFAULT false,
  	"version_vendor" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__integrations_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_strengths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_strengths_locales" (
  	"title" varchar,
  	"description" varchar,
  	"icon_file_id" integer,
  	"icon_url" varchar,
  	"picture" "enum_product_strengths_picture",
  	"href" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_product_strengths_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_strengths_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__product_strengths_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_product_strengths_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_icon_file_id" integer,
  	"version_icon_url" varchar,
  	"version_picture" "enum__product_strengths_v_version_picture",
  	"version_href" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__product_strengths_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "demo_data_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "demo_data_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"channel" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "demo_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "demo_data_locales" (
  	"title" varchar,
  	"description" varchar,
  	"industry" varchar,
  	"picture" "enum_demo_data_picture",
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_demo_data_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_demo_data_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_demo_data_v_version_messages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"channel" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_demo_data_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__demo_data_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_demo_data_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_industry" varchar,
  	"version_picture" "enum__demo_data_v_version_picture",
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__demo_data_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "generative_ai_previews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "generative_ai_previews_locales" (
  	"title" varchar,
  	"description" varchar,
  	"prompt" varchar,
  	"answer" varchar,
  	"thumbnail_file_id" integer,
  	"thumbnail_url" varchar,
  	"video_url" varchar,
  	"is_coming_soon" boolean DEFAULT false,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_generative_ai_previews_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_generative_ai_previews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__generative_ai_previews_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_generative_ai_previews_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_prompt" varchar,
  	"version_answer" varchar,
  	"version_thumbnail_file_id" integer,
  	"version_thumbnail_url" varchar,
  	"version_video_url" varchar,
  	"version_is_coming_soon" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__generative_ai_previews_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "comparisons_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"topic" varchar,
  	"ours" varchar,
  	"theirs" varchar,
  	"source_name" varchar,
  	"source_url" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"checkedat_tz" "enum_comparisons_claims_checkedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"review_by" timestamp(3) with time zone,
  	"reviewby_tz" "enum_comparisons_claims_reviewby_tz" DEFAULT 'Asia/Ho_Chi_Minh'
  );
  
  CREATE TABLE "comparisons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comparisons_locales" (
  	"title" varchar,
  	"competitor" varchar,
  	"kind" "enum_comparisons_kind",
  	"summary" varchar,
  	"choose_theirs" varchar,
  	"choose_ours" varchar,
  	"logo_file_id" integer,
  	"logo_url" varchar,
  	"evidence" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"_status" "enum_comparisons_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_comparisons_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" varchar,
  	"ours" varchar,
  	"theirs" varchar,
  	"source_name" varchar,
  	"source_url" varchar,
  	"checked_at" timestamp(3) with time zone,
  	"checkedat_tz" "enum__comparisons_v_version_claims_checkedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"review_by" timestamp(3) with time zone,
  	"reviewby_tz" "enum__comparisons_v_version_claims_reviewby_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_comparisons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__comparisons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_comparisons_v_locales" (
  	"version_title" varchar,
  	"version_competitor" varchar,
  	"version_kind" "enum__comparisons_v_version_kind",
  	"version_summary" varchar,
  	"version_choose_theirs" varchar,
  	"version_choose_ours" varchar,
  	"version_logo_file_id" integer,
  	"version_logo_url" varchar,
  	"version_evidence" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version__status" "enum__comparisons_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_and_press" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"publishedat_tz" "enum_news_and_press_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_and_press_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"thumbnail_file_id" integer,
  	"thumbnail_url" varchar,
  	"picture" "enum_news_and_press_picture",
  	"author" varchar,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"highlight" boolean DEFAULT false,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_news_and_press_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_and_press_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_publishedat_tz" "enum__news_and_press_v_version_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_and_press_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_and_press_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_thumbnail_file_id" integer,
  	"version_thumbnail_url" varchar,
  	"version_picture" "enum__news_and_press_v_version_picture",
  	"version_author" varchar,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_highlight" boolean DEFAULT false,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__news_and_press_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsroom" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"publishedat_tz" "enum_newsroom_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsroom_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"outlet" varchar,
  	"thumbnail_file_id" integer,
  	"thumbnail_url" varchar,
  	"logo_file_id" integer,
  	"logo_url" varchar,
  	"href" varchar,
  	"published_at" timestamp(3) with time zone,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_newsroom_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_newsroom_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_publishedat_tz" "enum__newsroom_v_version_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__newsroom_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_newsroom_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_outlet" varchar,
  	"version_thumbnail_file_id" integer,
  	"version_thumbnail_url" varchar,
  	"version_logo_file_id" integer,
  	"version_logo_url" varchar,
  	"version_href" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__newsroom_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "blogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"publishedat_tz" "enum_blogs_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "blogs_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"cover_file_id" integer,
  	"cover_url" varchar,
  	"picture" "enum_blogs_picture",
  	"author" varchar,
  	"author_job_title" varchar,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"reading_minutes" numeric,
  	"highlight" boolean DEFAULT false,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_blogs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_publishedat_tz" "enum__blogs_v_version_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blogs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_blogs_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_cover_file_id" integer,
  	"version_cover_url" varchar,
  	"version_picture" "enum__blogs_v_version_picture",
  	"version_author" varchar,
  	"version_author_job_title" varchar,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_reading_minutes" numeric,
  	"version_highlight" boolean DEFAULT false,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "release_notes_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_release_notes_changes_kind" DEFAULT 'new',
  	"text" varchar
  );
  
  CREATE TABLE "release_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"releasedat_tz" "enum_release_notes_releasedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "release_notes_locales" (
  	"title" varchar,
  	"version" varchar,
  	"released_at" timestamp(3) with time zone,
  	"summary" varchar,
  	"body" jsonb,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_release_notes_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_release_notes_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__release_notes_v_version_changes_kind" DEFAULT 'new',
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_release_notes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_releasedat_tz" "enum__release_notes_v_version_releasedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__release_notes_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_release_notes_v_locales" (
  	"version_title" varchar,
  	"version_version" varchar,
  	"version_released_at" timestamp(3) with time zone,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__release_notes_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"category_id" integer,
  	"highlight" boolean DEFAULT false,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_faqs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__faqs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_faqs_v_locales" (
  	"version_question" varchar,
  	"version_answer" varchar,
  	"version_category_id" integer,
  	"version_highlight" boolean DEFAULT false,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__faqs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "career_opportunities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deadline_tz" "enum_career_opportunities_deadline_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "career_opportunities_locales" (
  	"title" varchar,
  	"department" varchar,
  	"location" varchar,
  	"employment_type" varchar,
  	"level" varchar,
  	"salary" varchar,
  	"deadline" timestamp(3) with time zone,
  	"summary" varchar,
  	"body" jsonb,
  	"cta_text" varchar,
  	"cta_href" varchar,
  	"is_open" boolean DEFAULT false,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_career_opportunities_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_career_opportunities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deadline_tz" "enum__career_opportunities_v_version_deadline_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__career_opportunities_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_career_opportunities_v_locales" (
  	"version_title" varchar,
  	"version_department" varchar,
  	"version_location" varchar,
  	"version_employment_type" varchar,
  	"version_level" varchar,
  	"version_salary" varchar,
  	"version_deadline" timestamp(3) with time zone,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_cta_text" varchar,
  	"version_cta_href" varchar,
  	"version_is_open" boolean DEFAULT false,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__career_opportunities_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"publishedat_tz" "enum_resources_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resources_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"cover_file_id" integer,
  	"cover_url" varchar,
  	"picture" "enum_resources_picture",
  	"content_type_id" integer,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"is_gated" boolean DEFAULT false,
  	"cta_text" varchar,
  	"cta_href" varchar,
  	"highlight" boolean DEFAULT false,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_resources_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_resources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_publishedat_tz" "enum__resources_v_version_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__resources_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_resources_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_cover_file_id" integer,
  	"version_cover_url" varchar,
  	"version_picture" "enum__resources_v_version_picture",
  	"version_content_type_id" integer,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_is_gated" boolean DEFAULT false,
  	"version_cta_text" varchar,
  	"version_cta_href" varchar,
  	"version_highlight" boolean DEFAULT false,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__resources_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "ebooks_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "ebooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"publishedat_tz" "enum_ebooks_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ebooks_locales" (
  	"title" varchar,
  	"sub_title" varchar,
  	"summary" varchar,
  	"cover_file_id" integer,
  	"cover_url" varchar,
  	"author" varchar,
  	"page_count" numeric,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"cta_text" varchar,
  	"cta_href" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_ebooks_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_ebooks_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ebooks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_publishedat_tz" "enum__ebooks_v_version_publishedat_tz" DEFAULT 'Asia/Ho_Chi_Minh',
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__ebooks_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_ebooks_v_locales" (
  	"version_title" varchar,
  	"version_sub_title" varchar,
  	"version_summary" varchar,
  	"version_cover_file_id" integer,
  	"version_cover_url" varchar,
  	"version_author" varchar,
  	"version_page_count" numeric,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_cta_text" varchar,
  	"version_cta_href" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__ebooks_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tools_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"icon_file_id" integer,
  	"icon_url" varchar,
  	"href" varchar,
  	"link_text" varchar,
  	"category_id" integer,
  	"is_coming_soon" boolean DEFAULT false,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_tools_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tools_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__tools_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_tools_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_icon_file_id" integer,
  	"version_icon_url" varchar,
  	"version_href" varchar,
  	"version_link_text" varchar,
  	"version_category_id" integer,
  	"version_is_coming_soon" boolean DEFAULT false,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__tools_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_types_locales" (
  	"name" varchar,
  	"description" varchar,
  	"icon_file_id" integer,
  	"icon_url" varchar,
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_content_types_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_content_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__content_types_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_content_types_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_icon_file_id" integer,
  	"version_icon_url" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__content_types_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"description" varchar,
  	"used_for" "enum_categories_used_for",
  	"position" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"evidence" varchar,
  	"_status" "enum_categories_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_used_for" "enum__categories_v_version_used_for",
  	"version_position" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_evidence" varchar,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"salutation" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"phone_e164" varchar,
  	"company" varchar,
  	"industry" varchar,
  	"job_title" varchar,
  	"department" varchar,
  	"description" varchar,
  	"event" varchar,
  	"hub" varchar,
  	"document" varchar,
  	"first_question" varchar,
  	"second_question" varchar,
  	"company_name" varchar,
  	"company_tax_code" varchar,
  	"invoice_receipt_email" varchar,
  	"company_address" varchar,
  	"position" varchar,
  	"attribution" jsonb,
  	"first_touch" jsonb,
  	"last_touch" jsonb,
  	"owner_id" integer,
  	"stage" "enum_leads_stage" DEFAULT 'new' NOT NULL,
  	"status" "enum_leads_status" DEFAULT '29' NOT NULL,
  	"assigned_at" timestamp(3) with time zone,
  	"source" "enum_leads_source" DEFAULT 'form' NOT NULL,
  	"deal_id" varchar,
  	"due_at" timestamp(3) with time zone,
  	"first_response_at" timestamp(3) with time zone,
  	"responded_by_id" integer,
  	"response_minutes" numeric,
  	"clock_started_at" timestamp(3) with time zone,
  	"warn_at" timestamp(3) with time zone,
  	"warned_at" timestamp(3) with time zone,
  	"escalated_at" timestamp(3) with time zone,
  	"kind" "enum_leads_kind" NOT NULL,
  	"locale" varchar,
  	"preferred_language" varchar,
  	"page" varchar,
  	"version" varchar,
  	"suspicion" varchar,
  	"released_at" timestamp(3) with time zone,
  	"person" varchar,
  	"email_key" varchar,
  	"search_text" varchar,
  	"key" varchar,
  	"content_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ad_leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"network_id" varchar NOT NULL,
  	"status" "enum_ad_leads_status" DEFAULT 'received' NOT NULL,
  	"reason" varchar,
  	"lead_id" integer,
  	"full_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"campaign_name" varchar,
  	"form_name" varchar,
  	"values" jsonb,
  	"raw" jsonb,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"kind" "enum_lead_events_kind" NOT NULL,
  	"actor_id" integer,
  	"data" jsonb,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "lead_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"query" varchar,
  	"is_shared" boolean DEFAULT false,
  	"owner_id" integer,
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
  	"author_id" integer,
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
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"target" "enum_deliveries_target" NOT NULL,
  	"status" "enum_deliveries_status" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_result" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"remote" jsonb,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "connectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"closed_until" timestamp(3) with time zone,
  	"last_result" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer,
  	"purpose" "enum_consents_purpose" NOT NULL,
  	"granted" boolean DEFAULT false NOT NULL,
  	"text" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"sequence" numeric,
  	"hash" varchar,
  	"salt" varchar,
  	"commitment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_stashes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"contents" jsonb NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "access_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"user_id" integer,
  	"account" varchar,
  	"action" "enum_access_log_action" NOT NULL,
  	"collection" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"ids" jsonb,
  	"filter" varchar
  );
  
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_privacy_requests_kind" NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"note" varchar,
  	"status" "enum_privacy_requests_status" DEFAULT 'open' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"lead_id" integer,
  	"receipt" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_id" integer NOT NULL,
  	"target" "enum_privacy_notices_target" NOT NULL,
  	"status" "enum_privacy_notices_status" DEFAULT 'pending' NOT NULL,
  	"about" jsonb,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_result" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "consent_receipts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"receipt" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"analytics" boolean DEFAULT false NOT NULL,
  	"marketing" boolean DEFAULT false NOT NULL,
  	"support" boolean DEFAULT false NOT NULL,
  	"language" "enum_consent_receipts_language" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"takes_leads" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
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
  	"categories_id" integer,
  	"redirects_id" integer,
  	"media_id" integer,
  	"schedules_id" integer,
  	"publications_id" integer,
  	"leads_id" integer,
  	"ad_leads_id" integer,
  	"lead_notes_id" integer,
  	"lead_events_id" integer,
  	"lead_views_id" integer,
  	"tickets_id" integer,
  	"ticket_types_id" integer,
  	"subscribers_id" integer,
  	"private_documents_id" integer,
  	"document_links_id" integer,
  	"resumes_id" integer,
  	"mails_id" integer,
  	"mail_templates_id" integer,
  	"deliveries_id" integer,
  	"connectors_id" integer,
  	"consents_id" integer,
  	"form_stashes_id" integer,
  	"access_log_id" integer,
  	"privacy_requests_id" integer,
  	"privacy_notices_id" integer,
  	"help_answers_id" integer,
  	"consent_receipts_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_awards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"year" varchar NOT NULL,
  	"sample" boolean DEFAULT false
  );
  
  CREATE TABLE "settings_supporters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"in_short_list" boolean DEFAULT false,
  	"sample" boolean DEFAULT false
  );
  
  CREATE TABLE "settings_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "settings_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "settings_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"map_url" varchar,
  	"sample" boolean DEFAULT false
  );
  
  CREATE TABLE "settings_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_settings_socials_network" NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scripts_tag_manager" boolean DEFAULT true,
  	"scripts_session_recording" boolean DEFAULT true,
  	"scripts_analytics_sdk" boolean DEFAULT true,
  	"scripts_crm" boolean DEFAULT true,
  	"scripts_survey_widget" boolean DEFAULT true,
  	"scripts_embed_form" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"tagline" varchar,
  	"sample_note" varchar,
  	"copyright" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"messenger_url" varchar,
  	"zalo_url" varchar,
  	"community_url" varchar,
  	"product_update_url" varchar,
  	"attribution" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lead_settings_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_lead_settings_rules_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_settings_rules_industries" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_lead_settings_rules_industries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_settings_rules_languages" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_lead_settings_rules_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_settings_rules_hubs" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_lead_settings_rules_hubs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lead_settings_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"interest" varchar,
  	"owner_id" integer NOT NULL
  );
  
  CREATE TABLE "lead_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"team" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "office_hours_week_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_office_hours_week_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "office_hours_week" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "office_hours_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"name_en" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"kind" "enum_office_hours_holidays_kind" DEFAULT 'closed' NOT NULL,
  	"unconfirmed" boolean DEFAULT false,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "office_hours_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_office_hours_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "office_hours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"promise_minutes" numeric DEFAULT 30 NOT NULL,
  	"warn_minutes" numeric DEFAULT 10 NOT NULL,
  	"manager" varchar,
  	"alert_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads" numeric DEFAULT 24 NOT NULL,
  	"applications" numeric DEFAULT 12 NOT NULL,
  	"mails" numeric DEFAULT 24 NOT NULL,
  	"unconfirmed" numeric DEFAULT 30 NOT NULL,
  	"suspected" numeric DEFAULT 90 NOT NULL,
  	"refused_ads" numeric DEFAULT 90 NOT NULL,
  	"requests" numeric DEFAULT 12 NOT NULL,
  	"consent_receipts" numeric DEFAULT 36 NOT NULL,
  	"access_log" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_listing" ADD CONSTRAINT "platforms_listing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_locales" ADD CONSTRAINT "platforms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v_version_listing" ADD CONSTRAINT "_platforms_v_version_listing_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_platforms_v" ADD CONSTRAINT "_platforms_v_parent_id_platforms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platforms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_platforms_v_locales" ADD CONSTRAINT "_platforms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_platforms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_sub_links" ADD CONSTRAINT "cards_sub_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_image_english_id_media_id_fk" FOREIGN KEY ("image_english_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_image_in_mobile_id_media_id_fk" FOREIGN KEY ("image_in_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v_version_sub_links" ADD CONSTRAINT "_cards_v_version_sub_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_parent_id_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_version_image_english_id_media_id_fk" FOREIGN KEY ("version_image_english_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_version_image_in_mobile_id_media_id_fk" FOREIGN KEY ("version_image_in_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ai_events_locales" ADD CONSTRAINT "ai_events_locales_banner_thumbnail_file_id_media_id_fk" FOREIGN KEY ("banner_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ai_events_locales" ADD CONSTRAINT "ai_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ai_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ai_events_v" ADD CONSTRAINT "_ai_events_v_parent_id_ai_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ai_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ai_events_v_locales" ADD CONSTRAINT "_ai_events_v_locales_version_banner_thumbnail_file_id_media_id_fk" FOREIGN KEY ("version_banner_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ai_events_v_locales" ADD CONSTRAINT "_ai_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ai_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_pages_hubs" ADD CONSTRAINT "event_pages_hubs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_pages_agenda" ADD CONSTRAINT "event_pages_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_pages_locales" ADD CONSTRAINT "event_pages_locales_banner_thumbnail_file_id_media_id_fk" FOREIGN KEY ("banner_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_pages_locales" ADD CONSTRAINT "event_pages_locales_background_file_id_media_id_fk" FOREIGN KEY ("background_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_pages_locales" ADD CONSTRAINT "event_pages_locales_background_in_mobile_file_id_media_id_fk" FOREIGN KEY ("background_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_pages_locales" ADD CONSTRAINT "event_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_pages_v_version_hubs" ADD CONSTRAINT "_event_pages_v_version_hubs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_event_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_pages_v_version_agenda" ADD CONSTRAINT "_event_pages_v_version_agenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_pages_v" ADD CONSTRAINT "_event_pages_v_parent_id_event_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_pages_v_locales" ADD CONSTRAINT "_event_pages_v_locales_version_banner_thumbnail_file_id_media_id_fk" FOREIGN KEY ("version_banner_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_pages_v_locales" ADD CONSTRAINT "_event_pages_v_locales_version_background_file_id_media_id_fk" FOREIGN KEY ("version_background_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_pages_v_locales" ADD CONSTRAINT "_event_pages_v_locales_version_background_in_mobile_file_id_media_id_fk" FOREIGN KEY ("version_background_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_pages_v_locales" ADD CONSTRAINT "_event_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "event_videos_locales" ADD CONSTRAINT "event_videos_locales_thumbnail_file_id_media_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_videos_locales" ADD CONSTRAINT "event_videos_locales_popup_image_file_id_media_id_fk" FOREIGN KEY ("popup_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_videos_locales" ADD CONSTRAINT "event_videos_locales_popup_image_in_mobile_file_id_media_id_fk" FOREIGN KEY ("popup_image_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_videos_locales" ADD CONSTRAINT "event_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."event_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_event_videos_v" ADD CONSTRAINT "_event_videos_v_parent_id_event_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."event_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_videos_v_locales" ADD CONSTRAINT "_event_videos_v_locales_version_thumbnail_file_id_media_id_fk" FOREIGN KEY ("version_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_videos_v_locales" ADD CONSTRAINT "_event_videos_v_locales_version_popup_image_file_id_media_id_fk" FOREIGN KEY ("version_popup_image_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_videos_v_locales" ADD CONSTRAINT "_event_videos_v_locales_version_popup_image_in_mobile_file_id_media_id_fk" FOREIGN KEY ("version_popup_image_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_event_videos_v_locales" ADD CONSTRAINT "_event_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_event_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_quotes_locales" ADD CONSTRAINT "customer_quotes_locales_hero_shot_file_id_media_id_fk" FOREIGN KEY ("hero_shot_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_quotes_locales" ADD CONSTRAINT "customer_quotes_locales_hero_shot_in_mobile_file_id_media_id_fk" FOREIGN KEY ("hero_shot_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_quotes_locales" ADD CONSTRAINT "customer_quotes_locales_representative_avatar_file_id_media_id_fk" FOREIGN KEY ("representative_avatar_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_quotes_locales" ADD CONSTRAINT "customer_quotes_locales_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_quotes_locales" ADD CONSTRAINT "customer_quotes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customer_quotes_v" ADD CONSTRAINT "_customer_quotes_v_parent_id_customer_quotes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customer_quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_quotes_v_locales" ADD CONSTRAINT "_customer_quotes_v_locales_version_hero_shot_file_id_media_id_fk" FOREIGN KEY ("version_hero_shot_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_quotes_v_locales" ADD CONSTRAINT "_customer_quotes_v_locales_version_hero_shot_in_mobile_file_id_media_id_fk" FOREIGN KEY ("version_hero_shot_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_quotes_v_locales" ADD CONSTRAINT "_customer_quotes_v_locales_version_representative_avatar_file_id_media_id_fk" FOREIGN KEY ("version_representative_avatar_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_quotes_v_locales" ADD CONSTRAINT "_customer_quotes_v_locales_version_logo_file_id_media_id_fk" FOREIGN KEY ("version_logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_quotes_v_locales" ADD CONSTRAINT "_customer_quotes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_customer_quotes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_avatar_file_id_media_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_version_avatar_file_id_media_id_fk" FOREIGN KEY ("version_avatar_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_version_logo_file_id_media_id_fk" FOREIGN KEY ("version_logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_successes_figures" ADD CONSTRAINT "customer_successes_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_successes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customer_successes_locales" ADD CONSTRAINT "customer_successes_locales_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_successes_locales" ADD CONSTRAINT "customer_successes_locales_hero_shot_file_id_media_id_fk" FOREIGN KEY ("hero_shot_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_successes_locales" ADD CONSTRAINT "customer_successes_locales_hero_shot_in_mobile_file_id_media_id_fk" FOREIGN KEY ("hero_shot_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_successes_locales" ADD CONSTRAINT "customer_successes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customer_successes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customer_successes_v_version_figures" ADD CONSTRAINT "_customer_successes_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_customer_successes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customer_successes_v" ADD CONSTRAINT "_customer_successes_v_parent_id_customer_successes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customer_successes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_successes_v_locales" ADD CONSTRAINT "_customer_successes_v_locales_version_logo_file_id_media_id_fk" FOREIGN KEY ("version_logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_successes_v_locales" ADD CONSTRAINT "_customer_successes_v_locales_version_hero_shot_file_id_media_id_fk" FOREIGN KEY ("version_hero_shot_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_successes_v_locales" ADD CONSTRAINT "_customer_successes_v_locales_version_hero_shot_in_mobile_file_id_media_id_fk" FOREIGN KEY ("version_hero_shot_in_mobile_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customer_successes_v_locales" ADD CONSTRAINT "_customer_successes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_customer_successes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "integrations_locales" ADD CONSTRAINT "integrations_locales_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "integrations_locales" ADD CONSTRAINT "integrations_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "integrations_locales" ADD CONSTRAINT "integrations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_integrations_v" ADD CONSTRAINT "_integrations_v_parent_id_integrations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."integrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_integrations_v_locales" ADD CONSTRAINT "_integrations_v_locales_version_logo_file_id_media_id_fk" FOREIGN KEY ("version_logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_integrations_v_locales" ADD CONSTRAINT "_integrations_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_integrations_v_locales" ADD CONSTRAINT "_integrations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_integrations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_strengths_locales" ADD CONSTRAINT "product_strengths_locales_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_strengths_locales" ADD CONSTRAINT "product_strengths_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_strengths_v" ADD CONSTRAINT "_product_strengths_v_parent_id_product_strengths_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_strengths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_strengths_v_locales" ADD CONSTRAINT "_product_strengths_v_locales_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_strengths_v_locales" ADD CONSTRAINT "_product_strengths_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_strengths_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demo_data_figures" ADD CONSTRAINT "demo_data_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."demo_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demo_data_messages" ADD CONSTRAINT "demo_data_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."demo_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "demo_data_locales" ADD CONSTRAINT "demo_data_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."demo_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_demo_data_v_version_figures" ADD CONSTRAINT "_demo_data_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_demo_data_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_demo_data_v_version_messages" ADD CONSTRAINT "_demo_data_v_version_messages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_demo_data_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_demo_data_v" ADD CONSTRAINT "_demo_data_v_parent_id_demo_data_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."demo_data"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_demo_data_v_locales" ADD CONSTRAINT "_demo_data_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_demo_data_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "generative_ai_previews_locales" ADD CONSTRAINT "generative_ai_previews_locales_thumbnail_file_id_media_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "generative_ai_previews_locales" ADD CONSTRAINT "generative_ai_previews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."generative_ai_previews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_generative_ai_previews_v" ADD CONSTRAINT "_generative_ai_previews_v_parent_id_generative_ai_previews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."generative_ai_previews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_generative_ai_previews_v_locales" ADD CONSTRAINT "_generative_ai_previews_v_locales_version_thumbnail_file_id_media_id_fk" FOREIGN KEY ("version_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_generative_ai_previews_v_locales" ADD CONSTRAINT "_generative_ai_previews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_generative_ai_previews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparisons_claims" ADD CONSTRAINT "comparisons_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comparisons_locales" ADD CONSTRAINT "comparisons_locales_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comparisons_locales" ADD CONSTRAINT "comparisons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparisons_v_version_claims" ADD CONSTRAINT "_comparisons_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparisons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_comparisons_v" ADD CONSTRAINT "_comparisons_v_parent_id_comparisons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comparisons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comparisons_v_locales" ADD CONSTRAINT "_comparisons_v_locales_version_logo_file_id_media_id_fk" FOREIGN KEY ("version_logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_comparisons_v_locales" ADD CONSTRAINT "_comparisons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_comparisons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_and_press_locales" ADD CONSTRAINT "news_and_press_locales_thumbnail_file_id_media_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_and_press_locales" ADD CONSTRAINT "news_and_press_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_and_press_locales" ADD CONSTRAINT "news_and_press_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_and_press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_and_press_v" ADD CONSTRAINT "_news_and_press_v_parent_id_news_and_press_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_and_press"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_and_press_v_locales" ADD CONSTRAINT "_news_and_press_v_locales_version_thumbnail_file_id_media_id_fk" FOREIGN KEY ("version_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_and_press_v_locales" ADD CONSTRAINT "_news_and_press_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_and_press_v_locales" ADD CONSTRAINT "_news_and_press_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_and_press_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsroom_locales" ADD CONSTRAINT "newsroom_locales_thumbnail_file_id_media_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsroom_locales" ADD CONSTRAINT "newsroom_locales_logo_file_id_media_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsroom_locales" ADD CONSTRAINT "newsroom_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsroom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsroom_v" ADD CONSTRAINT "_newsroom_v_parent_id_newsroom_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsroom"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsroom_v_locales" ADD CONSTRAINT "_newsroom_v_locales_version_thumbnail_file_id_media_id_fk" FOREIGN KEY ("version_thumbnail_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsroom_v_locales" ADD CONSTRAINT "_newsroom_v_locales_version_logo_file_id_media_id_fk" FOREIGN KEY ("version_logo_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsroom_v_locales" ADD CONSTRAINT "_newsroom_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsroom_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_cover_file_id_media_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_version_cover_file_id_media_id_fk" FOREIGN KEY ("version_cover_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_notes_changes" ADD CONSTRAINT "release_notes_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."release_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_notes_locales" ADD CONSTRAINT "release_notes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."release_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_release_notes_v_version_changes" ADD CONSTRAINT "_release_notes_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_release_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_release_notes_v" ADD CONSTRAINT "_release_notes_v_parent_id_release_notes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."release_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_release_notes_v_locales" ADD CONSTRAINT "_release_notes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_release_notes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "career_opportunities_locales" ADD CONSTRAINT "career_opportunities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."career_opportunities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_career_opportunities_v" ADD CONSTRAINT "_career_opportunities_v_parent_id_career_opportunities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."career_opportunities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_career_opportunities_v_locales" ADD CONSTRAINT "_career_opportunities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_career_opportunities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resources_locales" ADD CONSTRAINT "resources_locales_cover_file_id_media_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources_locales" ADD CONSTRAINT "resources_locales_content_type_id_content_types_id_fk" FOREIGN KEY ("content_type_id") REFERENCES "public"."content_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources_locales" ADD CONSTRAINT "resources_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources_locales" ADD CONSTRAINT "resources_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_parent_id_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v_locales" ADD CONSTRAINT "_resources_v_locales_version_cover_file_id_media_id_fk" FOREIGN KEY ("version_cover_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v_locales" ADD CONSTRAINT "_resources_v_locales_version_content_type_id_content_types_id_fk" FOREIGN KEY ("version_content_type_id") REFERENCES "public"."content_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v_locales" ADD CONSTRAINT "_resources_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v_locales" ADD CONSTRAINT "_resources_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_resources_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ebooks_chapters" ADD CONSTRAINT "ebooks_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ebooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ebooks_locales" ADD CONSTRAINT "ebooks_locales_cover_file_id_media_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ebooks_locales" ADD CONSTRAINT "ebooks_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ebooks_locales" ADD CONSTRAINT "ebooks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ebooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ebooks_v_version_chapters" ADD CONSTRAINT "_ebooks_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ebooks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ebooks_v" ADD CONSTRAINT "_ebooks_v_parent_id_ebooks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ebooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ebooks_v_locales" ADD CONSTRAINT "_ebooks_v_locales_version_cover_file_id_media_id_fk" FOREIGN KEY ("version_cover_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ebooks_v_locales" ADD CONSTRAINT "_ebooks_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ebooks_v_locales" ADD CONSTRAINT "_ebooks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ebooks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tools_locales" ADD CONSTRAINT "tools_locales_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools_locales" ADD CONSTRAINT "tools_locales_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tools_locales" ADD CONSTRAINT "tools_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tools_v" ADD CONSTRAINT "_tools_v_parent_id_tools_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v_locales" ADD CONSTRAINT "_tools_v_locales_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v_locales" ADD CONSTRAINT "_tools_v_locales_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tools_v_locales" ADD CONSTRAINT "_tools_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tools_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_types_locales" ADD CONSTRAINT "content_types_locales_icon_file_id_media_id_fk" FOREIGN KEY ("icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_types_locales" ADD CONSTRAINT "content_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."content_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_types_v" ADD CONSTRAINT "_content_types_v_parent_id_content_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_types_v_locales" ADD CONSTRAINT "_content_types_v_locales_version_icon_file_id_media_id_fk" FOREIGN KEY ("version_icon_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_types_v_locales" ADD CONSTRAINT "_content_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_content_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_responded_by_id_users_id_fk" FOREIGN KEY ("responded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ad_leads" ADD CONSTRAINT "ad_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_event_id_event_pages_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_ticket_type_id_ticket_types_id_fk" FOREIGN KEY ("ticket_type_id") REFERENCES "public"."ticket_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_types" ADD CONSTRAINT "ticket_types_event_id_event_pages_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_types_locales" ADD CONSTRAINT "ticket_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_links" ADD CONSTRAINT "document_links_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_id_private_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."private_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resumes" ADD CONSTRAINT "resumes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_locales" ADD CONSTRAINT "mail_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_log" ADD CONSTRAINT "access_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_notices" ADD CONSTRAINT "privacy_notices_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platforms_fk" FOREIGN KEY ("platforms_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cards_fk" FOREIGN KEY ("cards_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ai_events_fk" FOREIGN KEY ("ai_events_id") REFERENCES "public"."ai_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_pages_fk" FOREIGN KEY ("event_pages_id") REFERENCES "public"."event_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_videos_fk" FOREIGN KEY ("event_videos_id") REFERENCES "public"."event_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_quotes_fk" FOREIGN KEY ("customer_quotes_id") REFERENCES "public"."customer_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_successes_fk" FOREIGN KEY ("customer_successes_id") REFERENCES "public"."customer_successes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_integrations_fk" FOREIGN KEY ("integrations_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_strengths_fk" FOREIGN KEY ("product_strengths_id") REFERENCES "public"."product_strengths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_demo_data_fk" FOREIGN KEY ("demo_data_id") REFERENCES "public"."demo_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_generative_ai_previews_fk" FOREIGN KEY ("generative_ai_previews_id") REFERENCES "public"."generative_ai_previews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comparisons_fk" FOREIGN KEY ("comparisons_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_and_press_fk" FOREIGN KEY ("news_and_press_id") REFERENCES "public"."news_and_press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsroom_fk" FOREIGN KEY ("newsroom_id") REFERENCES "public"."newsroom"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_notes_fk" FOREIGN KEY ("release_notes_id") REFERENCES "public"."release_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_career_opportunities_fk" FOREIGN KEY ("career_opportunities_id") REFERENCES "public"."career_opportunities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ebooks_fk" FOREIGN KEY ("ebooks_id") REFERENCES "public"."ebooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tools_fk" FOREIGN KEY ("tools_id") REFERENCES "public"."tools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_types_fk" FOREIGN KEY ("content_types_id") REFERENCES "public"."content_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ad_leads_fk" FOREIGN KEY ("ad_leads_id") REFERENCES "public"."ad_leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_notes_fk" FOREIGN KEY ("lead_notes_id") REFERENCES "public"."lead_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_events_fk" FOREIGN KEY ("lead_events_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_views_fk" FOREIGN KEY ("lead_views_id") REFERENCES "public"."lead_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tickets_fk" FOREIGN KEY ("tickets_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ticket_types_fk" FOREIGN KEY ("ticket_types_id") REFERENCES "public"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_documents_fk" FOREIGN KEY ("private_documents_id") REFERENCES "public"."private_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_links_fk" FOREIGN KEY ("document_links_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_connectors_fk" FOREIGN KEY ("connectors_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_stashes_fk" FOREIGN KEY ("form_stashes_id") REFERENCES "public"."form_stashes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_access_log_fk" FOREIGN KEY ("access_log_id") REFERENCES "public"."access_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_notices_fk" FOREIGN KEY ("privacy_notices_id") REFERENCES "public"."privacy_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_answers_fk" FOREIGN KEY ("help_answers_id") REFERENCES "public"."help_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_receipts_fk" FOREIGN KEY ("consent_receipts_id") REFERENCES "public"."consent_receipts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_awards" ADD CONSTRAINT "settings_awards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_supporters" ADD CONSTRAINT "settings_supporters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_columns_links" ADD CONSTRAINT "settings_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_columns" ADD CONSTRAINT "settings_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_offices" ADD CONSTRAINT "settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_socials" ADD CONSTRAINT "settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings_rules_kinds" ADD CONSTRAINT "lead_settings_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings_rules_industries" ADD CONSTRAINT "lead_settings_rules_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings_rules_languages" ADD CONSTRAINT "lead_settings_rules_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings_rules_hubs" ADD CONSTRAINT "lead_settings_rules_hubs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_settings_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_settings_rules" ADD CONSTRAINT "lead_settings_rules_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_settings_rules" ADD CONSTRAINT "lead_settings_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_week_days" ADD CONSTRAINT "office_hours_week_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_hours_week"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_week" ADD CONSTRAINT "office_hours_week_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_holidays" ADD CONSTRAINT "office_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_hours_kinds" ADD CONSTRAINT "office_hours_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_hours"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "platforms_listing_order_idx" ON "platforms_listing" USING btree ("_order");
  CREATE INDEX "platforms_listing_parent_id_idx" ON "platforms_listing" USING btree ("_parent_id");
  CREATE INDEX "platforms_listing_locale_idx" ON "platforms_listing" USING btree ("_locale");
  CREATE INDEX "platforms_deleted_at_idx" ON "platforms" USING btree ("deleted_at");
  CREATE INDEX "platforms_updated_at_idx" ON "platforms" USING btree ("updated_at");
  CREATE INDEX "platforms_created_at_idx" ON "platforms" USING btree ("created_at");
  CREATE INDEX "platforms__status_idx" ON "platforms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "platforms_locales_locale_parent_id_unique" ON "platforms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platforms_v_version_listing_order_idx" ON "_platforms_v_version_listing" USING btree ("_order");
  CREATE INDEX "_platforms_v_version_listing_parent_id_idx" ON "_platforms_v_version_listing" USING btree ("_parent_id");
  CREATE INDEX "_platforms_v_version_listing_locale_idx" ON "_platforms_v_version_listing" USING btree ("_locale");
  CREATE INDEX "_platforms_v_parent_idx" ON "_platforms_v" USING btree ("parent_id");
  CREATE INDEX "_platforms_v_version_version_deleted_at_idx" ON "_platforms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_platforms_v_version_version_updated_at_idx" ON "_platforms_v" USING btree ("version_updated_at");
  CREATE INDEX "_platforms_v_version_version_created_at_idx" ON "_platforms_v" USING btree ("version_created_at");
  CREATE INDEX "_platforms_v_created_at_idx" ON "_platforms_v" USING btree ("created_at");
  CREATE INDEX "_platforms_v_updated_at_idx" ON "_platforms_v" USING btree ("updated_at");
  CREATE INDEX "_platforms_v_snapshot_idx" ON "_platforms_v" USING btree ("snapshot");
  CREATE INDEX "_platforms_v_published_locale_idx" ON "_platforms_v" USING btree ("published_locale");
  CREATE INDEX "_platforms_v_latest_idx" ON "_platforms_v" USING btree ("latest");
  CREATE INDEX "_platforms_v_version_version__status_idx" ON "_platforms_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_platforms_v_locales_locale_parent_id_unique" ON "_platforms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cards_sub_links_order_idx" ON "cards_sub_links" USING btree ("_order");
  CREATE INDEX "cards_sub_links_parent_id_idx" ON "cards_sub_links" USING btree ("_parent_id");
  CREATE INDEX "cards_sub_links_locale_idx" ON "cards_sub_links" USING btree ("_locale");
  CREATE INDEX "cards_kind_idx" ON "cards" USING btree ("kind");
  CREATE INDEX "cards_deleted_at_idx" ON "cards" USING btree ("deleted_at");
  CREATE INDEX "cards_updated_at_idx" ON "cards" USING btree ("updated_at");
  CREATE INDEX "cards_created_at_idx" ON "cards" USING btree ("created_at");
  CREATE INDEX "cards_image_idx" ON "cards_locales" USING btree ("image_id","_locale");
  CREATE INDEX "cards_image_english_idx" ON "cards_locales" USING btree ("image_english_id","_locale");
  CREATE INDEX "cards_image_in_mobile_idx" ON "cards_locales" USING btree ("image_in_mobile_id","_locale");
  CREATE INDEX "cards_thumbnail_idx" ON "cards_locales" USING btree ("thumbnail_id","_locale");
  CREATE INDEX "cards__status_idx" ON "cards_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "cards_locales_locale_parent_id_unique" ON "cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cards_v_version_sub_links_order_idx" ON "_cards_v_version_sub_links" USING btree ("_order");
  CREATE INDEX "_cards_v_version_sub_links_parent_id_idx" ON "_cards_v_version_sub_links" USING btree ("_parent_id");
  CREATE INDEX "_cards_v_version_sub_links_locale_idx" ON "_cards_v_version_sub_links" USING btree ("_locale");
  CREATE INDEX "_cards_v_parent_idx" ON "_cards_v" USING btree ("parent_id");
  CREATE INDEX "_cards_v_version_version_kind_idx" ON "_cards_v" USING btree ("version_kind");
  CREATE INDEX "_cards_v_version_version_deleted_at_idx" ON "_cards_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cards_v_version_version_updated_at_idx" ON "_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_cards_v_version_version_created_at_idx" ON "_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_cards_v_created_at_idx" ON "_cards_v" USING btree ("created_at");
  CREATE INDEX "_cards_v_updated_at_idx" ON "_cards_v" USING btree ("updated_at");
  CREATE INDEX "_cards_v_snapshot_idx" ON "_cards_v" USING btree ("snapshot");
  CREATE INDEX "_cards_v_published_locale_idx" ON "_cards_v" USING btree ("published_locale");
  CREATE INDEX "_cards_v_latest_idx" ON "_cards_v" USING btree ("latest");
  CREATE INDEX "_cards_v_version_version_image_idx" ON "_cards_v_locales" USING btree ("version_image_id","_locale");
  CREATE INDEX "_cards_v_version_version_image_english_idx" ON "_cards_v_locales" USING btree ("version_image_english_id","_locale");
  CREATE INDEX "_cards_v_version_version_image_in_mobile_idx" ON "_cards_v_locales" USING btree ("version_image_in_mobile_id","_locale");
  CREATE INDEX "_cards_v_version_version_thumbnail_idx" ON "_cards_v_locales" USING btree ("version_thumbnail_id","_locale");
  CREATE INDEX "_cards_v_version_version__status_idx" ON "_cards_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_cards_v_locales_locale_parent_id_unique" ON "_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "ai_events_slug_idx" ON "ai_events" USING btree ("slug");
  CREATE INDEX "ai_events_deleted_at_idx" ON "ai_events" USING btree ("deleted_at");
  CREATE INDEX "ai_events_updated_at_idx" ON "ai_events" USING btree ("updated_at");
  CREATE INDEX "ai_events_created_at_idx" ON "ai_events" USING btree ("created_at");
  CREATE INDEX "ai_events_banner_thumbnail_banner_thumbnail_file_idx" ON "ai_events_locales" USING btree ("banner_thumbnail_file_id");
  CREATE INDEX "ai_events__status_idx" ON "ai_events_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "ai_events_locales_locale_parent_id_unique" ON "ai_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ai_events_v_parent_idx" ON "_ai_events_v" USING btree ("parent_id");
  CREATE INDEX "_ai_events_v_version_version_slug_idx" ON "_ai_events_v" USING btree ("version_slug");
  CREATE INDEX "_ai_events_v_version_version_deleted_at_idx" ON "_ai_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ai_events_v_version_version_updated_at_idx" ON "_ai_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_ai_events_v_version_version_created_at_idx" ON "_ai_events_v" USING btree ("version_created_at");
  CREATE INDEX "_ai_events_v_created_at_idx" ON "_ai_events_v" USING btree ("created_at");
  CREATE INDEX "_ai_events_v_updated_at_idx" ON "_ai_events_v" USING btree ("updated_at");
  CREATE INDEX "_ai_events_v_snapshot_idx" ON "_ai_events_v" USING btree ("snapshot");
  CREATE INDEX "_ai_events_v_published_locale_idx" ON "_ai_events_v" USING btree ("published_locale");
  CREATE INDEX "_ai_events_v_latest_idx" ON "_ai_events_v" USING btree ("latest");
  CREATE INDEX "_ai_events_v_version_banner_thumbnail_version_banner_thu_idx" ON "_ai_events_v_locales" USING btree ("version_banner_thumbnail_file_id");
  CREATE INDEX "_ai_events_v_version_version__status_idx" ON "_ai_events_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_ai_events_v_locales_locale_parent_id_unique" ON "_ai_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "event_pages_hubs_order_idx" ON "event_pages_hubs" USING btree ("order");
  CREATE INDEX "event_pages_hubs_parent_idx" ON "event_pages_hubs" USING btree ("parent_id");
  CREATE INDEX "event_pages_hubs_locale_idx" ON "event_pages_hubs" USING btree ("locale");
  CREATE INDEX "event_pages_agenda_order_idx" ON "event_pages_agenda" USING btree ("_order");
  CREATE INDEX "event_pages_agenda_parent_id_idx" ON "event_pages_agenda" USING btree ("_parent_id");
  CREATE INDEX "event_pages_agenda_locale_idx" ON "event_pages_agenda" USING btree ("_locale");
  CREATE UNIQUE INDEX "event_pages_slug_idx" ON "event_pages" USING btree ("slug");
  CREATE INDEX "event_pages_deleted_at_idx" ON "event_pages" USING btree ("deleted_at");
  CREATE INDEX "event_pages_updated_at_idx" ON "event_pages" USING btree ("updated_at");
  CREATE INDEX "event_pages_created_at_idx" ON "event_pages" USING btree ("created_at");
  CREATE INDEX "event_pages_banner_thumbnail_banner_thumbnail_file_idx" ON "event_pages_locales" USING btree ("banner_thumbnail_file_id");
  CREATE INDEX "event_pages_background_background_file_idx" ON "event_pages_locales" USING btree ("background_file_id");
  CREATE INDEX "event_pages_background_in_mobile_background_in_mobile_fi_idx" ON "event_pages_locales" USING btree ("background_in_mobile_file_id");
  CREATE INDEX "event_pages__status_idx" ON "event_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "event_pages_locales_locale_parent_id_unique" ON "event_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_pages_v_version_hubs_order_idx" ON "_event_pages_v_version_hubs" USING btree ("order");
  CREATE INDEX "_event_pages_v_version_hubs_parent_idx" ON "_event_pages_v_version_hubs" USING btree ("parent_id");
  CREATE INDEX "_event_pages_v_version_hubs_locale_idx" ON "_event_pages_v_version_hubs" USING btree ("locale");
  CREATE INDEX "_event_pages_v_version_agenda_order_idx" ON "_event_pages_v_version_agenda" USING btree ("_order");
  CREATE INDEX "_event_pages_v_version_agenda_parent_id_idx" ON "_event_pages_v_version_agenda" USING btree ("_parent_id");
  CREATE INDEX "_event_pages_v_version_agenda_locale_idx" ON "_event_pages_v_version_agenda" USING btree ("_locale");
  CREATE INDEX "_event_pages_v_parent_idx" ON "_event_pages_v" USING btree ("parent_id");
  CREATE INDEX "_event_pages_v_version_version_slug_idx" ON "_event_pages_v" USING btree ("version_slug");
  CREATE INDEX "_event_pages_v_version_version_deleted_at_idx" ON "_event_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_event_pages_v_version_version_updated_at_idx" ON "_event_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_pages_v_version_version_created_at_idx" ON "_event_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_event_pages_v_created_at_idx" ON "_event_pages_v" USING btree ("created_at");
  CREATE INDEX "_event_pages_v_updated_at_idx" ON "_event_pages_v" USING btree ("updated_at");
  CREATE INDEX "_event_pages_v_snapshot_idx" ON "_event_pages_v" USING btree ("snapshot");
  CREATE INDEX "_event_pages_v_published_locale_idx" ON "_event_pages_v" USING btree ("published_locale");
  CREATE INDEX "_event_pages_v_latest_idx" ON "_event_pages_v" USING btree ("latest");
  CREATE INDEX "_event_pages_v_version_banner_thumbnail_version_banner_t_idx" ON "_event_pages_v_locales" USING btree ("version_banner_thumbnail_file_id");
  CREATE INDEX "_event_pages_v_version_background_version_background_fil_idx" ON "_event_pages_v_locales" USING btree ("version_background_file_id");
  CREATE INDEX "_event_pages_v_version_background_in_mobile_version_back_idx" ON "_event_pages_v_locales" USING btree ("version_background_in_mobile_file_id");
  CREATE INDEX "_event_pages_v_version_version__status_idx" ON "_event_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_event_pages_v_locales_locale_parent_id_unique" ON "_event_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "event_videos_slug_idx" ON "event_videos" USING btree ("slug");
  CREATE INDEX "event_videos_deleted_at_idx" ON "event_videos" USING btree ("deleted_at");
  CREATE INDEX "event_videos_updated_at_idx" ON "event_videos" USING btree ("updated_at");
  CREATE INDEX "event_videos_created_at_idx" ON "event_videos" USING btree ("created_at");
  CREATE INDEX "event_videos_thumbnail_thumbnail_file_idx" ON "event_videos_locales" USING btree ("thumbnail_file_id");
  CREATE INDEX "event_videos_popup_image_popup_image_file_idx" ON "event_videos_locales" USING btree ("popup_image_file_id");
  CREATE INDEX "event_videos_popup_image_in_mobile_popup_image_in_mobile_idx" ON "event_videos_locales" USING btree ("popup_image_in_mobile_file_id");
  CREATE INDEX "event_videos__status_idx" ON "event_videos_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "event_videos_locales_locale_parent_id_unique" ON "event_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_event_videos_v_parent_idx" ON "_event_videos_v" USING btree ("parent_id");
  CREATE INDEX "_event_videos_v_version_version_slug_idx" ON "_event_videos_v" USING btree ("version_slug");
  CREATE INDEX "_event_videos_v_version_version_deleted_at_idx" ON "_event_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_event_videos_v_version_version_updated_at_idx" ON "_event_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_event_videos_v_version_version_created_at_idx" ON "_event_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_event_videos_v_created_at_idx" ON "_event_videos_v" USING btree ("created_at");
  CREATE INDEX "_event_videos_v_updated_at_idx" ON "_event_videos_v" USING btree ("updated_at");
  CREATE INDEX "_event_videos_v_snapshot_idx" ON "_event_videos_v" USING btree ("snapshot");
  CREATE INDEX "_event_videos_v_published_locale_idx" ON "_event_videos_v" USING btree ("published_locale");
  CREATE INDEX "_event_videos_v_latest_idx" ON "_event_videos_v" USING btree ("latest");
  CREATE INDEX "_event_videos_v_version_thumbnail_version_thumbnail_file_idx" ON "_event_videos_v_locales" USING btree ("version_thumbnail_file_id");
  CREATE INDEX "_event_videos_v_version_popup_image_version_popup_image__idx" ON "_event_videos_v_locales" USING btree ("version_popup_image_file_id");
  CREATE INDEX "_event_videos_v_version_popup_image_in_mobile_version_po_idx" ON "_event_videos_v_locales" USING btree ("version_popup_image_in_mobile_file_id");
  CREATE INDEX "_event_videos_v_version_version__status_idx" ON "_event_videos_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_event_videos_v_locales_locale_parent_id_unique" ON "_event_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "customer_quotes_slug_idx" ON "customer_quotes" USING btree ("slug");
  CREATE INDEX "customer_quotes_deleted_at_idx" ON "customer_quotes" USING btree ("deleted_at");
  CREATE INDEX "customer_quotes_updated_at_idx" ON "customer_quotes" USING btree ("updated_at");
  CREATE INDEX "customer_quotes_created_at_idx" ON "customer_quotes" USING btree ("created_at");
  CREATE INDEX "customer_quotes_hero_shot_hero_shot_file_idx" ON "customer_quotes_locales" USING btree ("hero_shot_file_id");
  CREATE INDEX "customer_quotes_hero_shot_in_mobile_hero_shot_in_mobile__idx" ON "customer_quotes_locales" USING btree ("hero_shot_in_mobile_file_id");
  CREATE INDEX "customer_quotes_representative_avatar_representative_ava_idx" ON "customer_quotes_locales" USING btree ("representative_avatar_file_id");
  CREATE INDEX "customer_quotes_logo_logo_file_idx" ON "customer_quotes_locales" USING btree ("logo_file_id");
  CREATE INDEX "customer_quotes__status_idx" ON "customer_quotes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "customer_quotes_locales_locale_parent_id_unique" ON "customer_quotes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_customer_quotes_v_parent_idx" ON "_customer_quotes_v" USING btree ("parent_id");
  CREATE INDEX "_customer_quotes_v_version_version_slug_idx" ON "_customer_quotes_v" USING btree ("version_slug");
  CREATE INDEX "_customer_quotes_v_version_version_deleted_at_idx" ON "_customer_quotes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_customer_quotes_v_version_version_updated_at_idx" ON "_customer_quotes_v" USING btree ("version_updated_at");
  CREATE INDEX "_customer_quotes_v_version_version_created_at_idx" ON "_customer_quotes_v" USING btree ("version_created_at");
  CREATE INDEX "_customer_quotes_v_created_at_idx" ON "_customer_quotes_v" USING btree ("created_at");
  CREATE INDEX "_customer_quotes_v_updated_at_idx" ON "_customer_quotes_v" USING btree ("updated_at");
  CREATE INDEX "_customer_quotes_v_snapshot_idx" ON "_customer_quotes_v" USING btree ("snapshot");
  CREATE INDEX "_customer_quotes_v_published_locale_idx" ON "_customer_quotes_v" USING btree ("published_locale");
  CREATE INDEX "_customer_quotes_v_latest_idx" ON "_customer_quotes_v" USING btree ("latest");
  CREATE INDEX "_customer_quotes_v_version_hero_shot_version_hero_shot_f_idx" ON "_customer_quotes_v_locales" USING btree ("version_hero_shot_file_id");
  CREATE INDEX "_customer_quotes_v_version_hero_shot_in_mobile_version_h_idx" ON "_customer_quotes_v_locales" USING btree ("version_hero_shot_in_mobile_file_id");
  CREATE INDEX "_customer_quotes_v_version_representative_avatar_version_idx" ON "_customer_quotes_v_locales" USING btree ("version_representative_avatar_file_id");
  CREATE INDEX "_customer_quotes_v_version_logo_version_logo_file_idx" ON "_customer_quotes_v_locales" USING btree ("version_logo_file_id");
  CREATE INDEX "_customer_quotes_v_version_version__status_idx" ON "_customer_quotes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_customer_quotes_v_locales_locale_parent_id_unique" ON "_customer_quotes_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "testimonials_slug_idx" ON "testimonials" USING btree ("slug");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_avatar_avatar_file_idx" ON "testimonials_locales" USING btree ("avatar_file_id");
  CREATE INDEX "testimonials_logo_logo_file_idx" ON "testimonials_locales" USING btree ("logo_file_id");
  CREATE INDEX "testimonials__status_idx" ON "testimonials_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_slug_idx" ON "_testimonials_v" USING btree ("version_slug");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_version_avatar_version_avatar_file_idx" ON "_testimonials_v_locales" USING btree ("version_avatar_file_id");
  CREATE INDEX "_testimonials_v_version_logo_version_logo_file_idx" ON "_testimonials_v_locales" USING btree ("version_logo_file_id");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "customer_successes_figures_order_idx" ON "customer_successes_figures" USING btree ("_order");
  CREATE INDEX "customer_successes_figures_parent_id_idx" ON "customer_successes_figures" USING btree ("_parent_id");
  CREATE INDEX "customer_successes_figures_locale_idx" ON "customer_successes_figures" USING btree ("_locale");
  CREATE UNIQUE INDEX "customer_successes_slug_idx" ON "customer_successes" USING btree ("slug");
  CREATE INDEX "customer_successes_deleted_at_idx" ON "customer_successes" USING btree ("deleted_at");
  CREATE INDEX "customer_successes_updated_at_idx" ON "customer_successes" USING btree ("updated_at");
  CREATE INDEX "customer_successes_created_at_idx" ON "customer_successes" USING btree ("created_at");
  CREATE INDEX "customer_successes_logo_logo_file_idx" ON "customer_successes_locales" USING btree ("logo_file_id");
  CREATE INDEX "customer_successes_hero_shot_hero_shot_file_idx" ON "customer_successes_locales" USING btree ("hero_shot_file_id");
  CREATE INDEX "customer_successes_hero_shot_in_mobile_hero_shot_in_mobi_idx" ON "customer_successes_locales" USING btree ("hero_shot_in_mobile_file_id");
  CREATE INDEX "customer_successes__status_idx" ON "customer_successes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "customer_successes_locales_locale_parent_id_unique" ON "customer_successes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_customer_successes_v_version_figures_order_idx" ON "_customer_successes_v_version_figures" USING btree ("_order");
  CREATE INDEX "_customer_successes_v_version_figures_parent_id_idx" ON "_customer_successes_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_customer_successes_v_version_figures_locale_idx" ON "_customer_successes_v_version_figures" USING btree ("_locale");
  CREATE INDEX "_customer_successes_v_parent_idx" ON "_customer_successes_v" USING btree ("parent_id");
  CREATE INDEX "_customer_successes_v_version_version_slug_idx" ON "_customer_successes_v" USING btree ("version_slug");
  CREATE INDEX "_customer_successes_v_version_version_deleted_at_idx" ON "_customer_successes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_customer_successes_v_version_version_updated_at_idx" ON "_customer_successes_v" USING btree ("version_updated_at");
  CREATE INDEX "_customer_successes_v_version_version_created_at_idx" ON "_customer_successes_v" USING btree ("version_created_at");
  CREATE INDEX "_customer_successes_v_created_at_idx" ON "_customer_successes_v" USING btree ("created_at");
  CREATE INDEX "_customer_successes_v_updated_at_idx" ON "_customer_successes_v" USING btree ("updated_at");
  CREATE INDEX "_customer_successes_v_snapshot_idx" ON "_customer_successes_v" USING btree ("snapshot");
  CREATE INDEX "_customer_successes_v_published_locale_idx" ON "_customer_successes_v" USING btree ("published_locale");
  CREATE INDEX "_customer_successes_v_latest_idx" ON "_customer_successes_v" USING btree ("latest");
  CREATE INDEX "_customer_successes_v_version_logo_version_logo_file_idx" ON "_customer_successes_v_locales" USING btree ("version_logo_file_id");
  CREATE INDEX "_customer_successes_v_version_hero_shot_version_hero_sho_idx" ON "_customer_successes_v_locales" USING btree ("version_hero_shot_file_id");
  CREATE INDEX "_customer_successes_v_version_hero_shot_in_mobile_versio_idx" ON "_customer_successes_v_locales" USING btree ("version_hero_shot_in_mobile_file_id");
  CREATE INDEX "_customer_successes_v_version_version__status_idx" ON "_customer_successes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_customer_successes_v_locales_locale_parent_id_unique" ON "_customer_successes_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "integrations_slug_idx" ON "integrations" USING btree ("slug");
  CREATE INDEX "integrations_deleted_at_idx" ON "integrations" USING btree ("deleted_at");
  CREATE INDEX "integrations_updated_at_idx" ON "integrations" USING btree ("updated_at");
  CREATE INDEX "integrations_created_at_idx" ON "integrations" USING btree ("created_at");
  CREATE INDEX "integrations_logo_logo_file_idx" ON "integrations_locales" USING btree ("logo_file_id");
  CREATE INDEX "integrations_category_idx" ON "integrations_locales" USING btree ("category_id","_locale");
  CREATE INDEX "integrations__status_idx" ON "integrations_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "integrations_locales_locale_parent_id_unique" ON "integrations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_integrations_v_parent_idx" ON "_integrations_v" USING btree ("parent_id");
  CREATE INDEX "_integrations_v_version_version_slug_idx" ON "_integrations_v" USING btree ("version_slug");
  CREATE INDEX "_integrations_v_version_version_deleted_at_idx" ON "_integrations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_integrations_v_version_version_updated_at_idx" ON "_integrations_v" USING btree ("version_updated_at");
  CREATE INDEX "_integrations_v_version_version_created_at_idx" ON "_integrations_v" USING btree ("version_created_at");
  CREATE INDEX "_integrations_v_created_at_idx" ON "_integrations_v" USING btree ("created_at");
  CREATE INDEX "_integrations_v_updated_at_idx" ON "_integrations_v" USING btree ("updated_at");
  CREATE INDEX "_integrations_v_snapshot_idx" ON "_integrations_v" USING btree ("snapshot");
  CREATE INDEX "_integrations_v_published_locale_idx" ON "_integrations_v" USING btree ("published_locale");
  CREATE INDEX "_integrations_v_latest_idx" ON "_integrations_v" USING btree ("latest");
  CREATE INDEX "_integrations_v_version_logo_version_logo_file_idx" ON "_integrations_v_locales" USING btree ("version_logo_file_id");
  CREATE INDEX "_integrations_v_version_version_category_idx" ON "_integrations_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_integrations_v_version_version__status_idx" ON "_integrations_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_integrations_v_locales_locale_parent_id_unique" ON "_integrations_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "product_strengths_slug_idx" ON "product_strengths" USING btree ("slug");
  CREATE INDEX "product_strengths_deleted_at_idx" ON "product_strengths" USING btree ("deleted_at");
  CREATE INDEX "product_strengths_updated_at_idx" ON "product_strengths" USING btree ("updated_at");
  CREATE INDEX "product_strengths_created_at_idx" ON "product_strengths" USING btree ("created_at");
  CREATE INDEX "product_strengths_icon_icon_file_idx" ON "product_strengths_locales" USING btree ("icon_file_id");
  CREATE INDEX "product_strengths__status_idx" ON "product_strengths_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "product_strengths_locales_locale_parent_id_unique" ON "product_strengths_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_strengths_v_parent_idx" ON "_product_strengths_v" USING btree ("parent_id");
  CREATE INDEX "_product_strengths_v_version_version_slug_idx" ON "_product_strengths_v" USING btree ("version_slug");
  CREATE INDEX "_product_strengths_v_version_version_deleted_at_idx" ON "_product_strengths_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_strengths_v_version_version_updated_at_idx" ON "_product_strengths_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_strengths_v_version_version_created_at_idx" ON "_product_strengths_v" USING btree ("version_created_at");
  CREATE INDEX "_product_strengths_v_created_at_idx" ON "_product_strengths_v" USING btree ("created_at");
  CREATE INDEX "_product_strengths_v_updated_at_idx" ON "_product_strengths_v" USING btree ("updated_at");
  CREATE INDEX "_product_strengths_v_snapshot_idx" ON "_product_strengths_v" USING btree ("snapshot");
  CREATE INDEX "_product_strengths_v_published_locale_idx" ON "_product_strengths_v" USING btree ("published_locale");
  CREATE INDEX "_product_strengths_v_latest_idx" ON "_product_strengths_v" USING btree ("latest");
  CREATE INDEX "_product_strengths_v_version_icon_version_icon_file_idx" ON "_product_strengths_v_locales" USING btree ("version_icon_file_id");
  CREATE INDEX "_product_strengths_v_version_version__status_idx" ON "_product_strengths_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_product_strengths_v_locales_locale_parent_id_unique" ON "_product_strengths_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "demo_data_figures_order_idx" ON "demo_data_figures" USING btree ("_order");
  CREATE INDEX "demo_data_figures_parent_id_idx" ON "demo_data_figures" USING btree ("_parent_id");
  CREATE INDEX "demo_data_figures_locale_idx" ON "demo_data_figures" USING btree ("_locale");
  CREATE INDEX "demo_data_messages_order_idx" ON "demo_data_messages" USING btree ("_order");
  CREATE INDEX "demo_data_messages_parent_id_idx" ON "demo_data_messages" USING btree ("_parent_id");
  CREATE INDEX "demo_data_messages_locale_idx" ON "demo_data_messages" USING btree ("_locale");
  CREATE UNIQUE INDEX "demo_data_slug_idx" ON "demo_data" USING btree ("slug");
  CREATE INDEX "demo_data_deleted_at_idx" ON "demo_data" USING btree ("deleted_at");
  CREATE INDEX "demo_data_updated_at_idx" ON "demo_data" USING btree ("updated_at");
  CREATE INDEX "demo_data_created_at_idx" ON "demo_data" USING btree ("created_at");
  CREATE INDEX "demo_data__status_idx" ON "demo_data_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "demo_data_locales_locale_parent_id_unique" ON "demo_data_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_demo_data_v_version_figures_order_idx" ON "_demo_data_v_version_figures" USING btree ("_order");
  CREATE INDEX "_demo_data_v_version_figures_parent_id_idx" ON "_demo_data_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_demo_data_v_version_figures_locale_idx" ON "_demo_data_v_version_figures" USING btree ("_locale");
  CREATE INDEX "_demo_data_v_version_messages_order_idx" ON "_demo_data_v_version_messages" USING btree ("_order");
  CREATE INDEX "_demo_data_v_version_messages_parent_id_idx" ON "_demo_data_v_version_messages" USING btree ("_parent_id");
  CREATE INDEX "_demo_data_v_version_messages_locale_idx" ON "_demo_data_v_version_messages" USING btree ("_locale");
  CREATE INDEX "_demo_data_v_parent_idx" ON "_demo_data_v" USING btree ("parent_id");
  CREATE INDEX "_demo_data_v_version_version_slug_idx" ON "_demo_data_v" USING btree ("version_slug");
  CREATE INDEX "_demo_data_v_version_version_deleted_at_idx" ON "_demo_data_v" USING btree ("version_deleted_at");
  CREATE INDEX "_demo_data_v_version_version_updated_at_idx" ON "_demo_data_v" USING btree ("version_updated_at");
  CREATE INDEX "_demo_data_v_version_version_created_at_idx" ON "_demo_data_v" USING btree ("version_created_at");
  CREATE INDEX "_demo_data_v_created_at_idx" ON "_demo_data_v" USING btree ("created_at");
  CREATE INDEX "_demo_data_v_updated_at_idx" ON "_demo_data_v" USING btree ("updated_at");
  CREATE INDEX "_demo_data_v_snapshot_idx" ON "_demo_data_v" USING btree ("snapshot");
  CREATE INDEX "_demo_data_v_published_locale_idx" ON "_demo_data_v" USING btree ("published_locale");
  CREATE INDEX "_demo_data_v_latest_idx" ON "_demo_data_v" USING btree ("latest");
  CREATE INDEX "_demo_data_v_version_version__status_idx" ON "_demo_data_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_demo_data_v_locales_locale_parent_id_unique" ON "_demo_data_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "generative_ai_previews_slug_idx" ON "generative_ai_previews" USING btree ("slug");
  CREATE INDEX "generative_ai_previews_deleted_at_idx" ON "generative_ai_previews" USING btree ("deleted_at");
  CREATE INDEX "generative_ai_previews_updated_at_idx" ON "generative_ai_previews" USING btree ("updated_at");
  CREATE INDEX "generative_ai_previews_created_at_idx" ON "generative_ai_previews" USING btree ("created_at");
  CREATE INDEX "generative_ai_previews_thumbnail_thumbnail_file_idx" ON "generative_ai_previews_locales" USING btree ("thumbnail_file_id");
  CREATE INDEX "generative_ai_previews__status_idx" ON "generative_ai_previews_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "generative_ai_previews_locales_locale_parent_id_unique" ON "generative_ai_previews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_generative_ai_previews_v_parent_idx" ON "_generative_ai_previews_v" USING btree ("parent_id");
  CREATE INDEX "_generative_ai_previews_v_version_version_slug_idx" ON "_generative_ai_previews_v" USING btree ("version_slug");
  CREATE INDEX "_generative_ai_previews_v_version_version_deleted_at_idx" ON "_generative_ai_previews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_generative_ai_previews_v_version_version_updated_at_idx" ON "_generative_ai_previews_v" USING btree ("version_updated_at");
  CREATE INDEX "_generative_ai_previews_v_version_version_created_at_idx" ON "_generative_ai_previews_v" USING btree ("version_created_at");
  CREATE INDEX "_generative_ai_previews_v_created_at_idx" ON "_generative_ai_previews_v" USING btree ("created_at");
  CREATE INDEX "_generative_ai_previews_v_updated_at_idx" ON "_generative_ai_previews_v" USING btree ("updated_at");
  CREATE INDEX "_generative_ai_previews_v_snapshot_idx" ON "_generative_ai_previews_v" USING btree ("snapshot");
  CREATE INDEX "_generative_ai_previews_v_published_locale_idx" ON "_generative_ai_previews_v" USING btree ("published_locale");
  CREATE INDEX "_generative_ai_previews_v_latest_idx" ON "_generative_ai_previews_v" USING btree ("latest");
  CREATE INDEX "_generative_ai_previews_v_version_thumbnail_version_thum_idx" ON "_generative_ai_previews_v_locales" USING btree ("version_thumbnail_file_id");
  CREATE INDEX "_generative_ai_previews_v_version_version__status_idx" ON "_generative_ai_previews_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_generative_ai_previews_v_locales_locale_parent_id_unique" ON "_generative_ai_previews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "comparisons_claims_order_idx" ON "comparisons_claims" USING btree ("_order");
  CREATE INDEX "comparisons_claims_parent_id_idx" ON "comparisons_claims" USING btree ("_parent_id");
  CREATE INDEX "comparisons_claims_locale_idx" ON "comparisons_claims" USING btree ("_locale");
  CREATE UNIQUE INDEX "comparisons_slug_idx" ON "comparisons" USING btree ("slug");
  CREATE INDEX "comparisons_deleted_at_idx" ON "comparisons" USING btree ("deleted_at");
  CREATE INDEX "comparisons_updated_at_idx" ON "comparisons" USING btree ("updated_at");
  CREATE INDEX "comparisons_created_at_idx" ON "comparisons" USING btree ("created_at");
  CREATE INDEX "comparisons_logo_logo_file_idx" ON "comparisons_locales" USING btree ("logo_file_id");
  CREATE INDEX "comparisons__status_idx" ON "comparisons_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "comparisons_locales_locale_parent_id_unique" ON "comparisons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_comparisons_v_version_claims_order_idx" ON "_comparisons_v_version_claims" USING btree ("_order");
  CREATE INDEX "_comparisons_v_version_claims_parent_id_idx" ON "_comparisons_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_comparisons_v_version_claims_locale_idx" ON "_comparisons_v_version_claims" USING btree ("_locale");
  CREATE INDEX "_comparisons_v_parent_idx" ON "_comparisons_v" USING btree ("parent_id");
  CREATE INDEX "_comparisons_v_version_version_slug_idx" ON "_comparisons_v" USING btree ("version_slug");
  CREATE INDEX "_comparisons_v_version_version_deleted_at_idx" ON "_comparisons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_comparisons_v_version_version_updated_at_idx" ON "_comparisons_v" USING btree ("version_updated_at");
  CREATE INDEX "_comparisons_v_version_version_created_at_idx" ON "_comparisons_v" USING btree ("version_created_at");
  CREATE INDEX "_comparisons_v_created_at_idx" ON "_comparisons_v" USING btree ("created_at");
  CREATE INDEX "_comparisons_v_updated_at_idx" ON "_comparisons_v" USING btree ("updated_at");
  CREATE INDEX "_comparisons_v_snapshot_idx" ON "_comparisons_v" USING btree ("snapshot");
  CREATE INDEX "_comparisons_v_published_locale_idx" ON "_comparisons_v" USING btree ("published_locale");
  CREATE INDEX "_comparisons_v_latest_idx" ON "_comparisons_v" USING btree ("latest");
  CREATE INDEX "_comparisons_v_version_logo_version_logo_file_idx" ON "_comparisons_v_locales" USING btree ("version_logo_file_id");
  CREATE INDEX "_comparisons_v_version_version__status_idx" ON "_comparisons_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_comparisons_v_locales_locale_parent_id_unique" ON "_comparisons_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "news_and_press_slug_idx" ON "news_and_press" USING btree ("slug");
  CREATE INDEX "news_and_press_deleted_at_idx" ON "news_and_press" USING btree ("deleted_at");
  CREATE INDEX "news_and_press_updated_at_idx" ON "news_and_press" USING btree ("updated_at");
  CREATE INDEX "news_and_press_created_at_idx" ON "news_and_press" USING btree ("created_at");
  CREATE INDEX "news_and_press_thumbnail_thumbnail_file_idx" ON "news_and_press_locales" USING btree ("thumbnail_file_id");
  CREATE INDEX "news_and_press_category_idx" ON "news_and_press_locales" USING btree ("category_id","_locale");
  CREATE INDEX "news_and_press__status_idx" ON "news_and_press_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_and_press_locales_locale_parent_id_unique" ON "news_and_press_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_and_press_v_parent_idx" ON "_news_and_press_v" USING btree ("parent_id");
  CREATE INDEX "_news_and_press_v_version_version_slug_idx" ON "_news_and_press_v" USING btree ("version_slug");
  CREATE INDEX "_news_and_press_v_version_version_deleted_at_idx" ON "_news_and_press_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_and_press_v_version_version_updated_at_idx" ON "_news_and_press_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_and_press_v_version_version_created_at_idx" ON "_news_and_press_v" USING btree ("version_created_at");
  CREATE INDEX "_news_and_press_v_created_at_idx" ON "_news_and_press_v" USING btree ("created_at");
  CREATE INDEX "_news_and_press_v_updated_at_idx" ON "_news_and_press_v" USING btree ("updated_at");
  CREATE INDEX "_news_and_press_v_snapshot_idx" ON "_news_and_press_v" USING btree ("snapshot");
  CREATE INDEX "_news_and_press_v_published_locale_idx" ON "_news_and_press_v" USING btree ("published_locale");
  CREATE INDEX "_news_and_press_v_latest_idx" ON "_news_and_press_v" USING btree ("latest");
  CREATE INDEX "_news_and_press_v_version_thumbnail_version_thumbnail_fi_idx" ON "_news_and_press_v_locales" USING btree ("version_thumbnail_file_id");
  CREATE INDEX "_news_and_press_v_version_version_category_idx" ON "_news_and_press_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_news_and_press_v_version_version__status_idx" ON "_news_and_press_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_and_press_v_locales_locale_parent_id_unique" ON "_news_and_press_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "newsroom_slug_idx" ON "newsroom" USING btree ("slug");
  CREATE INDEX "newsroom_deleted_at_idx" ON "newsroom" USING btree ("deleted_at");
  CREATE INDEX "newsroom_updated_at_idx" ON "newsroom" USING btree ("updated_at");
  CREATE INDEX "newsroom_created_at_idx" ON "newsroom" USING btree ("created_at");
  CREATE INDEX "newsroom_thumbnail_thumbnail_file_idx" ON "newsroom_locales" USING btree ("thumbnail_file_id");
  CREATE INDEX "newsroom_logo_logo_file_idx" ON "newsroom_locales" USING btree ("logo_file_id");
  CREATE INDEX "newsroom__status_idx" ON "newsroom_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "newsroom_locales_locale_parent_id_unique" ON "newsroom_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_newsroom_v_parent_idx" ON "_newsroom_v" USING btree ("parent_id");
  CREATE INDEX "_newsroom_v_version_version_slug_idx" ON "_newsroom_v" USING btree ("version_slug");
  CREATE INDEX "_newsroom_v_version_version_deleted_at_idx" ON "_newsroom_v" USING btree ("version_deleted_at");
  CREATE INDEX "_newsroom_v_version_version_updated_at_idx" ON "_newsroom_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsroom_v_version_version_created_at_idx" ON "_newsroom_v" USING btree ("version_created_at");
  CREATE INDEX "_newsroom_v_created_at_idx" ON "_newsroom_v" USING btree ("created_at");
  CREATE INDEX "_newsroom_v_updated_at_idx" ON "_newsroom_v" USING btree ("updated_at");
  CREATE INDEX "_newsroom_v_snapshot_idx" ON "_newsroom_v" USING btree ("snapshot");
  CREATE INDEX "_newsroom_v_published_locale_idx" ON "_newsroom_v" USING btree ("published_locale");
  CREATE INDEX "_newsroom_v_latest_idx" ON "_newsroom_v" USING btree ("latest");
  CREATE INDEX "_newsroom_v_version_thumbnail_version_thumbnail_file_idx" ON "_newsroom_v_locales" USING btree ("version_thumbnail_file_id");
  CREATE INDEX "_newsroom_v_version_logo_version_logo_file_idx" ON "_newsroom_v_locales" USING btree ("version_logo_file_id");
  CREATE INDEX "_newsroom_v_version_version__status_idx" ON "_newsroom_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_newsroom_v_locales_locale_parent_id_unique" ON "_newsroom_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_cover_cover_file_idx" ON "blogs_locales" USING btree ("cover_file_id");
  CREATE INDEX "blogs_category_idx" ON "blogs_locales" USING btree ("category_id","_locale");
  CREATE INDEX "blogs__status_idx" ON "blogs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "blogs_locales_locale_parent_id_unique" ON "blogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_version_cover_version_cover_file_idx" ON "_blogs_v_locales" USING btree ("version_cover_file_id");
  CREATE INDEX "_blogs_v_version_version_category_idx" ON "_blogs_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_blogs_v_locales_locale_parent_id_unique" ON "_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "release_notes_changes_order_idx" ON "release_notes_changes" USING btree ("_order");
  CREATE INDEX "release_notes_changes_parent_id_idx" ON "release_notes_changes" USING btree ("_parent_id");
  CREATE INDEX "release_notes_changes_locale_idx" ON "release_notes_changes" USING btree ("_locale");
  CREATE UNIQUE INDEX "release_notes_slug_idx" ON "release_notes" USING btree ("slug");
  CREATE INDEX "release_notes_deleted_at_idx" ON "release_notes" USING btree ("deleted_at");
  CREATE INDEX "release_notes_updated_at_idx" ON "release_notes" USING btree ("updated_at");
  CREATE INDEX "release_notes_created_at_idx" ON "release_notes" USING btree ("created_at");
  CREATE INDEX "release_notes__status_idx" ON "release_notes_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "release_notes_locales_locale_parent_id_unique" ON "release_notes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_release_notes_v_version_changes_order_idx" ON "_release_notes_v_version_changes" USING btree ("_order");
  CREATE INDEX "_release_notes_v_version_changes_parent_id_idx" ON "_release_notes_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_release_notes_v_version_changes_locale_idx" ON "_release_notes_v_version_changes" USING btree ("_locale");
  CREATE INDEX "_release_notes_v_parent_idx" ON "_release_notes_v" USING btree ("parent_id");
  CREATE INDEX "_release_notes_v_version_version_slug_idx" ON "_release_notes_v" USING btree ("version_slug");
  CREATE INDEX "_release_notes_v_version_version_deleted_at_idx" ON "_release_notes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_release_notes_v_version_version_updated_at_idx" ON "_release_notes_v" USING btree ("version_updated_at");
  CREATE INDEX "_release_notes_v_version_version_created_at_idx" ON "_release_notes_v" USING btree ("version_created_at");
  CREATE INDEX "_release_notes_v_created_at_idx" ON "_release_notes_v" USING btree ("created_at");
  CREATE INDEX "_release_notes_v_updated_at_idx" ON "_release_notes_v" USING btree ("updated_at");
  CREATE INDEX "_release_notes_v_snapshot_idx" ON "_release_notes_v" USING btree ("snapshot");
  CREATE INDEX "_release_notes_v_published_locale_idx" ON "_release_notes_v" USING btree ("published_locale");
  CREATE INDEX "_release_notes_v_latest_idx" ON "_release_notes_v" USING btree ("latest");
  CREATE INDEX "_release_notes_v_version_version__status_idx" ON "_release_notes_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_release_notes_v_locales_locale_parent_id_unique" ON "_release_notes_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_category_idx" ON "faqs_locales" USING btree ("category_id","_locale");
  CREATE INDEX "faqs__status_idx" ON "faqs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_version_version_category_idx" ON "_faqs_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "career_opportunities_slug_idx" ON "career_opportunities" USING btree ("slug");
  CREATE INDEX "career_opportunities_deleted_at_idx" ON "career_opportunities" USING btree ("deleted_at");
  CREATE INDEX "career_opportunities_updated_at_idx" ON "career_opportunities" USING btree ("updated_at");
  CREATE INDEX "career_opportunities_created_at_idx" ON "career_opportunities" USING btree ("created_at");
  CREATE INDEX "career_opportunities__status_idx" ON "career_opportunities_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "career_opportunities_locales_locale_parent_id_unique" ON "career_opportunities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_career_opportunities_v_parent_idx" ON "_career_opportunities_v" USING btree ("parent_id");
  CREATE INDEX "_career_opportunities_v_version_version_slug_idx" ON "_career_opportunities_v" USING btree ("version_slug");
  CREATE INDEX "_career_opportunities_v_version_version_deleted_at_idx" ON "_career_opportunities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_career_opportunities_v_version_version_updated_at_idx" ON "_career_opportunities_v" USING btree ("version_updated_at");
  CREATE INDEX "_career_opportunities_v_version_version_created_at_idx" ON "_career_opportunities_v" USING btree ("version_created_at");
  CREATE INDEX "_career_opportunities_v_created_at_idx" ON "_career_opportunities_v" USING btree ("created_at");
  CREATE INDEX "_career_opportunities_v_updated_at_idx" ON "_career_opportunities_v" USING btree ("updated_at");
  CREATE INDEX "_career_opportunities_v_snapshot_idx" ON "_career_opportunities_v" USING btree ("snapshot");
  CREATE INDEX "_career_opportunities_v_published_locale_idx" ON "_career_opportunities_v" USING btree ("published_locale");
  CREATE INDEX "_career_opportunities_v_latest_idx" ON "_career_opportunities_v" USING btree ("latest");
  CREATE INDEX "_career_opportunities_v_version_version__status_idx" ON "_career_opportunities_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_career_opportunities_v_locales_locale_parent_id_unique" ON "_career_opportunities_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "resources_slug_idx" ON "resources" USING btree ("slug");
  CREATE INDEX "resources_deleted_at_idx" ON "resources" USING btree ("deleted_at");
  CREATE INDEX "resources_updated_at_idx" ON "resources" USING btree ("updated_at");
  CREATE INDEX "resources_created_at_idx" ON "resources" USING btree ("created_at");
  CREATE INDEX "resources_cover_cover_file_idx" ON "resources_locales" USING btree ("cover_file_id");
  CREATE INDEX "resources_content_type_idx" ON "resources_locales" USING btree ("content_type_id","_locale");
  CREATE INDEX "resources_category_idx" ON "resources_locales" USING btree ("category_id","_locale");
  CREATE INDEX "resources__status_idx" ON "resources_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "resources_locales_locale_parent_id_unique" ON "resources_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_resources_v_parent_idx" ON "_resources_v" USING btree ("parent_id");
  CREATE INDEX "_resources_v_version_version_slug_idx" ON "_resources_v" USING btree ("version_slug");
  CREATE INDEX "_resources_v_version_version_deleted_at_idx" ON "_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resources_v_version_version_updated_at_idx" ON "_resources_v" USING btree ("version_updated_at");
  CREATE INDEX "_resources_v_version_version_created_at_idx" ON "_resources_v" USING btree ("version_created_at");
  CREATE INDEX "_resources_v_created_at_idx" ON "_resources_v" USING btree ("created_at");
  CREATE INDEX "_resources_v_updated_at_idx" ON "_resources_v" USING btree ("updated_at");
  CREATE INDEX "_resources_v_snapshot_idx" ON "_resources_v" USING btree ("snapshot");
  CREATE INDEX "_resources_v_published_locale_idx" ON "_resources_v" USING btree ("published_locale");
  CREATE INDEX "_resources_v_latest_idx" ON "_resources_v" USING btree ("latest");
  CREATE INDEX "_resources_v_version_cover_version_cover_file_idx" ON "_resources_v_locales" USING btree ("version_cover_file_id");
  CREATE INDEX "_resources_v_version_version_content_type_idx" ON "_resources_v_locales" USING btree ("version_content_type_id","_locale");
  CREATE INDEX "_resources_v_version_version_category_idx" ON "_resources_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_resources_v_version_version__status_idx" ON "_resources_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_resources_v_locales_locale_parent_id_unique" ON "_resources_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "ebooks_chapters_order_idx" ON "ebooks_chapters" USING btree ("_order");
  CREATE INDEX "ebooks_chapters_parent_id_idx" ON "ebooks_chapters" USING btree ("_parent_id");
  CREATE INDEX "ebooks_chapters_locale_idx" ON "ebooks_chapters" USING btree ("_locale");
  CREATE UNIQUE INDEX "ebooks_slug_idx" ON "ebooks" USING btree ("slug");
  CREATE INDEX "ebooks_deleted_at_idx" ON "ebooks" USING btree ("deleted_at");
  CREATE INDEX "ebooks_updated_at_idx" ON "ebooks" USING btree ("updated_at");
  CREATE INDEX "ebooks_created_at_idx" ON "ebooks" USING btree ("created_at");
  CREATE INDEX "ebooks_cover_cover_file_idx" ON "ebooks_locales" USING btree ("cover_file_id");
  CREATE INDEX "ebooks_category_idx" ON "ebooks_locales" USING btree ("category_id","_locale");
  CREATE INDEX "ebooks__status_idx" ON "ebooks_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "ebooks_locales_locale_parent_id_unique" ON "ebooks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ebooks_v_version_chapters_order_idx" ON "_ebooks_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_ebooks_v_version_chapters_parent_id_idx" ON "_ebooks_v_version_chapters" USING btree ("_parent_id");
  CREATE INDEX "_ebooks_v_version_chapters_locale_idx" ON "_ebooks_v_version_chapters" USING btree ("_locale");
  CREATE INDEX "_ebooks_v_parent_idx" ON "_ebooks_v" USING btree ("parent_id");
  CREATE INDEX "_ebooks_v_version_version_slug_idx" ON "_ebooks_v" USING btree ("version_slug");
  CREATE INDEX "_ebooks_v_version_version_deleted_at_idx" ON "_ebooks_v" USING btree ("version_deleted_at");
  CREATE INDEX "_ebooks_v_version_version_updated_at_idx" ON "_ebooks_v" USING btree ("version_updated_at");
  CREATE INDEX "_ebooks_v_version_version_created_at_idx" ON "_ebooks_v" USING btree ("version_created_at");
  CREATE INDEX "_ebooks_v_created_at_idx" ON "_ebooks_v" USING btree ("created_at");
  CREATE INDEX "_ebooks_v_updated_at_idx" ON "_ebooks_v" USING btree ("updated_at");
  CREATE INDEX "_ebooks_v_snapshot_idx" ON "_ebooks_v" USING btree ("snapshot");
  CREATE INDEX "_ebooks_v_published_locale_idx" ON "_ebooks_v" USING btree ("published_locale");
  CREATE INDEX "_ebooks_v_latest_idx" ON "_ebooks_v" USING btree ("latest");
  CREATE INDEX "_ebooks_v_version_cover_version_cover_file_idx" ON "_ebooks_v_locales" USING btree ("version_cover_file_id");
  CREATE INDEX "_ebooks_v_version_version_category_idx" ON "_ebooks_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_ebooks_v_version_version__status_idx" ON "_ebooks_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_ebooks_v_locales_locale_parent_id_unique" ON "_ebooks_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tools_slug_idx" ON "tools" USING btree ("slug");
  CREATE INDEX "tools_deleted_at_idx" ON "tools" USING btree ("deleted_at");
  CREATE INDEX "tools_updated_at_idx" ON "tools" USING btree ("updated_at");
  CREATE INDEX "tools_created_at_idx" ON "tools" USING btree ("created_at");
  CREATE INDEX "tools_icon_icon_file_idx" ON "tools_locales" USING btree ("icon_file_id");
  CREATE INDEX "tools_category_idx" ON "tools_locales" USING btree ("category_id","_locale");
  CREATE INDEX "tools__status_idx" ON "tools_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "tools_locales_locale_parent_id_unique" ON "tools_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tools_v_parent_idx" ON "_tools_v" USING btree ("parent_id");
  CREATE INDEX "_tools_v_version_version_slug_idx" ON "_tools_v" USING btree ("version_slug");
  CREATE INDEX "_tools_v_version_version_deleted_at_idx" ON "_tools_v" USING btree ("version_deleted_at");
  CREATE INDEX "_tools_v_version_version_updated_at_idx" ON "_tools_v" USING btree ("version_updated_at");
  CREATE INDEX "_tools_v_version_version_created_at_idx" ON "_tools_v" USING btree ("version_created_at");
  CREATE INDEX "_tools_v_created_at_idx" ON "_tools_v" USING btree ("created_at");
  CREATE INDEX "_tools_v_updated_at_idx" ON "_tools_v" USING btree ("updated_at");
  CREATE INDEX "_tools_v_snapshot_idx" ON "_tools_v" USING btree ("snapshot");
  CREATE INDEX "_tools_v_published_locale_idx" ON "_tools_v" USING btree ("published_locale");
  CREATE INDEX "_tools_v_latest_idx" ON "_tools_v" USING btree ("latest");
  CREATE INDEX "_tools_v_version_icon_version_icon_file_idx" ON "_tools_v_locales" USING btree ("version_icon_file_id");
  CREATE INDEX "_tools_v_version_version_category_idx" ON "_tools_v_locales" USING btree ("version_category_id","_locale");
  CREATE INDEX "_tools_v_version_version__status_idx" ON "_tools_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_tools_v_locales_locale_parent_id_unique" ON "_tools_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "content_types_slug_idx" ON "content_types" USING btree ("slug");
  CREATE INDEX "content_types_deleted_at_idx" ON "content_types" USING btree ("deleted_at");
  CREATE INDEX "content_types_updated_at_idx" ON "content_types" USING btree ("updated_at");
  CREATE INDEX "content_types_created_at_idx" ON "content_types" USING btree ("created_at");
  CREATE INDEX "content_types_icon_icon_file_idx" ON "content_types_locales" USING btree ("icon_file_id");
  CREATE INDEX "content_types__status_idx" ON "content_types_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "content_types_locales_locale_parent_id_unique" ON "content_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_content_types_v_parent_idx" ON "_content_types_v" USING btree ("parent_id");
  CREATE INDEX "_content_types_v_version_version_slug_idx" ON "_content_types_v" USING btree ("version_slug");
  CREATE INDEX "_content_types_v_version_version_deleted_at_idx" ON "_content_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_content_types_v_version_version_updated_at_idx" ON "_content_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_types_v_version_version_created_at_idx" ON "_content_types_v" USING btree ("version_created_at");
  CREATE INDEX "_content_types_v_created_at_idx" ON "_content_types_v" USING btree ("created_at");
  CREATE INDEX "_content_types_v_updated_at_idx" ON "_content_types_v" USING btree ("updated_at");
  CREATE INDEX "_content_types_v_snapshot_idx" ON "_content_types_v" USING btree ("snapshot");
  CREATE INDEX "_content_types_v_published_locale_idx" ON "_content_types_v" USING btree ("published_locale");
  CREATE INDEX "_content_types_v_latest_idx" ON "_content_types_v" USING btree ("latest");
  CREATE INDEX "_content_types_v_version_icon_version_icon_file_idx" ON "_content_types_v_locales" USING btree ("version_icon_file_id");
  CREATE INDEX "_content_types_v_version_version__status_idx" ON "_content_types_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_content_types_v_locales_locale_parent_id_unique" ON "_content_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_stage_idx" ON "leads" USING btree ("stage");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_deal_id_idx" ON "leads" USING btree ("deal_id");
  CREATE INDEX "leads_due_at_idx" ON "leads" USING btree ("due_at");
  CREATE INDEX "leads_responded_by_idx" ON "leads" USING btree ("responded_by_id");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person");
  CREATE INDEX "leads_email_key_idx" ON "leads" USING btree ("email_key");
  CREATE INDEX "leads_search_text_idx" ON "leads" USING btree ("search_text");
  CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
  CREATE INDEX "leads_content_hash_idx" ON "leads" USING btree ("content_hash");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "ad_leads_network_id_idx" ON "ad_leads" USING btree ("network_id");
  CREATE INDEX "ad_leads_status_idx" ON "ad_leads" USING btree ("status");
  CREATE INDEX "ad_leads_lead_idx" ON "ad_leads" USING btree ("lead_id");
  CREATE INDEX "ad_leads_updated_at_idx" ON "ad_leads" USING btree ("updated_at");
  CREATE INDEX "ad_leads_created_at_idx" ON "ad_leads" USING btree ("created_at");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_author_idx" ON "lead_notes" USING btree ("author_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_events_lead_idx" ON "lead_events" USING btree ("lead_id");
  CREATE INDEX "lead_events_actor_idx" ON "lead_events" USING btree ("actor_id");
  CREATE INDEX "lead_events_at_idx" ON "lead_events" USING btree ("at");
  CREATE INDEX "lead_views_owner_idx" ON "lead_views" USING btree ("owner_id");
  CREATE INDEX "lead_views_updated_at_idx" ON "lead_views" USING btree ("updated_at");
  CREATE INDEX "lead_views_created_at_idx" ON "lead_views" USING btree ("created_at");
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
  CREATE INDEX "mails_author_idx" ON "mails" USING btree ("author_id");
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
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_status_idx" ON "deliveries" USING btree ("status");
  CREATE UNIQUE INDEX "deliveries_idempotency_key_idx" ON "deliveries" USING btree ("idempotency_key");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "connectors_name_idx" ON "connectors" USING btree ("name");
  CREATE INDEX "connectors_updated_at_idx" ON "connectors" USING btree ("updated_at");
  CREATE INDEX "connectors_created_at_idx" ON "connectors" USING btree ("created_at");
  CREATE INDEX "consents_lead_idx" ON "consents" USING btree ("lead_id");
  CREATE UNIQUE INDEX "consents_sequence_idx" ON "consents" USING btree ("sequence");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_stashes_token_idx" ON "form_stashes" USING btree ("token");
  CREATE INDEX "form_stashes_expires_at_idx" ON "form_stashes" USING btree ("expires_at");
  CREATE INDEX "form_stashes_updated_at_idx" ON "form_stashes" USING btree ("updated_at");
  CREATE INDEX "form_stashes_created_at_idx" ON "form_stashes" USING btree ("created_at");
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_user_idx" ON "access_log" USING btree ("user_id");
  CREATE INDEX "access_log_action_idx" ON "access_log" USING btree ("action");
  CREATE INDEX "access_log_collection_idx" ON "access_log" USING btree ("collection");
  CREATE INDEX "privacy_requests_kind_idx" ON "privacy_requests" USING btree ("kind");
  CREATE INDEX "privacy_requests_email_idx" ON "privacy_requests" USING btree ("email");
  CREATE INDEX "privacy_requests_status_idx" ON "privacy_requests" USING btree ("status");
  CREATE INDEX "privacy_requests_received_at_idx" ON "privacy_requests" USING btree ("received_at");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_lead_idx" ON "privacy_requests" USING btree ("lead_id");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "privacy_notices_request_idx" ON "privacy_notices" USING btree ("request_id");
  CREATE INDEX "privacy_notices_status_idx" ON "privacy_notices" USING btree ("status");
  CREATE INDEX "privacy_notices_updated_at_idx" ON "privacy_notices" USING btree ("updated_at");
  CREATE INDEX "privacy_notices_created_at_idx" ON "privacy_notices" USING btree ("created_at");
  CREATE INDEX "help_answers_updated_at_idx" ON "help_answers" USING btree ("updated_at");
  CREATE INDEX "help_answers_created_at_idx" ON "help_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_language_idx" ON "help_answers" USING btree ("article","language");
  CREATE UNIQUE INDEX "consent_receipts_receipt_idx" ON "consent_receipts" USING btree ("receipt");
  CREATE INDEX "consent_receipts_updated_at_idx" ON "consent_receipts" USING btree ("updated_at");
  CREATE INDEX "consent_receipts_created_at_idx" ON "consent_receipts" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_takes_leads_idx" ON "users" USING btree ("takes_leads");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_platforms_id_idx" ON "payload_locked_documents_rels" USING btree ("platforms_id");
  CREATE INDEX "payload_locked_documents_rels_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("cards_id");
  CREATE INDEX "payload_locked_documents_rels_ai_events_id_idx" ON "payload_locked_documents_rels" USING btree ("ai_events_id");
  CREATE INDEX "payload_locked_documents_rels_event_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("event_pages_id");
  CREATE INDEX "payload_locked_documents_rels_event_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("event_videos_id");
  CREATE INDEX "payload_locked_documents_rels_customer_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_customer_successes_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_successes_id");
  CREATE INDEX "payload_locked_documents_rels_integrations_id_idx" ON "payload_locked_documents_rels" USING btree ("integrations_id");
  CREATE INDEX "payload_locked_documents_rels_product_strengths_id_idx" ON "payload_locked_documents_rels" USING btree ("product_strengths_id");
  CREATE INDEX "payload_locked_documents_rels_demo_data_id_idx" ON "payload_locked_documents_rels" USING btree ("demo_data_id");
  CREATE INDEX "payload_locked_documents_rels_generative_ai_previews_id_idx" ON "payload_locked_documents_rels" USING btree ("generative_ai_previews_id");
  CREATE INDEX "payload_locked_documents_rels_comparisons_id_idx" ON "payload_locked_documents_rels" USING btree ("comparisons_id");
  CREATE INDEX "payload_locked_documents_rels_news_and_press_id_idx" ON "payload_locked_documents_rels" USING btree ("news_and_press_id");
  CREATE INDEX "payload_locked_documents_rels_newsroom_id_idx" ON "payload_locked_documents_rels" USING btree ("newsroom_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_release_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("release_notes_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_career_opportunities_id_idx" ON "payload_locked_documents_rels" USING btree ("career_opportunities_id");
  CREATE INDEX "payload_locked_documents_rels_resources_id_idx" ON "payload_locked_documents_rels" USING btree ("resources_id");
  CREATE INDEX "payload_locked_documents_rels_ebooks_id_idx" ON "payload_locked_documents_rels" USING btree ("ebooks_id");
  CREATE INDEX "payload_locked_documents_rels_tools_id_idx" ON "payload_locked_documents_rels" USING btree ("tools_id");
  CREATE INDEX "payload_locked_documents_rels_content_types_id_idx" ON "payload_locked_documents_rels" USING btree ("content_types_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_ad_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("ad_leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_notes_id");
  CREATE INDEX "payload_locked_documents_rels_lead_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_events_id");
  CREATE INDEX "payload_locked_documents_rels_lead_views_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_views_id");
  CREATE INDEX "payload_locked_documents_rels_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("tickets_id");
  CREATE INDEX "payload_locked_documents_rels_ticket_types_id_idx" ON "payload_locked_documents_rels" USING btree ("ticket_types_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_private_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("private_documents_id");
  CREATE INDEX "payload_locked_documents_rels_document_links_id_idx" ON "payload_locked_documents_rels" USING btree ("document_links_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_connectors_id_idx" ON "payload_locked_documents_rels" USING btree ("connectors_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_form_stashes_id_idx" ON "payload_locked_documents_rels" USING btree ("form_stashes_id");
  CREATE INDEX "payload_locked_documents_rels_access_log_id_idx" ON "payload_locked_documents_rels" USING btree ("access_log_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_notices_id");
  CREATE INDEX "payload_locked_documents_rels_help_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("help_answers_id");
  CREATE INDEX "payload_locked_documents_rels_consent_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_receipts_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_awards_order_idx" ON "settings_awards" USING btree ("_order");
  CREATE INDEX "settings_awards_parent_id_idx" ON "settings_awards" USING btree ("_parent_id");
  CREATE INDEX "settings_awards_locale_idx" ON "settings_awards" USING btree ("_locale");
  CREATE INDEX "settings_supporters_order_idx" ON "settings_supporters" USING btree ("_order");
  CREATE INDEX "settings_supporters_parent_id_idx" ON "settings_supporters" USING btree ("_parent_id");
  CREATE INDEX "settings_supporters_locale_idx" ON "settings_supporters" USING btree ("_locale");
  CREATE INDEX "settings_columns_links_order_idx" ON "settings_columns_links" USING btree ("_order");
  CREATE INDEX "settings_columns_links_parent_id_idx" ON "settings_columns_links" USING btree ("_parent_id");
  CREATE INDEX "settings_columns_links_locale_idx" ON "settings_columns_links" USING btree ("_locale");
  CREATE INDEX "settings_columns_order_idx" ON "settings_columns" USING btree ("_order");
  CREATE INDEX "settings_columns_parent_id_idx" ON "settings_columns" USING btree ("_parent_id");
  CREATE INDEX "settings_columns_locale_idx" ON "settings_columns" USING btree ("_locale");
  CREATE INDEX "settings_offices_order_idx" ON "settings_offices" USING btree ("_order");
  CREATE INDEX "settings_offices_parent_id_idx" ON "settings_offices" USING btree ("_parent_id");
  CREATE INDEX "settings_offices_locale_idx" ON "settings_offices" USING btree ("_locale");
  CREATE INDEX "settings_socials_order_idx" ON "settings_socials" USING btree ("_order");
  CREATE INDEX "settings_socials_parent_id_idx" ON "settings_socials" USING btree ("_parent_id");
  CREATE INDEX "settings_socials_locale_idx" ON "settings_socials" USING btree ("_locale");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lead_settings_rules_kinds_order_idx" ON "lead_settings_rules_kinds" USING btree ("order");
  CREATE INDEX "lead_settings_rules_kinds_parent_idx" ON "lead_settings_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "lead_settings_rules_industries_order_idx" ON "lead_settings_rules_industries" USING btree ("order");
  CREATE INDEX "lead_settings_rules_industries_parent_idx" ON "lead_settings_rules_industries" USING btree ("parent_id");
  CREATE INDEX "lead_settings_rules_languages_order_idx" ON "lead_settings_rules_languages" USING btree ("order");
  CREATE INDEX "lead_settings_rules_languages_parent_idx" ON "lead_settings_rules_languages" USING btree ("parent_id");
  CREATE INDEX "lead_settings_rules_hubs_order_idx" ON "lead_settings_rules_hubs" USING btree ("order");
  CREATE INDEX "lead_settings_rules_hubs_parent_idx" ON "lead_settings_rules_hubs" USING btree ("parent_id");
  CREATE INDEX "lead_settings_rules_order_idx" ON "lead_settings_rules" USING btree ("_order");
  CREATE INDEX "lead_settings_rules_parent_id_idx" ON "lead_settings_rules" USING btree ("_parent_id");
  CREATE INDEX "lead_settings_rules_owner_idx" ON "lead_settings_rules" USING btree ("owner_id");
  CREATE INDEX "office_hours_week_days_order_idx" ON "office_hours_week_days" USING btree ("order");
  CREATE INDEX "office_hours_week_days_parent_idx" ON "office_hours_week_days" USING btree ("parent_id");
  CREATE INDEX "office_hours_week_order_idx" ON "office_hours_week" USING btree ("_order");
  CREATE INDEX "office_hours_week_parent_id_idx" ON "office_hours_week" USING btree ("_parent_id");
  CREATE INDEX "office_hours_holidays_order_idx" ON "office_hours_holidays" USING btree ("_order");
  CREATE INDEX "office_hours_holidays_parent_id_idx" ON "office_hours_holidays" USING btree ("_parent_id");
  CREATE INDEX "office_hours_kinds_order_idx" ON "office_hours_kinds" USING btree ("order");
  CREATE INDEX "office_hours_kinds_parent_idx" ON "office_hours_kinds" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "platforms_listing" CASCADE;
  DROP TABLE "platforms" CASCADE;
  DROP TABLE "platforms_locales" CASCADE;
  DROP TABLE "_platforms_v_version_listing" CASCADE;
  DROP TABLE "_platforms_v" CASCADE;
  DROP TABLE "_platforms_v_locales" CASCADE;
  DROP TABLE "cards_sub_links" CASCADE;
  DROP TABLE "cards" CASCADE;
  DROP TABLE "cards_locales" CASCADE;
  DROP TABLE "_cards_v_version_sub_links" CASCADE;
  DROP TABLE "_cards_v" CASCADE;
  DROP TABLE "_cards_v_locales" CASCADE;
  DROP TABLE "ai_events" CASCADE;
  DROP TABLE "ai_events_locales" CASCADE;
  DROP TABLE "_ai_events_v" CASCADE;
  DROP TABLE "_ai_events_v_locales" CASCADE;
  DROP TABLE "event_pages_hubs" CASCADE;
  DROP TABLE "event_pages_agenda" CASCADE;
  DROP TABLE "event_pages" CASCADE;
  DROP TABLE "event_pages_locales" CASCADE;
  DROP TABLE "_event_pages_v_version_hubs" CASCADE;
  DROP TABLE "_event_pages_v_version_agenda" CASCADE;
  DROP TABLE "_event_pages_v" CASCADE;
  DROP TABLE "_event_pages_v_locales" CASCADE;
  DROP TABLE "event_videos" CASCADE;
  DROP TABLE "event_videos_locales" CASCADE;
  DROP TABLE "_event_videos_v" CASCADE;
  DROP TABLE "_event_videos_v_locales" CASCADE;
  DROP TABLE "customer_quotes" CASCADE;
  DROP TABLE "customer_quotes_locales" CASCADE;
  DROP TABLE "_customer_quotes_v" CASCADE;
  DROP TABLE "_customer_quotes_v_locales" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "customer_successes_figures" CASCADE;
  DROP TABLE "customer_successes" CASCADE;
  DROP TABLE "customer_successes_locales" CASCADE;
  DROP TABLE "_customer_successes_v_version_figures" CASCADE;
  DROP TABLE "_customer_successes_v" CASCADE;
  DROP TABLE "_customer_successes_v_locales" CASCADE;
  DROP TABLE "integrations" CASCADE;
  DROP TABLE "integrations_locales" CASCADE;
  DROP TABLE "_integrations_v" CASCADE;
  DROP TABLE "_integrations_v_locales" CASCADE;
  DROP TABLE "product_strengths" CASCADE;
  DROP TABLE "product_strengths_locales" CASCADE;
  DROP TABLE "_product_strengths_v" CASCADE;
  DROP TABLE "_product_strengths_v_locales" CASCADE;
  DROP TABLE "demo_data_figures" CASCADE;
  DROP TABLE "demo_data_messages" CASCADE;
  DROP TABLE "demo_data" CASCADE;
  DROP TABLE "demo_data_locales" CASCADE;
  DROP TABLE "_demo_data_v_version_figures" CASCADE;
  DROP TABLE "_demo_data_v_version_messages" CASCADE;
  DROP TABLE "_demo_data_v" CASCADE;
  DROP TABLE "_demo_data_v_locales" CASCADE;
  DROP TABLE "generative_ai_previews" CASCADE;
  DROP TABLE "generative_ai_previews_locales" CASCADE;
  DROP TABLE "_generative_ai_previews_v" CASCADE;
  DROP TABLE "_generative_ai_previews_v_locales" CASCADE;
  DROP TABLE "comparisons_claims" CASCADE;
  DROP TABLE "comparisons" CASCADE;
  DROP TABLE "comparisons_locales" CASCADE;
  DROP TABLE "_comparisons_v_version_claims" CASCADE;
  DROP TABLE "_comparisons_v" CASCADE;
  DROP TABLE "_comparisons_v_locales" CASCADE;
  DROP TABLE "news_and_press" CASCADE;
  DROP TABLE "news_and_press_locales" CASCADE;
  DROP TABLE "_news_and_press_v" CASCADE;
  DROP TABLE "_news_and_press_v_locales" CASCADE;
  DROP TABLE "newsroom" CASCADE;
  DROP TABLE "newsroom_locales" CASCADE;
  DROP TABLE "_newsroom_v" CASCADE;
  DROP TABLE "_newsroom_v_locales" CASCADE;
  DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_locales" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_locales" CASCADE;
  DROP TABLE "release_notes_changes" CASCADE;
  DROP TABLE "release_notes" CASCADE;
  DROP TABLE "release_notes_locales" CASCADE;
  DROP TABLE "_release_notes_v_version_changes" CASCADE;
  DROP TABLE "_release_notes_v" CASCADE;
  DROP TABLE "_release_notes_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "career_opportunities" CASCADE;
  DROP TABLE "career_opportunities_locales" CASCADE;
  DROP TABLE "_career_opportunities_v" CASCADE;
  DROP TABLE "_career_opportunities_v_locales" CASCADE;
  DROP TABLE "resources" CASCADE;
  DROP TABLE "resources_locales" CASCADE;
  DROP TABLE "_resources_v" CASCADE;
  DROP TABLE "_resources_v_locales" CASCADE;
  DROP TABLE "ebooks_chapters" CASCADE;
  DROP TABLE "ebooks" CASCADE;
  DROP TABLE "ebooks_locales" CASCADE;
  DROP TABLE "_ebooks_v_version_chapters" CASCADE;
  DROP TABLE "_ebooks_v" CASCADE;
  DROP TABLE "_ebooks_v_locales" CASCADE;
  DROP TABLE "tools" CASCADE;
  DROP TABLE "tools_locales" CASCADE;
  DROP TABLE "_tools_v" CASCADE;
  DROP TABLE "_tools_v_locales" CASCADE;
  DROP TABLE "content_types" CASCADE;
  DROP TABLE "content_types_locales" CASCADE;
  DROP TABLE "_content_types_v" CASCADE;
  DROP TABLE "_content_types_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "schedules_rels" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "ad_leads" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "lead_views" CASCADE;
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
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "connectors" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "form_stashes" CASCADE;
  DROP TABLE "access_log" CASCADE;
  DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "privacy_notices" CASCADE;
  DROP TABLE "help_answers" CASCADE;
  DROP TABLE "consent_receipts" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings_awards" CASCADE;
  DROP TABLE "settings_supporters" CASCADE;
  DROP TABLE "settings_columns_links" CASCADE;
  DROP TABLE "settings_columns" CASCADE;
  DROP TABLE "settings_offices" CASCADE;
  DROP TABLE "settings_socials" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "lead_settings_rules_kinds" CASCADE;
  DROP TABLE "lead_settings_rules_industries" CASCADE;
  DROP TABLE "lead_settings_rules_languages" CASCADE;
  DROP TABLE "lead_settings_rules_hubs" CASCADE;
  DROP TABLE "lead_settings_rules" CASCADE;
  DROP TABLE "lead_settings" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "office_hours_week_days" CASCADE;
  DROP TABLE "office_hours_week" CASCADE;
  DROP TABLE "office_hours_holidays" CASCADE;
  DROP TABLE "office_hours_kinds" CASCADE;
  DROP TABLE "office_hours" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum_pages_nav_theme";
  DROP TYPE "public"."enum_pages_footer_theme";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum__pages_v_version_nav_theme";
  DROP TYPE "public"."enum__pages_v_version_footer_theme";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_platforms_picture";
  DROP TYPE "public"."enum_platforms_status";
  DROP TYPE "public"."enum__platforms_v_published_locale";
  DROP TYPE "public"."enum__platforms_v_version_picture";
  DROP TYPE "public"."enum__platforms_v_version_status";
  DROP TYPE "public"."enum_cards_kind";
  DROP TYPE "public"."enum_cards_href_from";
  DROP TYPE "public"."enum_cards_status";
  DROP TYPE "public"."enum__cards_v_version_kind";
  DROP TYPE "public"."enum__cards_v_published_locale";
  DROP TYPE "public"."enum__cards_v_version_href_from";
  DROP TYPE "public"."enum__cards_v_version_status";
  DROP TYPE "public"."enum_ai_events_banner_leadmagnetdatetime_tz";
  DROP TYPE "public"."enum_ai_events_status";
  DROP TYPE "public"."enum__ai_events_v_published_locale";
  DROP TYPE "public"."enum__ai_events_v_version_banner_leadmagnetdatetime_tz";
  DROP TYPE "public"."enum__ai_events_v_version_status";
  DROP TYPE "public"."enum_event_pages_hubs";
  DROP TYPE "public"."enum_event_pages_leadmagnetdatetime_tz";
  DROP TYPE "public"."enum_event_pages_endsat_tz";
  DROP TYPE "public"."enum_event_pages_picture";
  DROP TYPE "public"."enum_event_pages_status";
  DROP TYPE "public"."enum__event_pages_v_version_hubs";
  DROP TYPE "public"."enum__event_pages_v_version_leadmagnetdatetime_tz";
  DROP TYPE "public"."enum__event_pages_v_version_endsat_tz";
  DROP TYPE "public"."enum__event_pages_v_published_locale";
  DROP TYPE "public"."enum__event_pages_v_version_picture";
  DROP TYPE "public"."enum__event_pages_v_version_status";
  DROP TYPE "public"."enum_event_videos_status";
  DROP TYPE "public"."enum__event_videos_v_published_locale";
  DROP TYPE "public"."enum__event_videos_v_version_status";
  DROP TYPE "public"."enum_customer_quotes_status";
  DROP TYPE "public"."enum__customer_quotes_v_published_locale";
  DROP TYPE "public"."enum__customer_quotes_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_customer_successes_publishedat_tz";
  DROP TYPE "public"."enum_customer_successes_picture";
  DROP TYPE "public"."enum_customer_successes_status";
  DROP TYPE "public"."enum__customer_successes_v_version_publishedat_tz";
  DROP TYPE "public"."enum__customer_successes_v_published_locale";
  DROP TYPE "public"."enum__customer_successes_v_version_picture";
  DROP TYPE "public"."enum__customer_successes_v_version_status";
  DROP TYPE "public"."enum_integrations_status";
  DROP TYPE "public"."enum__integrations_v_published_locale";
  DROP TYPE "public"."enum__integrations_v_version_status";
  DROP TYPE "public"."enum_product_strengths_picture";
  DROP TYPE "public"."enum_product_strengths_status";
  DROP TYPE "public"."enum__product_strengths_v_published_locale";
  DROP TYPE "public"."enum__product_strengths_v_version_picture";
  DROP TYPE "public"."enum__product_strengths_v_version_status";
  DROP TYPE "public"."enum_demo_data_picture";
  DROP TYPE "public"."enum_demo_data_status";
  DROP TYPE "public"."enum__demo_data_v_published_locale";
  DROP TYPE "public"."enum__demo_data_v_version_picture";
  DROP TYPE "public"."enum__demo_data_v_version_status";
  DROP TYPE "public"."enum_generative_ai_previews_status";
  DROP TYPE "public"."enum__generative_ai_previews_v_published_locale";
  DROP TYPE "public"."enum__generative_ai_previews_v_version_status";
  DROP TYPE "public"."enum_comparisons_claims_checkedat_tz";
  DROP TYPE "public"."enum_comparisons_claims_reviewby_tz";
  DROP TYPE "public"."enum_comparisons_kind";
  DROP TYPE "public"."enum_comparisons_status";
  DROP TYPE "public"."enum__comparisons_v_version_claims_checkedat_tz";
  DROP TYPE "public"."enum__comparisons_v_version_claims_reviewby_tz";
  DROP TYPE "public"."enum__comparisons_v_published_locale";
  DROP TYPE "public"."enum__comparisons_v_version_kind";
  DROP TYPE "public"."enum__comparisons_v_version_status";
  DROP TYPE "public"."enum_news_and_press_publishedat_tz";
  DROP TYPE "public"."enum_news_and_press_picture";
  DROP TYPE "public"."enum_news_and_press_status";
  DROP TYPE "public"."enum__news_and_press_v_version_publishedat_tz";
  DROP TYPE "public"."enum__news_and_press_v_published_locale";
  DROP TYPE "public"."enum__news_and_press_v_version_picture";
  DROP TYPE "public"."enum__news_and_press_v_version_status";
  DROP TYPE "public"."enum_newsroom_publishedat_tz";
  DROP TYPE "public"."enum_newsroom_status";
  DROP TYPE "public"."enum__newsroom_v_version_publishedat_tz";
  DROP TYPE "public"."enum__newsroom_v_published_locale";
  DROP TYPE "public"."enum__newsroom_v_version_status";
  DROP TYPE "public"."enum_blogs_publishedat_tz";
  DROP TYPE "public"."enum_blogs_picture";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_publishedat_tz";
  DROP TYPE "public"."enum__blogs_v_published_locale";
  DROP TYPE "public"."enum__blogs_v_version_picture";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_release_notes_changes_kind";
  DROP TYPE "public"."enum_release_notes_releasedat_tz";
  DROP TYPE "public"."enum_release_notes_status";
  DROP TYPE "public"."enum__release_notes_v_version_changes_kind";
  DROP TYPE "public"."enum__release_notes_v_version_releasedat_tz";
  DROP TYPE "public"."enum__release_notes_v_published_locale";
  DROP TYPE "public"."enum__release_notes_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_career_opportunities_deadline_tz";
  DROP TYPE "public"."enum_career_opportunities_status";
  DROP TYPE "public"."enum__career_opportunities_v_version_deadline_tz";
  DROP TYPE "public"."enum__career_opportunities_v_published_locale";
  DROP TYPE "public"."enum__career_opportunities_v_version_status";
  DROP TYPE "public"."enum_resources_publishedat_tz";
  DROP TYPE "public"."enum_resources_picture";
  DROP TYPE "public"."enum_resources_status";
  DROP TYPE "public"."enum__resources_v_version_publishedat_tz";
  DROP TYPE "public"."enum__resources_v_published_locale";
  DROP TYPE "public"."enum__resources_v_version_picture";
  DROP TYPE "public"."enum__resources_v_version_status";
  DROP TYPE "public"."enum_ebooks_publishedat_tz";
  DROP TYPE "public"."enum_ebooks_status";
  DROP TYPE "public"."enum__ebooks_v_version_publishedat_tz";
  DROP TYPE "public"."enum__ebooks_v_published_locale";
  DROP TYPE "public"."enum__ebooks_v_version_status";
  DROP TYPE "public"."enum_tools_status";
  DROP TYPE "public"."enum__tools_v_published_locale";
  DROP TYPE "public"."enum__tools_v_version_status";
  DROP TYPE "public"."enum_content_types_status";
  DROP TYPE "public"."enum__content_types_v_published_locale";
  DROP TYPE "public"."enum__content_types_v_version_status";
  DROP TYPE "public"."enum_categories_used_for";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum__categories_v_version_used_for";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_at_tz";
  DROP TYPE "public"."enum_schedules_state";
  DROP TYPE "public"."enum_publications_action";
  DROP TYPE "public"."enum_publications_language";
  DROP TYPE "public"."enum_publications_via";
  DROP TYPE "public"."enum_leads_stage";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_ad_leads_status";
  DROP TYPE "public"."enum_lead_events_kind";
  DROP TYPE "public"."enum_tickets_status";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_private_documents_locale";
  DROP TYPE "public"."enum_mails_kind";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_mail_templates_kind";
  DROP TYPE "public"."enum_deliveries_target";
  DROP TYPE "public"."enum_deliveries_status";
  DROP TYPE "public"."enum_consents_purpose";
  DROP TYPE "public"."enum_access_log_action";
  DROP TYPE "public"."enum_privacy_requests_kind";
  DROP TYPE "public"."enum_privacy_requests_status";
  DROP TYPE "public"."enum_privacy_notices_target";
  DROP TYPE "public"."enum_privacy_notices_status";
  DROP TYPE "public"."enum_help_answers_language";
  DROP TYPE "public"."enum_consent_receipts_language";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_settings_socials_network";
  DROP TYPE "public"."enum_lead_settings_rules_kinds";
  DROP TYPE "public"."enum_lead_settings_rules_industries";
  DROP TYPE "public"."enum_lead_settings_rules_languages";
  DROP TYPE "public"."enum_lead_settings_rules_hubs";
  DROP TYPE "public"."enum_office_hours_week_days";
  DROP TYPE "public"."enum_office_hours_holidays_kind";
  DROP TYPE "public"."enum_office_hours_kinds";`)
}
