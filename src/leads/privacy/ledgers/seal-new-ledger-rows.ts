import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { inTransaction } from '../../model/in-transaction';
import { chainHashOf } from './hash-chain';
import { consentLedger, type Ledger, ledgers, type LedgerRow } from './ledgers';
import { type ChainPlace, lockLedger, readMark, writeMark } from './signed-ledger-ends';
import { signAnew } from './sign-ledger-with-new-key';

/** The number of rows sealed in one transaction. */
const BATCH_SIZE = 500;

/**
 * Why no row is added to a chain: the end of the chain is not the signed one, and signing a new row would hide that.
 */
type Refusal = 'no-mark' | 'other-key' | 'forged-mark' | 'changed-end';

/** Whether the table has no sealed row. Then there is nothing that a mark with another key could hide. */
async function isUnused(session: Session, { table }: Ledger): Promise<boolean> {
  const { rows } = await session.execute(
    sql`SELECT 1 FROM ${table} WHERE sequence IS NOT NULL LIMIT 1`,
  );
  return rows.length === 0;
}

/**
 * The signed end of the chain, if the table still contains it or retention has deleted the chain up to it; otherwise
 * the reason why nothing may be sealed. Rows may have been sealed after the signed end.
 */
async function signedEnd(session: Session, ledger: Ledger): Promise<ChainPlace | Refusal> {
  const mark = await readMark(session, ledger, 'head');
  if (!mark) return 'no-mark';
  // The mark is accepted with any key before anything is sealed: the database may have been filled with another key.
  if (mark.sequence === 0 && (await isUnused(session, ledger))) return mark;
  if (mark.signature === 'forged') return 'forged-mark';
  if (mark.signature !== 'present') return 'other-key';
  const { rows } = await session.execute<{ hash: string }>(sql`
    SELECT hash FROM ${ledger.table} WHERE sequence = ${mark.sequence}
    UNION ALL SELECT hash FROM ledger_marks
    WHERE ledger = ${ledger.name} AND kind = 'start' AND sequence = ${mark.sequence}`);
  return mark.sequence === 0 || rows.some(({ hash }) => hash === mark.hash) ? mark : 'changed-end';
}

/**
 * Continues from the signed end over rows that an instance of an earlier release has sealed without signing. Returns
 * the new end, or a refusal when those rows do not continue the chain.
 */
async function followUnsigned(
  session: Session,
  ledger: Ledger,
  from: ChainPlace,
): Promise<ChainPlace | Refusal> {
  const { rows } = await session.execute<LedgerRow & ChainPlace>(sql`
    SELECT ${ledger.columns}, sequence::int AS sequence, hash FROM ${ledger.table}
    WHERE sequence > ${from.sequence} ORDER BY sequence`);
  let head = from;
  for (const row of rows) {
    const sequence = head.sequence + 1;
    const hash = chainHashOf(head.hash, sequence, ledger.contentOf(row));
    if (row.sequence !== sequence || row.hash !== hash) return 'changed-end';
    head = { sequence, hash };
  }
  return head;
}

async function sealBatch(session: Session, ledger: Ledger): Promise<number | Refusal> {
  // Each ledger has one chain: a second transaction waits for this lock, and continues from the last row of the first
  // one.
  await lockLedger(session, ledger);
  const end = await signedEnd(session, ledger);
  const followed = typeof end === 'string' ? end : await followUnsigned(session, ledger, end);
  if (typeof followed === 'string') return followed;
  let head = followed;
  const { rows } = await session.execute<LedgerRow>(sql`
    SELECT ${ledger.columns} FROM ${ledger.table} WHERE hash IS NULL ORDER BY id LIMIT ${BATCH_SIZE}`);
  const sealed = rows.map((row) => {
    const sequence = head.sequence + 1;
    head = { sequence, hash: chainHashOf(head.hash, sequence, ledger.contentOf(row)) };
    return sql`(${row.id}::int, ${sequence}::numeric, ${head.hash}::text)`;
  });
  if (sealed.length > 0) {
    await session.execute(sql`
      UPDATE ${ledger.table} AS sealed SET sequence = seal.sequence, hash = seal.hash
      FROM (VALUES ${sql.join(sealed, sql`, `)}) AS seal (id, sequence, hash)
      WHERE sealed.id = seal.id`);
  }
  await writeMark(session, ledger, 'head', head);
  return sealed.length;
}

/**
 * Seals the rows that were committed since the last run: adds them to the ledger's hash chain and signs the new end
 * (ADR-0022). Several workers may run it at once. When the end of the chain is not the signed one, nothing is sealed
 * and the log says why.
 * @returns how many rows were sealed
 */
async function sealLedger(payload: Payload, ledger: Ledger): Promise<number> {
  await signAnew(payload, ledger);
  let sealed = 0;
  for (;;) {
    const made = await inTransaction(payload, (_req, session) => sealBatch(session, ledger));
    if (typeof made === 'string') {
      log.error('ledger.not-sealed', { ledger: ledger.name, reason: made });
      return sealed;
    }
    sealed += made;
    if (made < BATCH_SIZE) return sealed;
  }
}

export const sealConsents = (payload: Payload): Promise<number> =>
  sealLedger(payload, consentLedger);

export async function sealLedgers(payload: Payload): Promise<void> {
  for (const ledger of ledgers) await sealLedger(payload, ledger);
}
