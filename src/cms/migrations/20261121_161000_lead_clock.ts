import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The leads that still wait: what the clock looks through every minute, however many there have been. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "leads_waiting_due" ON "leads" ("due_at")
      WHERE "first_response_at" IS NULL AND "stage" = 'new';
    CREATE INDEX "leads_waiting_warn" ON "leads" ("warn_at")
      WHERE "first_response_at" IS NULL AND "stage" = 'new';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "leads_waiting_due";
    DROP INDEX "leads_waiting_warn";`);
}
