import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { log } from '@/lib/write-log-line';
import { queueAssignment } from '../jobs/queue-lead-assignment';
import { recordLeadEvent } from '../model/record-lead-event';
import { startHeldDeadline } from '../sla/calculate-reply-deadline';
import { enqueueMails } from '../jobs/queue-new-mails';
import { admitHeldSignUp } from '../newsletter/subscribe-to-newsletter';
import { requeueHeldDelivery } from '../delivery/queue-delivery';
import { admitHeld } from '../tickets/change-ticket';
import { inTransaction } from '../model/in-transaction';

/**
 * Releases a suspected lead after review by a colleague or confirmation by its sender, in one transaction: its tickets
 * get places or join the waiting list, its document's link is valid for its full time from now on, its mails and
 * deliveries are queued, and its reply time starts.
 *
 * @param actor the colleague; null when the sender has confirmed the form
 * @returns false when there is no such lead, or it was never suspected, or is released already
 */
export async function releaseLead(
  payload: Payload,
  leadId: number,
  actor: number | null = null,
): Promise<boolean> {
  const released = await inTransaction(payload, async (_req, session) => {
    const { rows } = await session.execute(sql`
      UPDATE leads SET released_at = now(), updated_at = now()
      WHERE id = ${leadId} AND suspicion IS NOT NULL AND released_at IS NULL RETURNING id`);
    if (rows.length === 0) return false;
    const { rows: tickets } = await session.execute<{ id: number }>(sql`
      SELECT id FROM tickets WHERE lead_id = ${leadId} AND status = 'held'`);
    for (const { id } of tickets) await admitHeld(session, id);
    await session.execute(sql`
      UPDATE document_links SET expires_at = now() + (expires_at - created_at), updated_at = now()
      WHERE lead_id = ${leadId}`);
    await admitHeldSignUp(session, leadId);
    const { rows: mails } = await session.execute<{ id: number }>(sql`
      UPDATE mails SET status = 'pending', updated_at = now()
      WHERE lead_id = ${leadId} AND status = 'held' RETURNING id`);
    await enqueueMails(
      session,
      mails.map(({ id }) => id),
    );
    await requeueHeldDelivery(session, leadId);
    await startHeldDeadline(payload, session, leadId);
    await recordLeadEvent(session, { lead: leadId, kind: 'released', actor });
    await queueAssignment(session, leadId);
    return true;
  });
  if (released) log.info('lead.released', { lead: leadId });
  return released;
}
