import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_stage" AS ENUM('new', 'contacted', 'qualified', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_leads_source" AS ENUM('form', 'lead-ads', 'import');
  CREATE TYPE "public"."enum_ad_leads_status" AS ENUM('received', 'stored', 'erased', 'refused');
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('submitted', 'assigned', 'status', 'stage', 'noted', 'released', 'mailed', 'delivered', 'exported', 'merged', 'split', 'responded', 'escalated', 'erased');
  CREATE TYPE "public"."enum_access_log_action" AS ENUM('view', 'list', 'file', 'export');
  CREATE TYPE "public"."enum_consent_receipts_language" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_lead_settings_rules_kinds" AS ENUM('book-demo', 'get-ticket', 'get-document', 'contact', 'career', 'newsletter');
  CREATE TYPE "public"."enum_lead_settings_rules_industries" AS ENUM('beauty-fitness', 'education', 'finance', 'healthcare', 'real-estate', 'retail', 'technology', 'other');
  CREATE TYPE "public"."enum_lead_settings_rules_languages" AS ENUM('vi', 'en');
  CREATE TYPE "public"."enum_lead_settings_rules_hubs" AS ENUM('ho-chi-minh', 'ha-noi');
  CREATE TYPE "public"."enum_office_hours_week_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_office_hours_holidays_kind" AS ENUM('closed', 'open', 'special');
  CREATE TYPE "public"."enum_office_hours_kinds" AS ENUM('book-demo', 'get-ticket', 'get-document', 'contact', 'career', 'newsletter');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'lead-due-soon';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'lead-late';
  ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'lead-due-soon';
  ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'lead-late';
  ALTER TYPE "public"."enum_deliveries_target" ADD VALUE 'pipedrive';
  ALTER TYPE "public"."enum_deliveries_target" ADD VALUE 'hubspot';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'event-team';
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
  
  CREATE TABLE "connectors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"closed_until" timestamp(3) with time zone,
  	"last_result" varchar,
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
  
  ALTER TABLE "leads" ADD COLUMN "first_touch" jsonb;
  ALTER TABLE "leads" ADD COLUMN "last_touch" jsonb;
  ALTER TABLE "leads" ADD COLUMN "owner_id" integer;
  ALTER TABLE "leads" ADD COLUMN "stage" "enum_leads_stage" DEFAULT 'new' NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "assigned_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "source" "enum_leads_source" DEFAULT 'form' NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "deal_id" varchar;
  ALTER TABLE "leads" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "first_response_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "responded_by_id" integer;
  ALTER TABLE "leads" ADD COLUMN "response_minutes" numeric;
  ALTER TABLE "leads" ADD COLUMN "clock_started_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "warn_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "warned_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "escalated_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "person" varchar;
  ALTER TABLE "leads" ADD COLUMN "email_key" varchar;
  ALTER TABLE "leads" ADD COLUMN "search_text" varchar;
  ALTER TABLE "deliveries" ADD COLUMN "remote" jsonb;
  ALTER TABLE "users" ADD COLUMN "takes_leads" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ad_leads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_views_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "connectors_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "access_log_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_receipts_id" integer;
  ALTER TABLE "settings" ADD COLUMN "scripts_tag_manager" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "scripts_session_recording" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "scripts_analytics_sdk" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "scripts_crm" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "scripts_survey_widget" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "scripts_embed_form" boolean DEFAULT true;
  ALTER TABLE "ad_leads" ADD CONSTRAINT "ad_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_log" ADD CONSTRAINT "access_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE UNIQUE INDEX "connectors_name_idx" ON "connectors" USING btree ("name");
  CREATE INDEX "connectors_updated_at_idx" ON "connectors" USING btree ("updated_at");
  CREATE INDEX "connectors_created_at_idx" ON "connectors" USING btree ("created_at");
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_user_idx" ON "access_log" USING btree ("user_id");
  CREATE INDEX "access_log_action_idx" ON "access_log" USING btree ("action");
  CREATE INDEX "access_log_collection_idx" ON "access_log" USING btree ("collection");
  CREATE UNIQUE INDEX "consent_receipts_receipt_idx" ON "consent_receipts" USING btree ("receipt");
  CREATE INDEX "consent_receipts_updated_at_idx" ON "consent_receipts" USING btree ("updated_at");
  CREATE INDEX "consent_receipts_created_at_idx" ON "consent_receipts" USING btree ("created_at");
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
  CREATE INDEX "office_hours_kinds_parent_idx" ON "office_hours_kinds" USING btree ("parent_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_responded_by_id_users_id_fk" FOREIGN KEY ("responded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ad_leads_fk" FOREIGN KEY ("ad_leads_id") REFERENCES "public"."ad_leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_notes_fk" FOREIGN KEY ("lead_notes_id") REFERENCES "public"."lead_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_events_fk" FOREIGN KEY ("lead_events_id") REFERENCES "public"."lead_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_views_fk" FOREIGN KEY ("lead_views_id") REFERENCES "public"."lead_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_connectors_fk" FOREIGN KEY ("connectors_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_access_log_fk" FOREIGN KEY ("access_log_id") REFERENCES "public"."access_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_receipts_fk" FOREIGN KEY ("consent_receipts_id") REFERENCES "public"."consent_receipts"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "users_takes_leads_idx" ON "users" USING btree ("takes_leads");
  CREATE INDEX "payload_locked_documents_rels_ad_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("ad_leads_id");
  CREATE INDEX "payload_locked_documents_rels_lead_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_notes_id");
  CREATE INDEX "payload_locked_documents_rels_lead_events_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_events_id");
  CREATE INDEX "payload_locked_documents_rels_lead_views_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_views_id");
  CREATE INDEX "payload_locked_documents_rels_connectors_id_idx" ON "payload_locked_documents_rels" USING btree ("connectors_id");
  CREATE INDEX "payload_locked_documents_rels_access_log_id_idx" ON "payload_locked_documents_rels" USING btree ("access_log_id");
  CREATE INDEX "payload_locked_documents_rels_consent_receipts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_receipts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ad_leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "connectors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "access_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_receipts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_rules_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_rules_industries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_rules_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_rules_hubs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours_week_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours_week" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours_holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_hours" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ad_leads" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "lead_events" CASCADE;
  DROP TABLE "lead_views" CASCADE;
  DROP TABLE "connectors" CASCADE;
  DROP TABLE "access_log" CASCADE;
  DROP TABLE "consent_receipts" CASCADE;
  DROP TABLE "lead_settings_rules_kinds" CASCADE;
  DROP TABLE "lead_settings_rules_industries" CASCADE;
  DROP TABLE "lead_settings_rules_languages" CASCADE;
  DROP TABLE "lead_settings_rules_hubs" CASCADE;
  DROP TABLE "lead_settings_rules" CASCADE;
  DROP TABLE "lead_settings" CASCADE;
  DROP TABLE "office_hours_week_days" CASCADE;
  DROP TABLE "office_hours_week" CASCADE;
  DROP TABLE "office_hours_holidays" CASCADE;
  DROP TABLE "office_hours_kinds" CASCADE;
  DROP TABLE "office_hours" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_owner_id_users_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_responded_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ad_leads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_views_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_connectors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_access_log_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_receipts_fk";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'team-notice');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_kind";
  CREATE TYPE "public"."enum_mail_templates_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'team-notice');
  ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_templates_kind" USING "kind"::"public"."enum_mail_templates_kind";
  ALTER TABLE "deliveries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_target";
  CREATE TYPE "public"."enum_deliveries_target" AS ENUM('webhook');
  ALTER TABLE "deliveries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_deliveries_target" USING "target"::"public"."enum_deliveries_target";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "leads_owner_idx";
  DROP INDEX "leads_stage_idx";
  DROP INDEX "leads_status_idx";
  DROP INDEX "leads_source_idx";
  DROP INDEX "leads_deal_id_idx";
  DROP INDEX "leads_due_at_idx";
  DROP INDEX "leads_responded_by_idx";
  DROP INDEX "leads_person_idx";
  DROP INDEX "leads_email_key_idx";
  DROP INDEX "leads_search_text_idx";
  DROP INDEX "users_takes_leads_idx";
  DROP INDEX "payload_locked_documents_rels_ad_leads_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_lead_views_id_idx";
  DROP INDEX "payload_locked_documents_rels_connectors_id_idx";
  DROP INDEX "payload_locked_documents_rels_access_log_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_receipts_id_idx";
  ALTER TABLE "leads" DROP COLUMN "first_touch";
  ALTER TABLE "leads" DROP COLUMN "last_touch";
  ALTER TABLE "leads" DROP COLUMN "owner_id";
  ALTER TABLE "leads" DROP COLUMN "stage";
  ALTER TABLE "leads" DROP COLUMN "assigned_at";
  ALTER TABLE "leads" DROP COLUMN "source";
  ALTER TABLE "leads" DROP COLUMN "deal_id";
  ALTER TABLE "leads" DROP COLUMN "due_at";
  ALTER TABLE "leads" DROP COLUMN "first_response_at";
  ALTER TABLE "leads" DROP COLUMN "responded_by_id";
  ALTER TABLE "leads" DROP COLUMN "response_minutes";
  ALTER TABLE "leads" DROP COLUMN "clock_started_at";
  ALTER TABLE "leads" DROP COLUMN "warn_at";
  ALTER TABLE "leads" DROP COLUMN "warned_at";
  ALTER TABLE "leads" DROP COLUMN "escalated_at";
  ALTER TABLE "leads" DROP COLUMN "person";
  ALTER TABLE "leads" DROP COLUMN "email_key";
  ALTER TABLE "leads" DROP COLUMN "search_text";
  ALTER TABLE "deliveries" DROP COLUMN "remote";
  ALTER TABLE "users" DROP COLUMN "takes_leads";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ad_leads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_views_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "connectors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "access_log_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_receipts_id";
  ALTER TABLE "settings" DROP COLUMN "scripts_tag_manager";
  ALTER TABLE "settings" DROP COLUMN "scripts_session_recording";
  ALTER TABLE "settings" DROP COLUMN "scripts_analytics_sdk";
  ALTER TABLE "settings" DROP COLUMN "scripts_crm";
  ALTER TABLE "settings" DROP COLUMN "scripts_survey_widget";
  ALTER TABLE "settings" DROP COLUMN "scripts_embed_form";
  DROP TYPE "public"."enum_leads_stage";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_ad_leads_status";
  DROP TYPE "public"."enum_lead_events_kind";
  DROP TYPE "public"."enum_access_log_action";
  DROP TYPE "public"."enum_consent_receipts_language";
  DROP TYPE "public"."enum_lead_settings_rules_kinds";
  DROP TYPE "public"."enum_lead_settings_rules_industries";
  DROP TYPE "public"."enum_lead_settings_rules_languages";
  DROP TYPE "public"."enum_lead_settings_rules_hubs";
  DROP TYPE "public"."enum_office_hours_week_days";
  DROP TYPE "public"."enum_office_hours_holidays_kind";
  DROP TYPE "public"."enum_office_hours_kinds";`)
}
