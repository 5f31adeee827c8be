import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'correction', 'withdrawal', 'erasure', 'retention');
  CREATE TYPE "public"."enum_privacy_requests_status" AS ENUM('open', 'done');
  CREATE TYPE "public"."enum_privacy_notices_target" AS ENUM('webhook', 'pipedrive', 'hubspot');
  CREATE TYPE "public"."enum_privacy_notices_status" AS ENUM('pending', 'told', 'failed');
  ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'withdrawn' BEFORE 'erased';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'sales-letter' BEFORE 'team-notice';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'privacy-request';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'privacy-late';
  ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'sales-letter' BEFORE 'team-notice';
  ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'privacy-request';
  ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'privacy-late';
  ALTER TYPE "public"."enum_deliveries_status" ADD VALUE 'skipped';
  ALTER TYPE "public"."enum_access_log_action" ADD VALUE 'erase';
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
  
  ALTER TABLE "consents" ALTER COLUMN "lead_id" DROP NOT NULL;
  ALTER TABLE "mails" ADD COLUMN "author_id" integer;
  ALTER TABLE "consents" ADD COLUMN "sequence" numeric;
  ALTER TABLE "consents" ADD COLUMN "hash" varchar;
  ALTER TABLE "consents" ADD COLUMN "salt" varchar;
  ALTER TABLE "consents" ADD COLUMN "commitment" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_notices_id" integer;
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_notices" ADD CONSTRAINT "privacy_notices_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "mails" ADD CONSTRAINT "mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_notices_fk" FOREIGN KEY ("privacy_notices_id") REFERENCES "public"."privacy_notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mails_author_idx" ON "mails" USING btree ("author_id");
  CREATE UNIQUE INDEX "consents_sequence_idx" ON "consents" USING btree ("sequence");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_notices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "privacy_notices" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  ALTER TABLE "mails" DROP CONSTRAINT "mails_author_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_notices_fk";
  
  ALTER TABLE "lead_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_lead_events_kind";
  CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('submitted', 'assigned', 'status', 'stage', 'noted', 'released', 'mailed', 'delivered', 'exported', 'merged', 'split', 'responded', 'escalated', 'erased');
  ALTER TABLE "lead_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_lead_events_kind" USING "kind"::"public"."enum_lead_events_kind";
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'team-notice', 'lead-due-soon', 'lead-late');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_kind";
  CREATE TYPE "public"."enum_mail_templates_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'team-notice', 'lead-due-soon', 'lead-late');
  ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_templates_kind" USING "kind"::"public"."enum_mail_templates_kind";
  ALTER TABLE "deliveries" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "deliveries" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_deliveries_status";
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('pending', 'delivered', 'failed', 'held');
  ALTER TABLE "deliveries" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_deliveries_status";
  ALTER TABLE "deliveries" ALTER COLUMN "status" SET DATA TYPE "public"."enum_deliveries_status" USING "status"::"public"."enum_deliveries_status";
  ALTER TABLE "access_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_access_log_action";
  CREATE TYPE "public"."enum_access_log_action" AS ENUM('view', 'list', 'file', 'export');
  ALTER TABLE "access_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_access_log_action" USING "action"::"public"."enum_access_log_action";
  DROP INDEX "mails_author_idx";
  DROP INDEX "consents_sequence_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_notices_id_idx";
  ALTER TABLE "consents" ALTER COLUMN "lead_id" SET NOT NULL;
  ALTER TABLE "mails" DROP COLUMN "author_id";
  ALTER TABLE "consents" DROP COLUMN "sequence";
  ALTER TABLE "consents" DROP COLUMN "hash";
  ALTER TABLE "consents" DROP COLUMN "salt";
  ALTER TABLE "consents" DROP COLUMN "commitment";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_notices_id";
  DROP TYPE "public"."enum_privacy_requests_kind";
  DROP TYPE "public"."enum_privacy_requests_status";
  DROP TYPE "public"."enum_privacy_notices_target";
  DROP TYPE "public"."enum_privacy_notices_status";`)
}
