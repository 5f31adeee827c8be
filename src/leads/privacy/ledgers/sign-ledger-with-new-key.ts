import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { databaseOf } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import { inTransaction } from '../../model/in-transaction';
import type { Ledger } from './ledgers';
import { lockLedger, readMark, writeMark } from './signed-ledger-ends';
import { verifyRows } from './verify-ledger';

const kinds = ['head', 'start'] as const;

/**
 * Signs the marks of a ledger with the present key when they are signed with the previous one (`LEDGER_KEY_BEFORE`).
 * Before that it verifies the whole chain. A broken chain keeps its old signatures, and the log names the first
 * fault.
 */
export async function signAnew(payload: Payload, ledger: Ledger): Promise<void> {
  if (!env().LEDGER_KEY_BEFORE) return;
  const now = await readMark(databaseOf(payload).drizzle, ledger, 'head');
  if (now?.signature !== 'earlier') return;
  await inTransaction(payload, async (_req, session) => {
    await lockLedger(session, ledger);
    const { problems } = await verifyRows(session, ledger);
    const [broken] = problems.filter(({ kind }) => kind !== 'waiting');
    if (broken) {
      log.error('ledger.broken', { ledger: ledger.name, ...broken });
      return;
    }
    for (const kind of kinds) {
      const mark = await readMark(session, ledger, kind);
      if (mark) await writeMark(session, ledger, kind, mark);
    }
    log.info('ledger.signed-anew', { ledger: ledger.name });
  });
}
