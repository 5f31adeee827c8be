import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import type { TypeRow } from './lock-ticket-type-and-count-places';

/** When an event starts, in ISO 8601: the later date where the languages differ; null while it has no date. */
export async function startOfEvent(session: Session, eventId: number): Promise<string | null> {
  const { rows } = await session.execute<{ starts_at: Date | string | null }>(sql`
    SELECT max(lead_magnet_date_time) AS starts_at FROM event_pages_locales
    WHERE _parent_id = ${eventId}`);
  const startsAt = rows[0]?.starts_at ?? null;
  return startsAt === null ? null : new Date(startsAt).toISOString();
}

/**
 * The status of a registration for which there are places: confirmed, or unconfirmed until the link in its mail is
 * used, at the latest at `heldUntil` (ISO 8601).
 */
export async function placeOf(
  session: Session,
  { eventId, holdHours }: TypeRow,
): Promise<{ status: 'confirmed' | 'unconfirmed'; heldUntil: string | null }> {
  if (holdHours === null) return { status: 'confirmed', heldUntil: null };
  const startsAt = await startOfEvent(session, eventId);
  const end = Date.now() + holdHours * 3_600_000;
  const start = startsAt === null ? Infinity : Date.parse(startsAt);
  // A place is held at most until the event starts. During the event it is held for the full number of hours.
  const until = start > Date.now() ? Math.min(end, start) : end;
  return { status: 'unconfirmed', heldUntil: new Date(until).toISOString() };
}
