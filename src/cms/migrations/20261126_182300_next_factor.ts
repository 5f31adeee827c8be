import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The encrypted secret that is to replace an account's present one, until its first code is given (ADR-0037). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "second_factors" ADD COLUMN "next_secret" text;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "second_factors" DROP COLUMN "next_secret";`);
}
