import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Wordings for the first answer to a lead, which sales edits. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_answer_templates_kinds" AS ENUM('book-demo', 'get-ticket', 'get-document', 'contact', 'career', 'newsletter');
  CREATE TYPE "public"."enum_answer_templates_language" AS ENUM('vi', 'en');
  CREATE TABLE "answer_templates_kinds" (
    "order" integer NOT NULL,
    "parent_id" integer NOT NULL,
    "value" "enum_answer_templates_kinds",
    "id" serial PRIMARY KEY NOT NULL
  );

  CREATE TABLE "answer_templates" (
    "id" serial PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "language" "enum_answer_templates_language" DEFAULT 'vi' NOT NULL,
    "subject" varchar NOT NULL,
    "body" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );

  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "answer_templates_kinds" ADD CONSTRAINT "answer_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade;
  CREATE INDEX "answer_templates_kinds_order_idx" ON "answer_templates_kinds" USING btree ("order");
  CREATE INDEX "answer_templates_kinds_parent_idx" ON "answer_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade;
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "answer_templates_kinds" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";

  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  DROP TYPE "public"."enum_answer_templates_kinds";
  DROP TYPE "public"."enum_answer_templates_language";`);
}
