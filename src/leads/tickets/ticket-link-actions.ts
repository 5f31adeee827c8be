import type { Payload } from 'payload';
import { isLocale, localizedPath } from '@/i18n/locales';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from '@/lib/json-error-response';
import { isCrossSite } from '@/lib/request-origin';
import { queryOf, smallForm } from '@/lib/request-body';
import { readToken } from '../model/signed-link-tokens';
import { calendarFile } from './calendar-file-of-ticket';
import { acceptOffer, cancelTicket } from './change-ticket';
import { eventFacts } from './event-facts-for-mails';

const headers = { 'Cache-Control': 'no-store' };

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * POST from a button on a ticket's page: cancels the registration, or accepts an offered or unconfirmed place; then
 * redirects to the page. Opening the link (GET) changes nothing, because mail scanners open links too.
 */
export async function changeByLink(
  cms: () => Promise<Payload>,
  action: 'cancel' | 'accept',
  request: Request,
): Promise<Response> {
  if (isCrossSite(request.headers)) {
    return refusal(403, 'cross-site', 'Press the button on our page');
  }
  const form = await smallForm(request);
  if (!form) return refusal(400, 'unreadable', 'Send a form');
  const token = text(form, 'token');
  const pointer = readToken(token);
  if (pointer?.purpose !== 'ticket') return refusal(404, 'unknown', 'There is no such ticket');
  try {
    const payload = await cms();
    if (action === 'cancel') await cancelTicket(payload, pointer.id, 'by-link');
    else await acceptOffer(payload, pointer.id);
  } catch (error) {
    log.error('ticket.not-changed', { action, ...errorFields(error) });
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
  const asked = text(form, 'lng');
  const locale = isLocale(asked) ? asked : 'vi';
  const location = localizedPath(locale, `/tickets/${token}`);
  return new Response(null, { status: 303, headers: { ...headers, Location: location } });
}

/** Responds with the calendar file for the event of a ticket; 404 for an invalid link or an event without a date. */
export async function ticketCalendar(
  cms: () => Promise<Payload>,
  token: string,
  request: Request,
): Promise<Response> {
  const pointer = readToken(token);
  if (pointer?.purpose !== 'ticket') return refusal(404, 'unknown', 'There is no such ticket');
  const asked = queryOf(request).get('lng') ?? '';
  const locale = isLocale(asked) ? asked : 'vi';
  try {
    const payload = await cms();
    const ticket = await payload.findByID({
      collection: 'tickets',
      id: pointer.id,
      depth: 0,
      disableErrors: true,
    });
    if (typeof ticket?.event !== 'number') {
      return refusal(404, 'unknown', 'There is no such ticket');
    }
    const event = await eventFacts(payload, ticket.event, locale);
    const url = `${env().SITE_URL}${localizedPath(locale, `/tickets/${token}`)}`;
    const isCancelled = ticket.status === 'cancelled';
    const file = calendarFile(event, { code: ticket.code, url, isCancelled });
    if (!file) return refusal(404, 'no-date', 'The event has no date yet');
    return new Response(file, {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
      },
    });
  } catch (error) {
    log.error('ticket.no-calendar', errorFields(error));
    return refusal(503, 'unavailable', 'Try again in a moment');
  }
}
