import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import type { Session } from '@/lib/payload-database';
import { type RetentionKind, retentionPeriods } from './retention-periods';
import { CHAIN_START } from './ledgers/hash-chain';
import { consentLedger, type Ledger, ledgers } from './ledgers/ledgers';
import { type ChainPlace, readMark } from './ledgers/signed-ledger-ends';

const UNMARKED: ChainPlace = { sequence: 0, hash: CHAIN_START };

export type RetentionTally = Record<RetentionKind, number>;

export const noTally = (): RetentionTally =>
  Object.fromEntries(Object.keys(retentionPeriods).map((kind) => [kind, 0])) as RetentionTally;

/** The receipt of one nightly erasure, updated as it goes on, so that a killed run leaves a record of what it did. */
export type Receipt = {
  /** Adds to the count of a kind of data, in the transaction that erases it. */
  add: (session: Session, kind: RetentionKind, count: number) => Promise<void>;
  /** Records a lead that could not be erased. */
  keep: (session: Session, leadId: number) => Promise<void>;
  end: () => Promise<RetentionTally>;
};

async function headOf(session: Session, ledger: Ledger): Promise<ChainPlace> {
  const { sequence, hash } = (await readMark(session, ledger, 'head')) ?? UNMARKED;
  return { sequence, hash };
}

/**
 * Closes the receipt of an earlier run that was killed, and opens the receipt of this run with the present head of the
 * consent ledger.
 */
export async function beginReceipt(payload: Payload): Promise<Receipt> {
  const { drizzle } = databaseOf(payload);
  // The head of each ledger is logged too: somebody who can change a ledger could set its stored head back.
  for (const ledger of ledgers) {
    const { sequence, hash } = await headOf(drizzle, ledger);
    log.info('privacy.ledger-head', { ledger: ledger.name, sequence, hash });
  }
  const head = await headOf(drizzle, consentLedger);
  await drizzle.execute(sql`
    UPDATE privacy_requests SET status = 'done', done_at = now(), updated_at = now(),
      receipt = receipt || '{"interrupted": true}'::jsonb
    WHERE kind = 'retention' AND status = 'open' AND receipt->'stopped' IS NULL`);
  const begun = JSON.stringify({ erased: noTally(), kept: [], head });
  const { rows } = await drizzle.execute<{ id: number }>(sql`
    INSERT INTO privacy_requests (kind, status, received_at, receipt, created_at, updated_at)
    VALUES ('retention', 'open', now(), ${begun}::jsonb, now(), now()) RETURNING id`);
  const id = rows[0]?.id ?? 0;
  return {
    add: async (session, kind, count) => {
      await session.execute(sql`
        UPDATE privacy_requests SET receipt = jsonb_set(receipt, ARRAY['erased', ${kind}::text],
          to_jsonb((receipt->'erased'->>${kind}::text)::int + ${count}::int)) WHERE id = ${id}`);
    },
    keep: async (session, leadId) => {
      await session.execute(sql`
        UPDATE privacy_requests SET receipt = jsonb_set(receipt, '{kept}',
          receipt->'kept' || to_jsonb(${leadId}::int)) WHERE id = ${id}`);
    },
    end: async () => {
      // Closes the receipts of earlier nights that were stopped. Each records the id of this receipt, under which the
      // data was erased.
      const endedBy = JSON.stringify({ endedBy: id });
      await drizzle.execute(sql`
        UPDATE privacy_requests SET status = 'done', done_at = now(), updated_at = now(),
          receipt = receipt || ${endedBy}::jsonb
        WHERE kind = 'retention' AND status = 'open' AND receipt->'stopped' IS NOT NULL`);
      const { rows: ended } = await drizzle.execute<{ erased: RetentionTally }>(sql`
        UPDATE privacy_requests SET status = 'done', done_at = now(), updated_at = now()
        WHERE id = ${id} RETURNING receipt->'erased' AS erased`);
      return ended[0]?.erased ?? noTally();
    },
  };
}
