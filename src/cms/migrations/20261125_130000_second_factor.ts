import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The second factors of accounts (ADR-0037), in a table that no collection describes: an encrypted secret, the time
 * step of the last code used, and hashes of the unused recovery codes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "second_factors" (
      "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "secret" text NOT NULL,
      "started_at" timestamptz NOT NULL DEFAULT now(),
      "confirmed_at" timestamptz,
      "last_step" bigint NOT NULL DEFAULT 0,
      "recovery_codes" text[] NOT NULL DEFAULT '{}'
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "second_factors";`);
}
