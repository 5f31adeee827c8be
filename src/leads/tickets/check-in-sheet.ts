import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { escapeHtml as e } from '@/lib/escape-html';
import type { Ticket } from '@/payload-types';
import { eventFacts } from './event-facts';

/** An event stays on the sheet until this long after its start. */
const HOURS_AFTER_START = 12;

const idOf = (value: number | { id: number }): number =>
  typeof value === 'number' ? value : value.id;

const STYLE = `body{font-family:sans-serif;margin:2rem}h2{margin:2rem 0 .25rem}section{break-after:page}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.4rem .5rem;text-align:left}
td:first-child{font-size:1.4rem;width:2rem}`;

function row(ticket: Ticket): string {
  const type = typeof ticket.ticketType === 'number' ? '' : (ticket.ticketType.name ?? '');
  const cells = [
    ticket.status === 'checked-in' ? '☑' : '☐',
    ticket.name ?? '',
    ticket.company ?? '',
    type,
    String(ticket.quantity),
    ticket.code,
  ];
  return `<tr>${cells.map((cell) => `<td>${e(cell)}</td>`).join('')}</tr>`;
}

/** A page, and whose tickets stand on it. */
type Sheet = { html: string; ids: number[] };

/** Who comes to each coming event, by name, with a box to tick: for a door without a network. */
export async function checkInSheet(payload: Payload, locale: Locale): Promise<Sheet> {
  const t = getT(locale, 'mails');
  const { docs } = await payload.find({
    collection: 'tickets',
    where: { status: { in: ['confirmed', 'checked-in'] } },
    locale,
    depth: 1,
    sort: 'name',
    pagination: false,
  });
  const byEvent = Map.groupBy(docs, ({ event }) => idOf(event));
  const oldest = Date.now() - HOURS_AFTER_START * 3_600_000;
  const sections: string[] = [];
  const ids: number[] = [];
  for (const [eventId, tickets] of byEvent) {
    const event = await eventFacts(payload, eventId, locale);
    if (event.startsAt && event.startsAt.getTime() < oldest) continue;
    ids.push(...tickets.map(({ id }) => id));
    const places = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
    const heads = ['', 'name', 'company', 'ticketType', 'quantity', 'code'] as const;
    sections.push(`<section><h2>${e(event.title)}</h2>
<p>${e(event.when)} · ${e(event.place)} · ${places}</p>
<table><thead><tr>${heads.map((head) => `<th>${head === '' ? '' : e(t(`detail.${head}`))}</th>`).join('')}</tr></thead>
<tbody>${tickets.map(row).join('\n')}</tbody></table></section>`);
  }
  const title = t('sheet.title');
  const body = sections.length > 0 ? sections.join('\n') : `<p>${e(t('sheet.empty'))}</p>`;
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${e(title)}</title>
<style>${STYLE}</style></head><body><h1>${e(title)}</h1>${body}</body></html>`;
  return { html, ids };
}
