import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { foldText } from '@/lib/fold-text';

/** How many leads are folded at a time. */
const BATCH = 500;

type Row = {
  id: number;
  name: string | null;
  email: string;
  phone: string | null;
  phoneE164: string | null;
  company: string | null;
};

/** Words as a search compares them, as `searchTextOf` folded them when this release was made. */
const searchTextOf = ({ name, email, phone, phoneE164, company }: Row): string =>
  [name, company, phone, phoneE164, email]
    .map((part) => foldText((part ?? '').replaceAll(/(?<=\d)[\s.\-()]+(?=\d)/g, '')))
    .concat(email.normalize('NFC').trim().toLowerCase())
    .filter(Boolean)
    .join(' ');

/** Makes the leads that are there already findable. */
async function foldWords(db: MigrateUpArgs['db']): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.execute<Row>(sql`
      SELECT "id", "name", "email", "phone", "phone_e164" AS "phoneE164", "company" FROM "leads"
      WHERE "id" > ${last} ORDER BY "id" LIMIT ${BATCH}`);
    for (const row of rows) {
      await db.execute(
        sql`UPDATE "leads" SET "search_text" = ${searchTextOf(row)} WHERE "id" = ${row.id}`,
      );
    }
    const latest = rows.at(-1);
    if (!latest) return;
    last = latest.id;
  }
}

/**
 * Leads stored by an earlier release: each gets its person (the same as an earlier lead with its e-mail or
 * else its phone), the words it is found by, its first event, and its notes as a list. And the indexes of
 * the desk, which no collection describes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "leads" SET "email_key" = lower(btrim("email"));
    -- First, because the loop looks by phone for every lead: without it the time grows with the square.
    CREATE INDEX "leads_phone_e164" ON "leads" ("phone_e164");

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
    CREATE INDEX "leads_turns" ON "leads" ("owner_id", "assigned_at" DESC);
    CREATE INDEX "lead_events_timeline" ON "lead_events" ("lead_id", "at");
  `);
  await foldWords(db);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO "lead_notes_before" ("lead_id", "text", "at")
      SELECT "lead_id", string_agg("text", E'\n\n' ORDER BY "id"), max("created_at")
      FROM "lead_notes" GROUP BY "lead_id";
    DROP INDEX "leads_search_text_trigrams", "leads_phone_e164", "leads_turns", "lead_events_timeline";
  `);
}
