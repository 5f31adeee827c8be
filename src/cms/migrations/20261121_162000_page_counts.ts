import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What is counted of visits: sums by hour, page, language, origin and event, and the origins that a day
 * has taken. Tables of their own, which no collection describes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "page_counts" (
      "hour" timestamptz NOT NULL,
      "path" text NOT NULL,
      "language" varchar(2) NOT NULL,
      "source" text NOT NULL,
      "medium" text NOT NULL,
      "campaign" text NOT NULL,
      "event" varchar(20) NOT NULL,
      "target" text NOT NULL,
      "count" bigint NOT NULL,
      PRIMARY KEY
        ("hour", "path", "language", "source", "medium", "campaign", "event", "target")
    );
    CREATE TABLE "page_origins" (
      "day" timestamptz NOT NULL,
      "source" text NOT NULL,
      "medium" text NOT NULL,
      "campaign" text NOT NULL,
      PRIMARY KEY ("day", "source", "medium", "campaign")
    );`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "page_counts";
    DROP TABLE "page_origins";`);
}
