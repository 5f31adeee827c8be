import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { sessionOf } from '@/lib/payload-database';
import { checkInEvents } from './printable-check-in-list';
import { arrivedOfRow } from './check-in-list';
import type { EventFacts } from './event-facts-for-mails';

/** An event with the number of people expected, and how many of them have come in. */
export type Arrivals = EventFacts & { id: number; expected: number; arrived: number };

type Places = { id: number; expected: number; arrived: number };

/** Events with open check-in or still to come that have tickets, soonest first, at most `most`. */
export async function nextArrivals(
  { payload }: PayloadRequest,
  locale: Locale,
  most: number,
): Promise<Arrivals[]> {
  const events = (await checkInEvents(payload, locale)).slice(0, most);
  if (events.length === 0) return [];
  const session = await sessionOf(payload);
  const ids = sql.join(
    events.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await session.execute<Places>(sql`
    SELECT event_id AS id, sum(quantity)::int AS expected,
      coalesce(sum(${arrivedOfRow}), 0)::int AS arrived
    FROM tickets t WHERE event_id IN (${ids}) AND status IN ('confirmed', 'checked-in') GROUP BY event_id`);
  const places = new Map(rows.map((row) => [row.id, row]));
  return events.map((event) => ({
    ...event,
    expected: places.get(event.id)?.expected ?? 0,
    arrived: places.get(event.id)?.arrived ?? 0,
  }));
}
