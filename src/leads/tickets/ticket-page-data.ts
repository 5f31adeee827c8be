import type { Payload } from 'payload';
import { localizedPath, type Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import { getT } from '@/i18n/server-translations';
import { idOfRelation } from '@/lib/id-of-relation';
import { isOnline } from '@/lib/is-online-event';
import { readToken } from '../model/signed-link-tokens';
import { eventFacts, zonedMoment } from './event-facts-for-mails';
import { type QrDrawing, qrDrawing } from './ticket-qr-code';
import type { TicketStatus } from './ticket-statuses';

/** The data of a ticket's page. It contains no name, because the link may be forwarded. */
export type TicketView = {
  status: TicketStatus;
  title: string;
  text: string;
  isFree: boolean;
  details: [label: string, value: string][];
  /** The QR code that is scanned at check-in; null unless the ticket is confirmed, and for an online event. */
  qr: (QrDrawing & { label: string }) | null;
  eventHref: string;
  calendarHref: string | null;
  canAccept: boolean;
  canCancel: boolean;
  /**
   * Whether only the ticket's mail may link to its page. The place is confirmed or accepted on that page, and the link
   * in the mail proves that the e-mail address belongs to the person.
   */
  isForMailOnly: boolean;
};

/** Reads the ticket of a link; null when the link is invalid or the ticket was deleted. */
export async function ticketView(
  payload: Payload,
  token: string,
  locale: Locale,
): Promise<TicketView | null> {
  const pointer = readToken(token);
  if (pointer?.purpose !== 'ticket') return null;
  const ticket = await payload.findByID({
    collection: 'tickets',
    id: pointer.id,
    locale,
    depth: 0,
    disableErrors: true,
  });
  if (!ticket) return null;
  const event = await eventFacts(payload, idOfRelation(ticket.event), locale);
  const type = await payload.findByID({
    collection: 'ticket-types',
    id: idOfRelation(ticket.ticketType),
    locale,
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 0,
  });
  const t = getT(locale, 'links');
  const m = getT(locale, 'mails');
  const { status } = ticket;
  const online = isOnline(event.place);
  const isFree = ticket.total === 0;
  const deadline = ticket.offeredUntil ? new Date(ticket.offeredUntil) : null;
  const details: [string, string][] = [
    [m('detail.event'), event.title],
    [m('detail.when'), event.when],
    [m('detail.place'), event.place],
    [m('detail.ticketType'), type.name],
    [m('detail.quantity'), String(ticket.quantity)],
    [m('detail.total'), isFree ? '' : formatVnd(locale, ticket.total)],
    [m('detail.code'), ticket.code],
  ];
  return {
    status,
    title: t(`ticket.${status}.title`),
    text:
      status === 'confirmed' && online
        ? t('ticket.confirmed.online')
        : t(`ticket.${status}.text`, { deadline: deadline ? zonedMoment(deadline, locale) : '' }),
    isFree,
    details: details.filter(([, value]) => value !== ''),
    qr:
      status === 'confirmed' && !online
        ? { ...qrDrawing(ticket.code), label: m('qr', { code: ticket.code }) }
        : null,
    eventHref: localizedPath(locale, `/events/${event.slug}`),
    calendarHref:
      status === 'confirmed' && event.startsAt
        ? `/api/tickets/calendar/${token}?lng=${locale}`
        : null,
    canAccept:
      (status === 'offered' || status === 'unconfirmed') &&
      deadline !== null &&
      deadline > new Date(),
    isForMailOnly:
      Boolean(type.confirmByMail) && ['held', 'unconfirmed', 'waiting', 'offered'].includes(status),
    canCancel: ['confirmed', 'unconfirmed', 'waiting', 'offered'].includes(status),
  };
}
