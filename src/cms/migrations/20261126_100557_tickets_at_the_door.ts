import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** How many people of a ticket are in, and each entry with the key of its phone (ADR-0045). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "tickets" ADD COLUMN "arrived" numeric;
    ALTER TABLE "tickets" ADD COLUMN "entries" jsonb;`);
}

/** A ticket of which some people are in counts as completely in again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "tickets" DROP COLUMN "arrived";
    ALTER TABLE "tickets" DROP COLUMN "entries";`);
}
