import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import type { Session } from '@/lib/payload-database';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import type { RegistrationStatus } from '../tickets/register-tickets';

/**
 * The content hash of a submission covers its kind, its cleaned values, its event, document or position, and the
 * bytes of its file.
 */
export function contentHash({ kind, values, envelope, files }: Submission): string {
  const { event, document, position } = envelope;
  const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, ordered, event, document, position]))
    .update(files?.resume?.bytes ?? '')
    .digest('hex');
}

/** For how many minutes identical content counts as the same request, whatever its key. */
const DUPLICATE_WINDOW_MINUTES = 10;

/**
 * The lead with the same content that was stored a moment ago: sent from two tabs, or again without JavaScript.
 * An advisory lock makes equal submissions wait for each other until the caller's transaction ends. A request counts as
 * new when the effect of the earlier one has been undone (a cancelled ticket, a newsletter left), and when the earlier one
 * is held as suspected and this one is not.
 *
 * @param sameAs `at`: when the form was accepted, if it was kept on the disk until now; null otherwise
 */
export async function findSameRequest(
  session: Session,
  { hash, isSuspected, at }: { hash: string; isSuspected: boolean; at: Date | null },
): Promise<number | null> {
  const time = at?.toISOString() ?? null;
  const within = sql`make_interval(mins => ${DUPLICATE_WINDOW_MINUTES})`;
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const { rows } = await session.execute<{ id: number }>(sql`
    SELECT lead.id FROM leads AS lead
    WHERE lead.content_hash = ${hash}
      AND lead.created_at > coalesce(${time}::timestamptz, now()) - ${within}
      AND (${time}::timestamptz IS NULL OR lead.created_at < ${time}::timestamptz + ${within})
      AND (${isSuspected} OR lead.suspicion IS NULL OR lead.released_at IS NOT NULL)
      AND NOT EXISTS (
        SELECT 1 FROM tickets WHERE lead_id = lead.id AND status = 'cancelled')
      AND NOT EXISTS (
        SELECT 1 FROM subscribers
        WHERE lead.kind = 'newsletter' AND email = lead.email_key AND status = 'unsubscribed')
    ORDER BY lead.id LIMIT 1`);
  return rows[0]?.id ?? null;
}

/** The current status of a lead's registration; null for leads without tickets. */
export async function registrationStatusOf(
  payload: Payload,
  leadId: number,
  req?: PayloadRequest,
): Promise<RegistrationStatus | null> {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { lead: { equals: leadId } },
    depth: 0,
    limit: 1,
    select: { status: true },
    ...(req ? { req } : {}),
  });
  const status = docs[0]?.status;
  if (!status) return null;
  return status === 'waiting' || status === 'held' ? status : 'confirmed';
}
