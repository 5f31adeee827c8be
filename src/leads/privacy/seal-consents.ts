import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { CHAIN_START, type LedgerRow, chainHashOf } from './hash-chain';

/** The number of rows sealed in one transaction. */
const BATCH_SIZE = 500;

/** The columns covered by the hash, with the names of `LedgerRow`. */
export const ledgerColumns = sql`id, purpose::text AS purpose, granted, text, locale, commitment,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`;

export type ChainHead = { sequence: number; hash: string };

/** The last sealed row; sequence 0 while there is none. */
export async function chainHead(session: Session): Promise<ChainHead> {
  const { rows } = await session.execute<ChainHead>(sql`
    SELECT sequence::int AS sequence, hash FROM consents
    WHERE sequence IS NOT NULL ORDER BY sequence DESC LIMIT 1`);
  return rows[0] ?? { sequence: 0, hash: CHAIN_START };
}

function sealBatch(payload: Payload): Promise<number> {
  return inTransaction(payload, async (_req, session) => {
    // There is one hash chain: a second transaction waits for this lock and continues from the first one's last row.
    await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('consent-chain', 0))`);
    let head = await chainHead(session);
    const { rows } = await session.execute<LedgerRow & { id: number }>(sql`
      SELECT ${ledgerColumns} FROM consents WHERE hash IS NULL ORDER BY id LIMIT ${BATCH_SIZE}`);
    if (rows.length === 0) return 0;
    const sealed = rows.map((row) => {
      const sequence = head.sequence + 1;
      head = { sequence, hash: chainHashOf(head.hash, sequence, row) };
      return sql`(${row.id}::int, ${sequence}::numeric, ${head.hash}::text)`;
    });
    await session.execute(sql`
      UPDATE consents SET sequence = seal.sequence, hash = seal.hash
      FROM (VALUES ${sql.join(sealed, sql`, `)}) AS seal (id, sequence, hash)
      WHERE consents.id = seal.id`);
    return rows.length;
  });
}

/**
 * Seals the rows committed since the last run: adds them to the hash chain, in a job of its own after their commit
 * (ADR-0022). Several workers may run it at once.
 * @returns how many rows
 */
export async function sealConsents(payload: Payload): Promise<number> {
  let sealed = 0;
  for (;;) {
    const made = await sealBatch(payload);
    sealed += made;
    if (made < BATCH_SIZE) return sealed;
  }
}
