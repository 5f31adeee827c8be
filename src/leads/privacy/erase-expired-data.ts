import { sql, type SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { errorFields, log } from '@/lib/write-log-line';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { lockTicketTypes } from '../tickets/delete-tickets';
import { deleteLeads, removeFiles } from './delete-leads';
import { type PastRows, pastLeads, pastRows } from './find-expired-data';
import { isHeldBack } from './retention-safety-limit';
import type { RetentionKind } from './retention-periods';
import { beginReceipt, noTally, type Receipt, type RetentionTally } from './retention-receipt';
import { sealLedgers } from './ledgers/seal-new-ledger-rows';
import { verifyLedgers } from './ledgers/verify-ledger';

const BATCH_SIZE = 200;

/**
 * Erases one lead and counts it, in one transaction. A lead that has not expired after all, or that a colleague is
 * changing (locked), stays.
 * @returns the names of the files to remove; null when the lead stays
 */
const eraseLead = (
  payload: Payload,
  id: number,
  condition: SQL,
  note: (session: Session) => Promise<void>,
): Promise<string[] | null> =>
  inTransaction(payload, async (req, session) => {
    await lockTicketTypes(session, sql`lead_id = ${id}`);
    const { rows } = await session.execute(sql`
      SELECT id FROM leads WHERE id = ${id} AND ${condition} FOR UPDATE SKIP LOCKED`);
    if (rows.length === 0) return null;
    const files = await deleteLeads(payload, req, session, [id]);
    await note(session);
    return files;
  });

/** Erases expired leads one by one: a lead whose erasure fails stays, is logged, and does not stop the others. */
async function eraseLeads(
  payload: Payload,
  kind: RetentionKind,
  condition: SQL,
  receipt: Receipt,
): Promise<void> {
  const { drizzle } = databaseOf(payload);
  for (let last = 0; ;) {
    const { rows } = await drizzle.execute<{ id: number }>(sql`
      SELECT id FROM leads WHERE id > ${last} AND ${condition} ORDER BY id LIMIT ${BATCH_SIZE}`);
    const erased: number[] = [];
    for (const { id } of rows) {
      try {
        const note = (session: Session) => receipt.add(session, kind, 1);
        const files = await eraseLead(payload, id, condition, note);
        if (!files) continue;
        await removeFiles(files);
        erased.push(id);
      } catch (error) {
        log.error('privacy.lead-kept', { lead: id, kind, ...errorFields(error) });
        await receipt.keep(drizzle, id);
      }
    }
    // The ids are logged: after an older backup is restored, the log says which leads to erase again.
    if (erased.length > 0) log.info('privacy.expired-erased', { kind, leads: erased.join(' ') });
    const latest = rows.at(-1);
    if (!latest) return;
    last = latest.id;
  }
}

async function count(session: Session, { change, condition }: PastRows): Promise<number> {
  const { rows } = await session.execute<{ count: number }>(sql`
    WITH gone AS (${change} WHERE ${condition} RETURNING 1) SELECT count(*)::int AS count FROM gone`);
  return rows[0]?.count ?? 0;
}

/**
 * Erases all expired data, and leaves a receipt: counts, leads that could not be erased, and the head of the consent
 * ledger, by which a later verification detects a truncated ledger. All ledgers are verified first; their faults are
 * logged. Idempotent. A run that would erase far more than usual erases nothing until an admin has confirmed it.
 */
export async function runRetention(payload: Payload): Promise<RetentionTally> {
  const settings = await payload.findGlobal({ slug: 'privacy-settings', depth: 0 });
  await sealLedgers(payload);
  await verifyLedgers(payload);
  if (await isHeldBack(payload, settings)) return noTally();
  const receipt = await beginReceipt(payload);
  for (const [kind, condition] of pastLeads(settings)) {
    await eraseLeads(payload, kind, condition, receipt);
  }
  await inTransaction(payload, async (_req, session) => {
    for (const past of pastRows(settings)) {
      const deleted = past.remove ? past.remove(session) : count(session, past);
      await receipt.add(session, past.kind, await deleted);
    }
  });
  const tally = await receipt.end();
  log.info('privacy.retention', tally);
  return tally;
}
