import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The ledger of consents (decision record 0022): a row commits to its lead when it is written, and the
 * database lets nothing else happen to it than being sealed once and letting go of its lead.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "consents" SET "salt" = replace(gen_random_uuid()::text, '-', '')
      WHERE "salt" IS NULL AND "lead_id" IS NOT NULL;
    UPDATE "consents"
      SET "commitment" = encode(sha256(convert_to("salt" || ':' || "lead_id", 'UTF8')), 'hex')
      WHERE "commitment" IS NULL AND "lead_id" IS NOT NULL;

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

    CREATE TRIGGER consents_begin BEFORE INSERT ON "consents"
      FOR EACH ROW EXECUTE FUNCTION consents_begin();
    CREATE TRIGGER consents_guard BEFORE UPDATE OR DELETE ON "consents"
      FOR EACH ROW EXECUTE FUNCTION consents_guard();

    CREATE INDEX "consents_unsealed" ON "consents" ("id") WHERE "hash" IS NULL;
    CREATE INDEX "mails_to_lower" ON "mails" (lower("to"));`);
}

/** An earlier release knows no consent without a lead: those of erased people go, as they would have there. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "mails_to_lower";
    DROP INDEX "consents_unsealed";
    DROP TRIGGER consents_guard ON "consents";
    DROP TRIGGER consents_begin ON "consents";
    DROP FUNCTION consents_guard();
    DROP FUNCTION consents_begin();
    DELETE FROM "consents" WHERE "lead_id" IS NULL;`);
}
