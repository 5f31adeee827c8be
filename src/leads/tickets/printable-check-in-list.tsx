import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { idOfRelation } from '@/lib/id-of-relation';
import { documentHtml, markup } from '@/lib/render-static-html';
import type { Ticket } from '@/payload-types';
import { sessionOf } from '@/lib/payload-database';
import { PlainDocument } from '../http/html-document-without-scripts';
import { type EventFacts, eventFacts } from './event-facts-for-mails';

/** For how many hours after its start check-in for an event is open at least; until its end in any case. */
const HOURS_AFTER_START = 12;

/** How many tickets are read from the database at a time. */
const PAGE_SIZE = 200;

const STYLE = `body{font-family:sans-serif;margin:2rem}h2{margin:2rem 0 .25rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.4rem .5rem;text-align:left}
tr{break-inside:avoid}td:first-child{font-size:1.4rem;width:2rem}`;

const comes = sql`status IN ('confirmed', 'checked-in')`;

const about = ({ when, place }: EventFacts): string => [when, place].filter(Boolean).join(' · ');

/** Events with confirmed or checked-in tickets whose check-in has not ended, by date; those without a date last. */
export async function checkInEvents(
  payload: Payload,
  locale: Locale,
): Promise<(EventFacts & { id: number })[]> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute<{ id: number }>(sql`
    SELECT event.id FROM event_pages AS event
    WHERE EXISTS (SELECT 1 FROM tickets WHERE event_id = event.id AND ${comes})
      AND coalesce((SELECT max(greatest(ends_at,
          lead_magnet_date_time + make_interval(hours => ${HOURS_AFTER_START})))
        FROM event_pages_locales WHERE _parent_id = event.id), 'infinity') > now()
    ORDER BY event.id`);
  const events = await Promise.all(
    rows.map(async ({ id }) => ({ ...(await eventFacts(payload, id, locale)), id })),
  );
  const startOf = ({ startsAt }: EventFacts) => startsAt?.getTime() ?? Infinity;
  return events.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** Until when check-in for an event is open; null while the event has no date. */
export function checkInEnd({ startsAt, endsAt }: EventFacts): Date | null {
  if (!startsAt) return null;
  const usual = startsAt.getTime() + HOURS_AFTER_START * 3_600_000;
  return new Date(Math.max(usual, endsAt?.getTime() ?? 0));
}

/** A page on which staff choose the event whose check-in list is printed. */
export function chooseEventPage(
  events: readonly (EventFacts & { id: number })[],
  locale: Locale,
): string {
  const t = getT(locale, 'mails');
  return documentHtml(
    <PlainDocument locale={locale} title={t('sheet.title')} styles={STYLE}>
      <h1>{t('sheet.title')}</h1>
      {events.length === 0 ? (
        <p>{t('sheet.empty')}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <a href={`/api/tickets/print?event=${event.id}`}>{event.title}</a> {about(event)}
            </li>
          ))}
        </ul>
      )}
    </PlainDocument>,
  );
}

/** The ids of the tickets on an event's printed check-in list, and in `places` how many people they admit. */
export async function ticketsOfSheet(
  payload: Payload,
  event: number,
): Promise<{ ids: number[]; places: number }> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute<{ id: number; quantity: number }>(sql`
    SELECT id, quantity::int FROM tickets WHERE event_id = ${event} AND ${comes} ORDER BY id`);
  return {
    ids: rows.map(({ id }) => id),
    places: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The names of an event's ticket types by id, in one language, or in the other where that one is missing. */
export async function typeNames(
  payload: Payload,
  event: number,
  locale: Locale,
): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'ticket-types',
    where: { event: { equals: event } },
    locale,
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 0,
    pagination: false,
    select: { name: true },
  });
  return new Map(docs.map(({ id, name }) => [id, name ?? '']));
}

/** A row of the printed list. Its box is ticked once all people of the ticket have come in. */
function Row({ ticket, types }: { ticket: Ticket; types: Map<number, string> }) {
  const { status, quantity } = ticket;
  const arrived = status === 'checked-in' ? (ticket.arrived ?? quantity) : 0;
  return (
    <tr>
      <td>{arrived === quantity ? '☑' : '☐'}</td>
      <td>{ticket.name}</td>
      <td>{ticket.company}</td>
      <td>{types.get(idOfRelation(ticket.ticketType))}</td>
      <td>{`${arrived} / ${quantity}`}</td>
      <td>{ticket.code}</td>
    </tr>
  );
}

/** The id of a placeholder in the HTML of the printed list, in place of the table rows. */
const GAP = 'rows';

/** The HTML of the printed list: the part before its rows, and the part after them. */
function frame(event: EventFacts & { places: number }, locale: Locale): string[] {
  const t = getT(locale, 'mails');
  const heads = [
    t('detail.name'),
    t('detail.company'),
    t('detail.ticketType'),
    t('sheet.arrived'),
    t('detail.code'),
  ];
  const html = documentHtml(
    <PlainDocument locale={locale} title={t('sheet.title')} styles={STYLE}>
      <h1>{t('sheet.title')}</h1>
      <h2>{event.title}</h2>
      <p>{`${about(event)} · ${t('sheet.places', { places: event.places })}`}</p>
      <table>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- boxes to tick need no heading */}
            <td />
            {heads.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr id={GAP} />
        </tbody>
      </table>
    </PlainDocument>,
  );
  return html.split(markup(<tr id={GAP} />));
}

/**
 * The printable list of an event's guests by name, with boxes to tick, for a check-in without a network. Streamed as
 * HTML while the tickets are read, so that memory use does not grow with the list.
 * @param event `places`: how many people its tickets admit
 */
export async function* checkInSheet(
  payload: Payload,
  event: EventFacts & { id: number; places: number },
  locale: Locale,
): AsyncGenerator<string> {
  const [before = '', after = ''] = frame(event, locale);
  yield before;
  const types = await typeNames(payload, event.id, locale);
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'tickets',
      where: { event: { equals: event.id }, status: { in: ['confirmed', 'checked-in'] } },
      depth: 0,
      sort: ['name', 'id'],
      page,
      limit: PAGE_SIZE,
    });
    yield markup(docs.map((ticket) => <Row key={ticket.id} ticket={ticket} types={types} />));
    if (!hasNextPage) break;
  }
  yield after.trimEnd();
}
