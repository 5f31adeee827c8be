import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Statuses of mails that a restored backup has left without a job: waiting for a colleague, and dropped by one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_status" ADD VALUE 'restored';
  ALTER TYPE "public"."enum_mails_status" ADD VALUE 'skipped';`);
}

/** Mails with one of these statuses become held ones, which are not sent unless a person releases them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "mails" SET "status" = 'held' WHERE "status" IN ('restored', 'skipped');
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_status";
  CREATE TYPE "public"."enum_mails_status" AS ENUM('pending', 'sent', 'kept', 'failed', 'held');
  ALTER TABLE "mails" ALTER COLUMN "status" SET DATA TYPE "public"."enum_mails_status" USING "status"::"public"."enum_mails_status";`);
}
