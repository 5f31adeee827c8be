import { type SQL, sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { accessLedger as ledger } from './ledgers';
import { type ChainPlace, lockLedger, writeMark } from './signed-ledger-ends';
import { verifyRows } from './verify-ledger';

/**
 * Deletes the expired rows at the start of the access log, and signs the place where the chain begins from then on. An
 * expired row after one that has not expired is kept. When the ledger has another fault than `waiting` or `time`,
 * nothing is deleted, because that could destroy the evidence of a manipulation, and the log names the fault.
 * @param expired SQL condition that selects expired rows
 * @returns how many rows were deleted
 */
export async function cutAccessLog(session: Session, expired: SQL): Promise<number> {
  await lockLedger(session, ledger);
  const { problems } = await verifyRows(session, ledger);
  const [broken] = problems.filter(({ kind }) => kind !== 'waiting' && kind !== 'time');
  if (broken) {
    log.error('ledger.broken', { ledger: ledger.name, ...broken });
    return 0;
  }
  const { rows } = await session.execute<ChainPlace>(sql`
    DELETE FROM access_log WHERE ${expired} AND sequence < (
      SELECT coalesce(min(sequence), 'Infinity') FROM access_log WHERE NOT (${expired}))
    RETURNING sequence::int AS sequence, hash`);
  const last = rows.reduce<ChainPlace | null>(
    (latest, row) => (latest && latest.sequence > row.sequence ? latest : row),
    null,
  );
  if (last) await writeMark(session, ledger, 'start', last);
  return rows.length;
}
