import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Indexes that say an address and a number as `src/leads/privacy/sources.ts` asks for them, and what the
 * ledger of consents refuses beyond 20261121_163000_privacy: a seal without its number, and letting go of a
 * lead that stays.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "mails_to_lower";
    CREATE INDEX "mails_to_key" ON "mails" (lower(btrim("to")));
    CREATE INDEX "tickets_email_key" ON "tickets" (lower(btrim("email")));
    CREATE INDEX "subscribers_email_key" ON "subscribers" (lower(btrim("email")));
    CREATE INDEX "ad_leads_email_key" ON "ad_leads" (lower(btrim("email")));
    CREATE INDEX "ad_leads_phone_digits" ON "ad_leads"
      (regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'));

    ALTER TABLE "consents" ADD CONSTRAINT "consents_sealed_whole"
      CHECK (("hash" IS NULL) = ("sequence" IS NULL));

    CREATE FUNCTION consents_let_go() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM leads WHERE id = OLD.lead_id)
      THEN RAISE EXCEPTION 'consents let go of a lead only when it is erased'; END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER consents_let_go AFTER UPDATE ON "consents"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (OLD.lead_id IS NOT NULL AND NEW.lead_id IS NULL) EXECUTE FUNCTION consents_let_go();`);
}

/** An earlier release knows no erasure in its access log. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "access_log" WHERE "action"::text = 'erase';
    DROP TRIGGER consents_let_go ON "consents";
    DROP FUNCTION consents_let_go();
    ALTER TABLE "consents" DROP CONSTRAINT "consents_sealed_whole";
    DROP INDEX "ad_leads_phone_digits";
    DROP INDEX "ad_leads_email_key";
    DROP INDEX "subscribers_email_key";
    DROP INDEX "tickets_email_key";
    DROP INDEX "mails_to_key";
    CREATE INDEX "mails_to_lower" ON "mails" (lower("to"));`);
}
