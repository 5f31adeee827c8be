import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '@/i18n/locales';
import { queueMails } from '../jobs/queue-new-mails';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import type { Session } from '@/lib/payload-database';
import { newTicketCode } from './ticket-code';
import { isEventOver } from './is-event-over';
import { lockType } from './lock-ticket-type-and-count-places';
import { placeOf } from './hold-ticket-until-confirmed';

/** The status of a new registration: places, places to be confirmed by mail, the waiting list, or held as suspected. */
export type RegistrationStatus = 'confirmed' | 'unconfirmed' | 'waiting' | 'held';

/** The ticket type was deleted, or the event ended, while the form was filled in; nothing is stored. */
export class RegistrationClosedError extends Error {
  readonly code = 'REGISTRATION_CLOSED';
}

/**
 * Registers a lead's tickets in the lead's own transaction. While there are places the registration is confirmed, or
 * unconfirmed until the link in its mail is used, where its type asks for that; otherwise it joins the waiting list.
 * A suspected registration (`held`) takes no place until it is released.
 *
 * @throws RegistrationClosedError
 */
export async function registerTickets(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  leadId: number,
  { values }: Submission,
  { held, locale }: { held: boolean; locale: Locale },
): Promise<RegistrationStatus> {
  const typeId = Number(values.ticketType);
  const quantity = Number(values.quantity);
  if (await isEventOver(session, typeId)) throw new RegistrationClosedError();
  const type = await lockType(session, typeId);
  if (!type) throw new RegistrationClosedError();
  const fits = quantity <= type.free;
  const { status, heldUntil } = fits
    ? await placeOf(session, type)
    : { status: 'waiting' as const, heldUntil: null };
  const place = held ? 'held' : status;
  const ticket = await payload.create({
    collection: 'tickets',
    data: {
      code: newTicketCode(),
      status: place,
      offeredUntil: held ? null : heldUntil,
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
        kind: `ticket-${status}`,
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
