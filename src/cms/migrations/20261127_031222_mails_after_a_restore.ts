import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Statuses of mails that a restore has left without a job: held for staff, and dropped by them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_status" ADD VALUE 'restored';
  ALTER TYPE "public"."enum_mails_status" ADD VALUE 'skipped';`);
}

/** Mails held after a restore become held ones. Dropped ones too: nothing sends a held mail without a person. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "mails" SET "status" = 'held' WHERE "status" IN ('restored', 'skipped');
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_status";
  CREATE TYPE "public"."enum_mails_status" AS ENUM('pending', 'sent', 'kept', 'failed', 'held');
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE "public"."enum_mails_status" USING "status"::"public"."enum_mails_status";`);
}
