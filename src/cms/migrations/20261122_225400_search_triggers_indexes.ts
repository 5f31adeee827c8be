import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Creates what collections can not describe: the search index, the counts of visits, the triggers of the consent
 * ledger, and the indexes of lists and lookups.
 * @throws Error on a server that does not offer `pg_trgm`, before anything is created
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm'`,
  );
  if (rows.length === 0) {
    throw new Error(
      'The database server does not offer the extension pg_trgm, which search needs. Install the contributed modules of Postgres (package postgresql-contrib) on it, and start again.',
    );
  }

  // Text is stored twice: as readers see it, and folded (small letters, no diacritics) for finding it.
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    CREATE TABLE "search_documents" (
      "locale" varchar(2) NOT NULL,
      "collection" varchar(40) NOT NULL,
      "document" integer NOT NULL,
      "address" text NOT NULL,
      "title" text NOT NULL,
      "summary" text NOT NULL,
      "body" text NOT NULL,
      "folded_title" text NOT NULL,
      "vector" tsvector NOT NULL,
      "changed_at" timestamptz NOT NULL,
      "version" integer NOT NULL,
      PRIMARY KEY ("locale", "collection", "document")
    );
    CREATE INDEX "search_documents_vector" ON "search_documents" USING gin ("vector");
    CREATE INDEX "search_documents_address" ON "search_documents" ("locale", "address");

    CREATE TABLE "search_words" (
      "locale" varchar(2) NOT NULL,
      "word" text NOT NULL,
      PRIMARY KEY ("locale", "word")
    );
    CREATE INDEX "search_words_beginning" ON "search_words" ("locale", "word" text_pattern_ops);
    CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);`);

  // Sums by hour, page, language, origin and event, and the origins already counted on a day.
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

  // Partial indexes of leads that still wait, which are queried every minute however many leads there have been.
  await db.execute(sql`
    CREATE INDEX "leads_phone_e164" ON "leads" ("phone_e164");
    CREATE INDEX "leads_search_text_trigrams" ON "leads" USING gin ("search_text" gin_trgm_ops);
    CREATE INDEX "leads_turns" ON "leads" ("owner_id", "assigned_at" DESC);
    CREATE INDEX "lead_events_timeline" ON "lead_events" ("lead_id", "at");
    CREATE INDEX "leads_waiting_due" ON "leads" ("due_at")
      WHERE "first_response_at" IS NULL AND "stage" = 'new';
    CREATE INDEX "leads_waiting_warn" ON "leads" ("warn_at")
      WHERE "first_response_at" IS NULL AND "stage" = 'new';`);

  // Indexes on the expressions for address and number that `src/leads/privacy/personal-data-sources.ts` searches by.
  await db.execute(sql`
    CREATE INDEX "mails_to_key" ON "mails" (lower(btrim("to")));
    CREATE INDEX "tickets_email_key" ON "tickets" (lower(btrim("email")));
    CREATE INDEX "subscribers_email_key" ON "subscribers" (lower(btrim("email")));
    CREATE INDEX "ad_leads_email_key" ON "ad_leads" (lower(btrim("email")));
    CREATE INDEX "ad_leads_phone_digits" ON "ad_leads"
      (regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'));`);

  // The ledger of consents (ADR-0022): a row refers to its lead when it is written. Triggers let it be sealed once
  // and be detached from its lead, and refuse every other change.
  await db.execute(sql`
    ALTER TABLE "consents" ADD CONSTRAINT "consents_sealed_whole"
      CHECK (("hash" IS NULL) = ("sequence" IS NULL));
    CREATE INDEX "consents_unsealed" ON "consents" ("id") WHERE "hash" IS NULL;

    CREATE FUNCTION consents_begin() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A restored row brings its own.
      IF NEW.commitment IS NULL AND NEW.lead_id IS NOT NULL THEN
        NEW.salt := replace(gen_random_uuid()::text, '-', '');
        NEW.commitment := encode(sha256(convert_to(NEW.salt || ':' || NEW.lead_id, 'UTF8')), 'hex');
      END IF;
      RETURN NEW;
    END $$;

    CREATE FUNCTION consents_guard() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'consents are never deleted'; END IF;
      IF (NEW.id, NEW.purpose, NEW.granted, NEW.text, NEW.locale, NEW.created_at, NEW.commitment)
        IS DISTINCT FROM
        (OLD.id, OLD.purpose, OLD.granted, OLD.text, OLD.locale, OLD.created_at, OLD.commitment)
      THEN RAISE EXCEPTION 'consents are never changed'; END IF;
      IF OLD.hash IS NOT NULL AND (NEW.hash, NEW.sequence) IS DISTINCT FROM (OLD.hash, OLD.sequence)
      THEN RAISE EXCEPTION 'consents are sealed once'; END IF;
      IF NEW.lead_id IS NULL THEN NEW.salt := NULL;
      ELSIF (NEW.lead_id, NEW.salt) IS DISTINCT FROM (OLD.lead_id, OLD.salt)
      THEN RAISE EXCEPTION 'consents keep their lead, or lose it'; END IF;
      RETURN NEW;
    END $$;

    CREATE FUNCTION consents_let_go() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM leads WHERE id = OLD.lead_id)
      THEN RAISE EXCEPTION 'consents let go of a lead only when it is erased'; END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER consents_begin BEFORE INSERT ON "consents"
      FOR EACH ROW EXECUTE FUNCTION consents_begin();
    CREATE TRIGGER consents_guard BEFORE UPDATE OR DELETE ON "consents"
      FOR EACH ROW EXECUTE FUNCTION consents_guard();
    CREATE CONSTRAINT TRIGGER consents_let_go AFTER UPDATE ON "consents"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (OLD.lead_id IS NOT NULL AND NEW.lead_id IS NULL) EXECUTE FUNCTION consents_let_go();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER consents_let_go ON "consents";
    DROP TRIGGER consents_guard ON "consents";
    DROP TRIGGER consents_begin ON "consents";
    DROP FUNCTION consents_let_go();
    DROP FUNCTION consents_guard();
    DROP FUNCTION consents_begin();
    DROP INDEX "consents_unsealed";
    ALTER TABLE "consents" DROP CONSTRAINT "consents_sealed_whole";
    DROP INDEX "mails_to_key", "tickets_email_key", "subscribers_email_key", "ad_leads_email_key",
      "ad_leads_phone_digits";
    DROP INDEX "leads_phone_e164", "leads_search_text_trigrams", "leads_turns", "lead_events_timeline",
      "leads_waiting_due", "leads_waiting_warn";
    DROP TABLE "page_origins", "page_counts", "search_words", "search_documents";`);
}
