import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { escapeHtml as e } from '@/lib/escape-html';
import { idOfRelation } from '@/lib/id-of-relation';
import type { Ticket } from '@/payload-types';
import { sessionOf } from '@/lib/database-of';
import { type EventFacts, eventFacts } from './event-facts';

/** An event stays on offer until this long after its start. */
const HOURS_AFTER_START = 12;

/** Tickets held in memory at a time. */
const PAGE = 200;

const STYLE = `body{font-family:sans-serif;margin:2rem}h2{margin:2rem 0 .25rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.4rem .5rem;text-align:left}
tr{break-inside:avoid}td:first-child{font-size:1.4rem;width:2rem}`;

const comes = sql`status IN ('confirmed', 'checked-in')`;

const head = (title: string, locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${e(title)}</title>
<style>${STYLE}</style></head><body><h1>${e(title)}</h1>`;

const END = '</body></html>';

const about = ({ when, place }: EventFacts): string => [when, place].filter(Boolean).join(' · ');

/** Events with tickets that are upcoming or have just begun, in order of their date. */
export async function eventsWithDoor(
  payload: Payload,
  locale: Locale,
): Promise<(EventFacts & { id: number })[]> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute<{ id: number }>(sql`
    SELECT event.id FROM event_pages AS event
    WHERE EXISTS (SELECT 1 FROM tickets WHERE event_id = event.id AND ${comes})
      AND coalesce((SELECT max(lead_magnet_date_time) FROM event_pages_locales
        WHERE _parent_id = event.id), now()) > now() - make_interval(hours => ${HOURS_AFTER_START})
    ORDER BY event.id`);
  const events = await Promise.all(
    rows.map(async ({ id }) => ({ ...(await eventFacts(payload, id, locale)), id })),
  );
  // One without a date is some time after all that have one.
  const startOf = ({ startsAt }: EventFacts) => startsAt?.getTime() ?? Infinity;
  return events.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** Which event's list to print. */
export function doorChoice(events: readonly (EventFacts & { id: number })[], locale: Locale) {
  const t = getT(locale, 'mails');
  const links = events.map(
    (event) =>
      `<li><a href="/api/tickets/print?event=${event.id}">${e(event.title)}</a> ${e(about(event))}</li>`,
  );
  const list = links.length > 0 ? `<ul>${links.join('\n')}</ul>` : `<p>${e(t('sheet.empty'))}</p>`;
  return `${head(t('sheet.title'), locale)}${list}${END}`;
}

/** The ids of an event's tickets on the sheet, and how many people they let in. */
export async function ticketsAtDoor(
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

async function typeNames(
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

function row(ticket: Ticket, types: Map<number, string>): string {
  const cells = [
    ticket.status === 'checked-in' ? '☑' : '☐',
    ticket.name ?? '',
    ticket.company ?? '',
    types.get(idOfRelation(ticket.ticketType)) ?? '',
    String(ticket.quantity),
    ticket.code,
  ];
  return `<tr>${cells.map((cell) => `<td>${e(cell)}</td>`).join('')}</tr>\n`;
}

/**
 * The printable list of an event's guests by name, with a box to tick, for a door without a network.
 * Streamed while the tickets are read, so that memory does not grow with the list.
 *
 * @param places how many people its tickets let in
 */
export async function* checkInSheet(
  payload: Payload,
  event: EventFacts & { id: number; places: number },
  locale: Locale,
): AsyncGenerator<string> {
  const t = getT(locale, 'mails');
  const heads = ['', 'name', 'company', 'ticketType', 'quantity', 'code'] as const;
  yield `${head(t('sheet.title'), locale)}<h2>${e(event.title)}</h2>
<p>${e(about(event))} · ${e(t('sheet.places', { places: event.places }))}</p>
<table><thead><tr>${heads.map((name) => `<th>${name === '' ? '' : e(t(`detail.${name}`))}</th>`).join('')}</tr></thead><tbody>\n`;
  const types = await typeNames(payload, event.id, locale);
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'tickets',
      where: { event: { equals: event.id }, status: { in: ['confirmed', 'checked-in'] } },
      depth: 0,
      sort: ['name', 'id'],
      page,
      limit: PAGE,
    });
    yield docs.map((ticket) => row(ticket, types)).join('');
    if (!hasNextPage) break;
  }
  yield `</tbody></table>${END}`;
}
