import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The publishing log gets the action that puts a menu in another order. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_publications_action" ADD VALUE 'order';`);
}

/** The entries about menus are lost, and the check of the log's chain reports that they are missing. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "publications" WHERE "action" = 'order';
  ALTER TABLE "publications" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_publications_action";
  CREATE TYPE "public"."enum_publications_action" AS ENUM('publish', 'unpublish', 'move', 'restore', 'trash', 'untrash', 'delete');
  ALTER TABLE "publications" ALTER COLUMN "action" SET DATA TYPE "public"."enum_publications_action" USING "action"::"public"."enum_publications_action";`);
}
