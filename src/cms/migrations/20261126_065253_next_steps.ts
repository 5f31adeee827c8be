import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The next step of a lead, its reminder by mail, and its words in the lead's history (ADR-0040). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'step-set' BEFORE 'withdrawn';
    ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'step-moved' BEFORE 'withdrawn';
    ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'step-done' BEFORE 'withdrawn';
    ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'step-dropped' BEFORE 'withdrawn';
    ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'step-undone' BEFORE 'withdrawn';
    ALTER TYPE "public"."enum_lead_events_kind" ADD VALUE 'step-reminded' BEFORE 'withdrawn';
    ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'next-step' BEFORE 'privacy-request';
    ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'next-step' BEFORE 'privacy-request';
    ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp(3) with time zone;
    ALTER TABLE "leads" ADD COLUMN "next_step" varchar;
    ALTER TABLE "leads" ADD COLUMN "next_step_owner_id" integer;
    ALTER TABLE "leads" ADD COLUMN "next_step_reminded_at" timestamp(3) with time zone;
    ALTER TABLE "lead_events" ADD COLUMN "text" varchar;
    ALTER TABLE "leads" ADD CONSTRAINT "leads_next_step_owner_id_users_id_fk"
      FOREIGN KEY ("next_step_owner_id") REFERENCES "public"."users"("id") ON DELETE set null;
    CREATE INDEX "leads_next_step_at_idx" ON "leads" USING btree ("next_step_at");
    CREATE INDEX "leads_next_step_owner_idx" ON "leads" USING btree ("next_step_owner_id");`);
}

/** Next steps and their reminders are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "lead_events" WHERE "kind"::text LIKE 'step-%';
    DELETE FROM "mails" WHERE "kind" = 'next-step';
    DELETE FROM "mail_templates" WHERE "kind" = 'next-step';
    ALTER TABLE "leads" DROP COLUMN "next_step_at", DROP COLUMN "next_step",
      DROP COLUMN "next_step_owner_id", DROP COLUMN "next_step_reminded_at";
    ALTER TABLE "lead_events" DROP COLUMN "text";
    ALTER TABLE "lead_events" ALTER COLUMN "kind" SET DATA TYPE text;
    DROP TYPE "public"."enum_lead_events_kind";
    CREATE TYPE "public"."enum_lead_events_kind" AS ENUM('submitted', 'assigned', 'status',
      'stage', 'noted', 'released', 'mailed', 'delivered', 'exported', 'merged', 'split', 'responded',
      'escalated', 'withdrawn', 'erased');
    ALTER TABLE "lead_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_lead_events_kind"
      USING "kind"::"public"."enum_lead_events_kind";
    ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
    DROP TYPE "public"."enum_mails_kind";
    CREATE TYPE "public"."enum_mails_kind" AS ENUM('demo-received', 'contact-received',
      'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled',
      'document-link', 'newsletter-confirm', 'newsletter-welcome', 'sales-letter', 'team-notice',
      'lead-due-soon', 'lead-late', 'privacy-request', 'privacy-late');
    ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind"
      USING "kind"::"public"."enum_mails_kind";
    ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE text;
    DROP TYPE "public"."enum_mail_templates_kind";
    CREATE TYPE "public"."enum_mail_templates_kind" AS ENUM('demo-received', 'contact-received',
      'career-received', 'ticket-confirmed', 'ticket-waiting', 'ticket-offered', 'ticket-cancelled',
      'document-link', 'newsletter-confirm', 'newsletter-welcome', 'sales-letter', 'team-notice',
      'lead-due-soon', 'lead-late', 'privacy-request', 'privacy-late');
    ALTER TABLE "mail_templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mail_templates_kind"
      USING "kind"::"public"."enum_mail_templates_kind";`);
}
