import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { LEAD_ASSIGNED, LEAD_UNASSIGNED } from '../model/lead-codes';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { recordLeadEvent } from '../model/record-lead-event';
import { goesInTurn, ownerByRule, type Routed } from './assignment-rules';

/**
 * A colleague in the round robin, and the time of their latest assigned lead, in milliseconds since 1970; null for none
 * yet.
 */
type Colleague = { id: number; latest: number | null };

async function waitingLead(session: Session, leadId: number): Promise<Routed | null> {
  const { rows } = await session.execute<Routed>(sql`
    SELECT kind::text, industry, preferred_language AS "preferredLanguage", hub, page, event, document
    FROM leads WHERE id = ${leadId} AND owner_id IS NULL AND stage <> 'spam'
      AND (suspicion IS NULL OR released_at IS NOT NULL) FOR UPDATE`);
  return rows[0] ?? null;
}

/** The colleagues in the round robin, the next one first. Their accounts are locked until the commit. */
async function availableColleagues(session: Session): Promise<Colleague[]> {
  const { rows } = await session.execute<{ id: number; latest: string | null }>(sql`
    SELECT u.id, extract(epoch FROM (
      SELECT max(l.assigned_at) FROM leads l WHERE l.owner_id = u.id)) * 1000 AS latest
    FROM users u WHERE u.takes_leads AND u.role IN ('sales', 'admin')
    ORDER BY u.id FOR KEY SHARE OF u`);
  return rows
    .map(({ id, latest }) => ({ id, latest: latest === null ? null : Number(latest) }))
    .sort((a, b) => (a.latest ?? 0) - (b.latest ?? 0) || a.id - b.id);
}

/** Records once that no owner was found, so that `requeueOrphanedJobs` skips this lead. */
async function noteNobody(session: Session, lead: number): Promise<void> {
  const { rows } = await session.execute(sql`
    SELECT 1 FROM lead_events WHERE lead_id = ${lead} AND kind = 'assigned' LIMIT 1`);
  if (rows.length > 0) return;
  const data = { from: null, to: null, by: 'nobody' };
  await recordLeadEvent(session, { lead, kind: 'assigned', data });
}

/**
 * Assigns a lead without an owner: by the first rule that matches, otherwise by round robin, in which some
 * kinds of forms do not take part. One lead at a time, to keep the order of turns. Idempotent.
 *
 * @returns the owner's id; null when no owner was found, or when the lead is held, spam, deleted or already assigned
 */
export async function assignLead(payload: Payload, leadId: number): Promise<number | null> {
  const owner = await inTransaction(payload, async (req, session) => {
    await session.execute(sql`SELECT pg_advisory_xact_lock(hashtext('lead-assignment'))`);
    const lead = await waitingLead(session, leadId);
    if (!lead) return null;
    const colleagues = await availableColleagues(session);
    const { rules } = await payload.findGlobal({ slug: 'lead-settings', depth: 0, req });
    const byRule = ownerByRule(
      rules ?? [],
      lead,
      colleagues.map(({ id }) => id),
    );
    const chosen = byRule ?? (goesInTurn(lead) ? (colleagues[0]?.id ?? null) : null);
    if (chosen === null) {
      await noteNobody(session, leadId);
      return null;
    }
    // The time of the assignment is strictly later than the previous one, even if the clock was set back: the round
    // robin is sorted by it.
    const at = Math.max(Date.now(), ...colleagues.map(({ latest }) => (latest ?? 0) + 1));
    await session.execute(sql`
      UPDATE leads SET owner_id = ${chosen}, status = ${LEAD_ASSIGNED}, updated_at = now(),
        assigned_at = ${new Date(at).toISOString()}::timestamptz,
        next_step_reminded_at = CASE WHEN next_step_owner_id IS NOT NULL THEN next_step_reminded_at END
      WHERE id = ${leadId}`);
    await recordLeadEvent(
      session,
      {
        lead: leadId,
        kind: 'assigned',
        data: { from: null, to: chosen, by: byRule === null ? 'turn' : 'rule' },
      },
      { lead: leadId, kind: 'status', data: { from: LEAD_UNASSIGNED, to: LEAD_ASSIGNED } },
    );
    return chosen;
  });
  if (owner !== null) log.info('lead.assigned', { lead: leadId });
  return owner;
}
