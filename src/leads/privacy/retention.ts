import { sql, type SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/database-of';
import { errorFields, log } from '@/lib/log';
import type { PrivacySetting } from '@/payload-types';
import type { Session } from '@/lib/database-of';
import { inTransaction } from '../submit/transaction';
import { lockTicketTypes } from '../tickets/free-tickets';
import { deleteLeads, removeFiles } from './delete-leads';
import { type RetentionKind, retentionPeriods } from './retention-periods';
import { beginReceipt, type Receipt, type RetentionTally } from './retention-receipt';
import { sealConsents } from './seal-consents';

/** Leads looked up at a time. */
const BATCH = 200;

/** The moment before which a kind's records are past their time. */
const before = (settings: PrivacySetting, kind: RetentionKind): SQL => {
  const { least, most, unit } = retentionPeriods[kind];
  // Held once more: what a setting of another release or a hand in the database says may not erase too early.
  const length = Math.min(Math.max(settings[kind], least), most);
  return unit === 'months'
    ? sql`now() - make_interval(months => ${length})`
    : sql`now() - make_interval(days => ${length})`;
};

/** A ticket of an event to come keeps its lead. */
const hasNoOpenTicket = sql`NOT EXISTS (
  SELECT 1 FROM tickets WHERE tickets.lead_id = leads.id AND tickets.status::text IN
    ('confirmed', 'waiting', 'offered') AND tickets.updated_at > now() - interval '6 months')`;

/** Which leads are past their time, by kind. */
function pastLeads(settings: PrivacySetting): [RetentionKind, SQL][] {
  return [
    ['applications', sql`kind = 'career' AND created_at < ${before(settings, 'applications')}`],
    [
      'suspected',
      sql`suspicion IS NOT NULL AND released_at IS NULL
        AND created_at < ${before(settings, 'suspected')}`,
    ],
    [
      'unconfirmed',
      sql`kind = 'newsletter' AND created_at < ${before(settings, 'unconfirmed')} AND NOT EXISTS (
        SELECT 1 FROM subscribers WHERE subscribers.lead_id = leads.id
          AND subscribers.status <> 'pending')`,
    ],
    [
      'leads',
      sql`updated_at < ${before(settings, 'leads')} AND ${hasNoOpenTicket} AND NOT EXISTS (
        SELECT 1 FROM subscribers WHERE subscribers.lead_id = leads.id
          AND subscribers.status = 'confirmed')`,
    ],
  ];
}

/** Erases one lead, unless it is no longer past its time or somebody works on it; counted with it, or neither. */
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

/** Erases each lead by itself: one that can not be erased stays, is told in the log, and stops no other. */
async function eraseLeads(
  payload: Payload,
  kind: RetentionKind,
  condition: SQL,
  receipt: Receipt,
): Promise<void> {
  const { drizzle } = databaseOf(payload);
  for (let last = 0; ;) {
    const { rows } = await drizzle.execute<{ id: number }>(sql`
      SELECT id FROM leads WHERE id > ${last} AND ${condition} ORDER BY id LIMIT ${BATCH}`);
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
    // Their ids: after a restore of an older backup they name what has to be erased again.
    if (erased.length > 0) log.info('privacy.retained-out', { kind, leads: erased.join(' ') });
    const latest = rows.at(-1);
    if (!latest) return;
    last = latest.id;
  }
}

async function count(session: Session, statement: SQL): Promise<number> {
  const { rows } = await session.execute<{ count: number }>(sql`
    WITH gone AS (${statement} RETURNING 1) SELECT count(*)::int AS count FROM gone`);
  return rows[0]?.count ?? 0;
}

/** What stands alone in a table of its own. */
const pastRows = (settings: PrivacySetting): [RetentionKind, SQL][] => [
  [
    'mails',
    sql`DELETE FROM mails WHERE status <> 'pending' AND created_at < ${before(settings, 'mails')}`,
  ],
  [
    'refusedAds',
    sql`DELETE FROM ad_leads WHERE lead_id IS NULL AND status <> 'erased' AND created_at < ${before(settings, 'refusedAds')}`,
  ],
  [
    'requests',
    sql`UPDATE privacy_requests SET email = NULL, phone = NULL, note = NULL
      WHERE status = 'done' AND done_at < ${before(settings, 'requests')}
        AND coalesce(email, phone, note) IS NOT NULL`,
  ],
  [
    'consentReceipts',
    sql`DELETE FROM consent_receipts WHERE created_at < ${before(settings, 'consentReceipts')}`,
  ],
  ['accessLog', sql`DELETE FROM access_log WHERE at < ${before(settings, 'accessLog')}`],
];

/**
 * Erases everything that is past its time, and leaves a receipt: how much of what, which leads could not
 * be erased, and the head of the ledger, by which a check sees later whether its end was cut off. Run
 * again, it finds nothing left but those.
 */
export async function runRetention(payload: Payload): Promise<RetentionTally> {
  const settings = await payload.findGlobal({ slug: 'privacy-settings', depth: 0 });
  await sealConsents(payload);
  const receipt = await beginReceipt(payload);
  for (const [kind, condition] of pastLeads(settings)) {
    await eraseLeads(payload, kind, condition, receipt);
  }
  await inTransaction(payload, async (_req, session) => {
    for (const [kind, statement] of pastRows(settings)) {
      await receipt.add(session, kind, await count(session, statement));
    }
  });
  const tally = await receipt.end();
  log.info('privacy.retention', tally);
  return tally;
}
