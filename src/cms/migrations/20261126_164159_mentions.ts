import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Colleagues mentioned in notes, the mail to them, and the language of mails to staff. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('vi', 'en');
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'mention' BEFORE 'privacy-request';
  ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'mention' BEFORE 'privacy-request';
  CREATE TABLE "lead_mentions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note_id" integer NOT NULL,
  	"lead_id" integer NOT NULL,
  	"user_id" integer,
  	"name" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "lead_notes" ADD COLUMN "key" varchar;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language" DEFAULT 'vi';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lead_mentions_id" integer;
  ALTER TABLE "lead_mentions" ADD CONSTRAINT "lead_mentions_note_id_lead_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."lead_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_mentions" ADD CONSTRAINT "lead_mentions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_mentions" ADD CONSTRAINT "lead_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lead_mentions_note_idx" ON "lead_mentions" USING btree ("note_id");
  CREATE INDEX "lead_mentions_lead_idx" ON "lead_mentions" USING btree ("lead_id");
  CREATE INDEX "lead_mentions_user_idx" ON "lead_mentions" USING btree ("user_id");
  CREATE UNIQUE INDEX "note_user_idx" ON "lead_mentions" USING btree ("note_id","user_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lead_mentions_fk" FOREIGN KEY ("lead_mentions_id") REFERENCES "public"."lead_mentions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "lead_notes_key_idx" ON "lead_notes" USING btree ("key");
  CREATE INDEX "payload_locked_documents_rels_lead_mentions_id_idx" ON "payload_locked_documents_rels" USING btree ("lead_mentions_id");`);
}

/** Mentions and the mails about them are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "mails" WHERE "kind" = 'mention';
  DELETE FROM "mail_templates" WHERE "kind" = 'mention';
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lead_mentions_fk";
  DROP TABLE "lead_mentions";
  
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'sales-letter', 'team-notice', 'lead-due-soon', 'lead-late', 'next-step', 'privacy-request', 'privacy-late');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_kind";
  CREATE TYPE "public"."enum_mail_templates_kind" AS ENUM('demo-received', 'contact-received', 'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled', 'document-link', 'newsletter-confirm', 'newsletter-welcome', 'sales-letter', 'team-notice', 'lead-due-soon', 'lead-late', 'next-step', 'privacy-request', 'privacy-late');
  ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_templates_kind" USING "kind"::"public"."enum_mail_templates_kind";
  DROP INDEX "lead_notes_key_idx";
  DROP INDEX "payload_locked_documents_rels_lead_mentions_id_idx";
  ALTER TABLE "lead_notes" DROP COLUMN "key";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lead_mentions_id";
  DROP TYPE "public"."enum_users_language";`);
}
