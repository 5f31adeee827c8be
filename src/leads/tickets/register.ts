import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { queueMails } from '../mail/queue-mails';
import type { Submission } from '../schema/submission';
import type { Session } from '../submit/transaction';
import { newTicketCode } from './code';
import { lockType } from './places';

/** What became of the places that were asked for. */
export type Place = 'confirmed' | 'waiting' | 'held';

/** The ticket type was deleted between the form and its sending; nothing is stored. */
export class NoSuchTicketTypeError extends Error {
  readonly code = 'NO_SUCH_TICKET_TYPE';
}

/**
 * Registers a lead's tickets in the lead's own transaction: confirmed while there are places, otherwise
 * on the waiting list. A suspected one holds no place; it gets or waits for one when it is let through.
 *
 * @throws NoSuchTicketTypeError
 */
export async function registerTickets(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  leadId: number,
  { values }: Submission,
  { held, locale }: { held: boolean; locale: Locale },
): Promise<Place> {
  const typeId = Number(values.ticketType);
  const quantity = Number(values.quantity);
  const type = await lockType(session, typeId);
  if (!type) throw new NoSuchTicketTypeError();
  const fits = quantity <= type.free;
  const place = held ? 'held' : fits ? 'confirmed' : 'waiting';
  const ticket = await payload.create({
    collection: 'tickets',
    data: {
      code: newTicketCode(),
      status: place,
      name: values.name,
      email: values.email,
      company: values.company,
      event: type.eventId,
      ticketType: type.id,
      quantity,
      unitPrice: type.price,
      total: type.price * quantity,
      hub: values.hub,
      locale,
      lead: leadId,
    },
    depth: 0,
    req,
  });
  await queueMails(
    session,
    [
      {
        kind: fits ? 'ticket-confirmed' : 'ticket-waiting',
        locale,
        to: values.email,
        lead: leadId,
        ticket: ticket.id,
      },
    ],
    { held },
  );
  return place;
}
