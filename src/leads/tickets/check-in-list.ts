import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { sessionOf } from '@/lib/payload-database';
import { checkInEvents, typeNames } from './printable-check-in-list';
import type { CheckInChange, CheckInList, CheckInNews, CheckInState } from './check-in-state';
import type { EventFacts } from './event-facts-for-mails';

/** SQL: how many people of the ticket `t` have come in. */
export const arrivedOfRow = sql`
  (CASE WHEN t.status = 'checked-in' THEN coalesce(t.arrived, t.quantity) ELSE 0 END)::int`;

type Row = {
  code: string;
  name: string | null;
  company: string | null;
  type: number;
  phone_end: string;
  status: CheckInState['status'];
  quantity: number;
  arrived: number;
  since: Date | string | null;
};

const stateColumns = sql`t.code, t.status, t.quantity::int AS quantity, ${arrivedOfRow} AS arrived,
  CASE WHEN t.status = 'checked-in' THEN coalesce((SELECT max((entry->>'at')::timestamptz)
    FROM jsonb_array_elements(t.entries) entry WHERE entry->>'undone' IS NULL), t.checked_in_at) END AS since`;

const stateOf = ({ status, quantity, arrived, since }: Row): CheckInState => ({
  status,
  quantity,
  arrived,
  since: since === null ? null : new Date(since).toISOString(),
});

/**
 * The overlap between two fetches in seconds: a transaction that was open at the last fetch may have stored an earlier
 * `updated_at`.
 */
const OVERLAP_SECONDS = 15;

export type CheckInEvent = EventFacts & { id: number };

/** The event with this id; undefined once check-in for it is over, or when nobody has a ticket for it. */
export const checkInEvent = async (
  payload: Payload,
  id: number,
  locale: Locale,
): Promise<CheckInEvent | undefined> =>
  (await checkInEvents(payload, locale)).find((event) => event.id === id);

const comesInRow = sql`t.status IN ('confirmed', 'checked-in')`;

const phoneEndOfRow = sql`
  right(regexp_replace(coalesce(l.phone_e164, l.phone, ''), '[^0-9]', '', 'g'), 4)`;

/**
 * A hash over the tickets of an event and their holders. An erasure changes names without changing the ticket's
 * `updated_at`, so that time is not enough.
 */
async function peopleOf(payload: Payload, event: number): Promise<string> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute<{ people: string }>(sql`
    SELECT md5(coalesce(jsonb_agg(jsonb_build_array(t.code, t.ticket_type_id, ${comesInRow},
      CASE WHEN ${comesInRow} THEN jsonb_build_array(t.name, t.company, ${phoneEndOfRow}) END)
      ORDER BY t.id)::text, '')) AS people
    FROM tickets t LEFT JOIN leads l ON l.id = t.lead_id WHERE t.event_id = ${event}`);
  return rows[0]?.people ?? '';
}

/** All tickets of an event, and in `named` the ids of those whose holders are named: confirmed or checked in. */
export async function ticketsForPhone(
  payload: Payload,
  event: number,
  locale: Locale,
): Promise<Pick<CheckInList, 'tickets' | 'people'> & { named: number[] }> {
  const session = await sessionOf(payload);
  // The hash is read before the names: if a name changes in between, the next fetch detects the change.
  const people = await peopleOf(payload, event);
  const [types, { rows }] = await Promise.all([
    typeNames(payload, event, locale),
    session.execute<Row & { id: number; comes: boolean }>(sql`
      SELECT t.id, ${stateColumns}, t.ticket_type_id AS type, t.name, t.company,
        ${comesInRow} AS comes, ${phoneEndOfRow} AS phone_end
      FROM tickets t LEFT JOIN leads l ON l.id = t.lead_id WHERE t.event_id = ${event}
      ORDER BY t.name, t.id`),
  ]);
  const tickets = rows.map((row) => ({
    ...stateOf(row),
    code: row.code,
    name: row.comes ? (row.name ?? '') : '',
    company: row.comes ? (row.company ?? '') : '',
    phoneEnd: row.comes ? row.phone_end : '',
    type: types.get(row.type) ?? '',
  }));
  return { tickets, people, named: rows.filter(({ comes }) => comes).map(({ id }) => id) };
}

/** The tickets changed since a moment, and the hash over all holders, by which a phone detects changed names. */
export async function changesForPhone(
  payload: Payload,
  event: number,
  since: Date,
): Promise<Omit<CheckInNews, 'now'>> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute<Row>(sql`
    SELECT ${stateColumns} FROM tickets t WHERE t.event_id = ${event}
      AND t.updated_at > ${since.toISOString()}::timestamptz - make_interval(secs => ${OVERLAP_SECONDS})`);
  const changed = rows.map((row): CheckInChange => ({ ...stateOf(row), code: row.code }));
  return { changed, people: await peopleOf(payload, event) };
}
