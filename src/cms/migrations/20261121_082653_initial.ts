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
  CREATE TYPE "public"."enum_leads_status" AS ENUM('29', '1');
  CREATE TYPE "public"."enum_leads_kind" AS ENUM('book-demo');
  CREATE TYPE "public"."enum_deliveries_target" AS ENUM('webhook');
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('pending', 'delivered', 'failed', 'held');
  CREATE TYPE "public"."enum_consents_purpose" AS ENUM('reply', 'marketing');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales');
  CREATE TYPE "public"."enum_settings_socials_network" AS ENUM('facebook', 'linkedin', 'youtube', 'zalo');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
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
  	"_status" "enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_path" varchar,
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
  	"version__status" "enum__cards_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"salutation" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"phone_e164" varchar,
  	"company" varchar,
  	"industry" varchar,
  	"job_title" varchar,
  	"description" varchar,
  	"notes" varchar,
  	"status" "enum_leads_status" DEFAULT '29' NOT NULL,
  	"kind" "enum_leads_kind" NOT NULL,
  	"locale" varchar,
  	"preferred_language" varchar,
  	"page" varchar,
  	"version" varchar,
  	"attribution" jsonb,
  	"suspicion" varchar,
  	"key" varchar,
  	"content_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"target" "enum_deliveries_target" NOT NULL,
  	"status" "enum_deliveries_status" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_result" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"purpose" "enum_consents_purpose" NOT NULL,
  	"granted" boolean DEFAULT false NOT NULL,
  	"text" varchar NOT NULL,
  	"locale" varchar NOT NULL,
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
  	"media_id" integer,
  	"leads_id" integer,
  	"deliveries_id" integer,
  	"consents_id" integer,
  	"form_stashes_id" integer,
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
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platforms_fk" FOREIGN KEY ("platforms_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cards_fk" FOREIGN KEY ("cards_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_stashes_fk" FOREIGN KEY ("form_stashes_id") REFERENCES "public"."form_stashes"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
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
  CREATE INDEX "platforms_updated_at_idx" ON "platforms" USING btree ("updated_at");
  CREATE INDEX "platforms_created_at_idx" ON "platforms" USING btree ("created_at");
  CREATE INDEX "platforms__status_idx" ON "platforms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "platforms_locales_locale_parent_id_unique" ON "platforms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_platforms_v_version_listing_order_idx" ON "_platforms_v_version_listing" USING btree ("_order");
  CREATE INDEX "_platforms_v_version_listing_parent_id_idx" ON "_platforms_v_version_listing" USING btree ("_parent_id");
  CREATE INDEX "_platforms_v_version_listing_locale_idx" ON "_platforms_v_version_listing" USING btree ("_locale");
  CREATE INDEX "_platforms_v_parent_idx" ON "_platforms_v" USING btree ("parent_id");
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
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "leads_key_idx" ON "leads" USING btree ("key");
  CREATE INDEX "leads_content_hash_idx" ON "leads" USING btree ("content_hash");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_status_idx" ON "deliveries" USING btree ("status");
  CREATE UNIQUE INDEX "deliveries_idempotency_key_idx" ON "deliveries" USING btree ("idempotency_key");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "consents_lead_idx" ON "consents" USING btree ("lead_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_stashes_token_idx" ON "form_stashes" USING btree ("token");
  CREATE INDEX "form_stashes_expires_at_idx" ON "form_stashes" USING btree ("expires_at");
  CREATE INDEX "form_stashes_updated_at_idx" ON "form_stashes" USING btree ("updated_at");
  CREATE INDEX "form_stashes_created_at_idx" ON "form_stashes" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
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
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_form_stashes_id_idx" ON "payload_locked_documents_rels" USING btree ("form_stashes_id");
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
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");`)
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
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "form_stashes" CASCADE;
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
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_kind";
  DROP TYPE "public"."enum_deliveries_target";
  DROP TYPE "public"."enum_deliveries_status";
  DROP TYPE "public"."enum_consents_purpose";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_settings_socials_network";`)
}
