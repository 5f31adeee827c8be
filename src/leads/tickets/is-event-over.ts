import { sql } from 'drizzle-orm';
import { pastFrom } from '@/lib/when-event-ends';
import type { Session } from '@/lib/payload-database';

type Times = { starts_at: string | null; ends_at: string | null };

/**
 * Whether the event of a ticket type is past in every language that has a date for it. An event without a date counts
 * as coming.
 */
export async function isEventOver(session: Session, typeId: number): Promise<boolean> {
  const { rows } = await session.execute<Times>(sql`
    SELECT event.lead_magnet_date_time AS starts_at, event.ends_at
    FROM event_pages_locales AS event JOIN ticket_types AS type ON type.event_id = event._parent_id
    WHERE type.id = ${typeId}`);
  const now = new Date();
  const dated = rows.flatMap(({ starts_at: startsAt, ends_at: endsAt }) =>
    startsAt === null ? [] : [pastFrom(startsAt, endsAt)],
  );
  return dated.length > 0 && dated.every((end) => end < now);
}
