import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The encrypted secret that replaces an account's current one once its first code is entered (ADR-0037). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "second_factors" ADD COLUMN "next_secret" text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "second_factors" DROP COLUMN "next_secret";`);
}
