import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tickets that count once their mail is confirmed, where their type says so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_tickets_status" ADD VALUE 'unconfirmed' BEFORE 'waiting';
    ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'ticket-unconfirmed' BEFORE 'ticket-waiting';
    ALTER TYPE "public"."enum_mail_templates_kind" ADD VALUE 'ticket-unconfirmed' BEFORE 'ticket-waiting';
    ALTER TABLE "ticket_types" ADD COLUMN "confirm_by_mail" boolean DEFAULT false;
    ALTER TABLE "ticket_types" ADD COLUMN "hold_hours" numeric DEFAULT 24;`);
}

/**
 * Reverts the migration. Tickets whose e-mail address is not confirmed yet become confirmed tickets, so that no visitor
 * loses a place. The new enum values stay, because Postgres can not remove a value from an enum.
 */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "tickets" SET "status" = 'confirmed', "offered_until" = NULL WHERE "status" = 'unconfirmed';
    DELETE FROM "mails" WHERE "kind" = 'ticket-unconfirmed';
    DELETE FROM "mail_templates" WHERE "kind" = 'ticket-unconfirmed';
    ALTER TABLE "ticket_types" DROP COLUMN "confirm_by_mail", DROP COLUMN "hold_hours";`);
}
