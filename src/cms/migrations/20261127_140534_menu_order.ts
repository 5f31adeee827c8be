import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Drops the default position: the CMS puts a new menu entry after all others. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cards" ALTER COLUMN "position" DROP DEFAULT;
  ALTER TABLE "_cards_v" ALTER COLUMN "version_position" DROP DEFAULT;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cards" ALTER COLUMN "position" SET DEFAULT 100;
  ALTER TABLE "_cards_v" ALTER COLUMN "version_position" SET DEFAULT 100;`);
}
