import { createHmac } from 'node:crypto';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { keyFor } from '@/lib/encrypt-text';
import { env } from '@/lib/env';

const CHAIN_START = '0'.repeat(64);

type Head = { sequence: number; hash: string };

/** The signature of a ledger's end, as `src/leads/privacy/ledgers/ledger-marks.ts` reads it. */
function signatureOf(ledger: string, { sequence, hash }: Head): string {
  const { LEDGER_KEY, INTERNAL_SECRET } = env();
  const key = keyFor(LEDGER_KEY ?? INTERNAL_SECRET, 'ledger-marks');
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  return `${hmac('number').slice(0, 8)}.${hmac(`${ledger} head ${sequence} ${hash}`)}`;
}

/**
 * Seals the access log and the publishing log as the consents are, and signs the end of each ledger with a secret key
 * (ADR-0022): the chain of consents as it stands, the other two before their first row, which a job seals within a minute.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "ledger_marks" (
      "ledger" varchar NOT NULL, "kind" varchar NOT NULL, "sequence" integer NOT NULL, "hash" varchar NOT NULL,
      "mac" varchar NOT NULL, PRIMARY KEY ("ledger", "kind"));
    ALTER TABLE "publications" ADD COLUMN "sequence" numeric;
    ALTER TABLE "publications" ADD COLUMN "hash" varchar;
    ALTER TABLE "access_log" ADD COLUMN "user_number" numeric;
    ALTER TABLE "access_log" ADD COLUMN "sequence" numeric;
    ALTER TABLE "access_log" ADD COLUMN "hash" varchar;
    UPDATE "access_log" SET "user_number" = "user_id";

    -- Instances of an earlier release, which run meanwhile, do not know the column.
    CREATE FUNCTION access_log_begin() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.user_number := coalesce(NEW.user_number, NEW.user_id);
      RETURN NEW;
    END $$;
    CREATE TRIGGER access_log_begin BEFORE INSERT ON "access_log"
      FOR EACH ROW EXECUTE FUNCTION access_log_begin();

    CREATE UNIQUE INDEX "publications_sequence_idx" ON "publications" USING btree ("sequence");
    CREATE UNIQUE INDEX "access_log_sequence_idx" ON "access_log" USING btree ("sequence");
    CREATE INDEX "publications_unsealed" ON "publications" ("id") WHERE "hash" IS NULL;
    CREATE INDEX "access_log_unsealed" ON "access_log" ("id") WHERE "hash" IS NULL;`);
  const { rows } = await db.execute<Head>(sql`
    SELECT sequence::int AS sequence, hash FROM consents
    WHERE sequence IS NOT NULL ORDER BY sequence DESC LIMIT 1`);
  const unused: Head = { sequence: 0, hash: CHAIN_START };
  const heads: [string, Head][] = [
    ['consents', rows[0] ?? unused],
    ['access-log', unused],
    ['publications', unused],
  ];
  for (const [ledger, head] of heads) {
    await db.execute(sql`
      INSERT INTO ledger_marks (ledger, kind, sequence, hash, mac)
      VALUES (${ledger}, 'head', ${head.sequence}, ${head.hash}, ${signatureOf(ledger, head)})`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER access_log_begin ON "access_log";
    DROP FUNCTION access_log_begin();
    DROP TABLE "ledger_marks";
    ALTER TABLE "publications" DROP COLUMN "sequence", DROP COLUMN "hash";
    ALTER TABLE "access_log" DROP COLUMN "user_number", DROP COLUMN "sequence", DROP COLUMN "hash";`);
}
