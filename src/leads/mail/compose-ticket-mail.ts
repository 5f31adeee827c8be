import type { Payload } from 'payload';
import { localizedPath, type Locale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import { idOfRelation } from '@/lib/id-of-relation';
import { isOnline } from '@/lib/is-online-event';
import { calendarFile } from '../tickets/calendar-file-of-ticket';
import { eventFacts, zonedMoment } from '../tickets/event-facts-for-mails';
import { qrPicture } from '../tickets/ticket-qr-code';
import { signToken } from '../model/signed-link-tokens';
import type { MailKind } from '../model/mail-kinds';
import type { MailDraft } from './render-mail';

export type Attachment = { filename: string; content: Buffer; contentType: string; cid?: string };

const QR_SIZE = 220;
const QR_CID = 'ticket-code';

/**
 * The draft of a mail about a registration: a table of facts and a link to the ticket's page. A confirmation and a
 * cancellation have the calendar file, and a confirmation the QR code for check-in, unless the event is online.
 */
export async function ticketDraft(
  payload: Payload,
  ticketId: number,
  kind: MailKind,
  locale: Locale,
): Promise<MailDraft & { attachments: Attachment[] }> {
  const t = getT(locale, 'mails');
  const ticket = await payload.findByID({ collection: 'tickets', id: ticketId, depth: 0 });
  const event = await eventFacts(payload, idOfRelation(ticket.event), locale);
  const { name: typeName } = await payload.findByID({
    collection: 'ticket-types',
    id: idOfRelation(ticket.ticketType),
    locale,
    fallbackLocale: locale === 'vi' ? 'en' : 'vi',
    depth: 0,
  });
  const url = `${env().SITE_URL}${localizedPath(locale, `/tickets/${signToken('ticket', ticketId)}`)}`;
  const hub = ticket.hub === 'ho-chi-minh' || ticket.hub === 'ha-noi' ? t(`hub.${ticket.hub}`) : '';
  const total = formatVnd(locale, ticket.total);
  const online = isOnline(event.place);
  const values = {
    event: event.title,
    when: event.when,
    place: [hub, event.place].filter((part) => part !== '').join(' – '),
    ticketType: typeName ?? '',
    quantity: String(ticket.quantity),
    total,
    // A free ticket has no payment, and an online event no QR code.
    payment: ticket.total > 0 ? t('ticket.payment', { total }) : '',
    entry: online ? t('ticket.online') : t('ticket.door', { code: ticket.code }),
    code: ticket.code,
    deadline: ticket.offeredUntil ? zonedMoment(new Date(ticket.offeredUntil), locale) : '',
  };
  const details = (
    [
      [t('detail.event'), values.event],
      [t('detail.when'), values.when],
      [t('detail.place'), values.place],
      [t('detail.ticketType'), values.ticketType],
      [t('detail.quantity'), values.quantity],
      [t('detail.total'), ticket.total > 0 ? total : ''],
      [t('detail.code'), values.code],
    ] as const
  ).filter(([, value]) => value !== '');
  const attachments: Attachment[] = [];
  if (kind === 'ticket-confirmed' || kind === 'ticket-cancelled') {
    const isCancelled = kind === 'ticket-cancelled';
    const calendar = calendarFile(event, { code: ticket.code, url, isCancelled });
    if (calendar) {
      attachments.push({
        filename: `${event.slug}.ics`,
        content: Buffer.from(calendar),
        contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
      });
    }
  }
  if (kind !== 'ticket-confirmed' || online) return { values, details, href: url, attachments };
  attachments.push({
    filename: `${ticket.code}.png`,
    content: await qrPicture(ticket.code, QR_SIZE * 2),
    contentType: 'image/png',
    cid: QR_CID,
  });
  const picture = { cid: QR_CID, alt: t('qr', { code: ticket.code }), size: QR_SIZE };
  return { values, details, href: url, attachments, picture };
}
