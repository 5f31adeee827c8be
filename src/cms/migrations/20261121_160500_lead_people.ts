import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Leads stored by an earlier release: each gets its person (the same as an earlier lead with its e-mail or
 * else its phone), the words it is found by, its first event, and its notes as a list. And the indexes of
 * the desk, which no collection describes. `unaccent` is not asked for: saving a lead folds its words anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "leads" SET "email_key" = lower(btrim("email")),
      "search_text" = lower(concat_ws(' ', "name", "email", "phone", "phone_e164", "company"));

    DO $$
    DECLARE
      one record;
      found varchar;
    BEGIN
      FOR one IN SELECT "id", "email_key", "phone_e164" FROM "leads" ORDER BY "created_at", "id" LOOP
        found := NULL;
        SELECT "person" INTO found FROM "leads"
          WHERE "email_key" = one."email_key" AND "person" IS NOT NULL LIMIT 1;
        IF found IS NULL AND coalesce(one."phone_e164", '') <> '' THEN
          SELECT "person" INTO found FROM "leads"
            WHERE "phone_e164" = one."phone_e164" AND "person" IS NOT NULL LIMIT 1;
        END IF;
        UPDATE "leads" SET "person" = coalesce(found, gen_random_uuid()::varchar)
          WHERE "id" = one."id";
      END LOOP;
    END $$;

    INSERT INTO "lead_events" ("lead_id", "kind", "data", "at")
      SELECT "id", 'submitted', '{}'::jsonb, "created_at" FROM "leads";
    INSERT INTO "lead_notes" ("lead_id", "text", "created_at", "updated_at")
      SELECT "lead_id", "text", "at", "at" FROM "lead_notes_before";
    TRUNCATE "lead_notes_before";

    CREATE INDEX "leads_search_text_trigrams" ON "leads" USING gin ("search_text" gin_trgm_ops);
    CREATE INDEX "leads_phone_e164" ON "leads" ("phone_e164");
    CREATE INDEX "leads_turns" ON "leads" ("owner_id", "assigned_at" DESC);
    CREATE INDEX "lead_events_timeline" ON "lead_events" ("lead_id", "at");
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO "lead_notes_before" ("lead_id", "text", "at")
      SELECT "lead_id", string_agg("text", E'\n\n' ORDER BY "id"), max("created_at")
      FROM "lead_notes" GROUP BY "lead_id";
    DROP INDEX "leads_search_text_trigrams", "leads_phone_e164", "leads_turns", "lead_events_timeline";
  `);
}
