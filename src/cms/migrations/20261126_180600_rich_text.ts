import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { textTables } from './steps/text-tables';

/** The column for the text of every entry. Filling it is a migration of its own, so that no reader waits for it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, content } of textTables) {
    await db.execute(
      sql`ALTER TABLE ${sql.identifier(table)} ADD COLUMN ${sql.identifier(content)} jsonb`,
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, content } of textTables) {
    await db.execute(
      sql`ALTER TABLE ${sql.identifier(table)} DROP COLUMN ${sql.identifier(content)}`,
    );
  }
}
