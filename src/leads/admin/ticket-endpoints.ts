import type { PayloadHandler } from 'payload';
import { logAnswer } from '../management/log-personal-data-reads';
import { cancelTicket } from '../tickets/change-ticket';
import {
  checkInSheet,
  chooseEventPage,
  checkInEvents,
  ticketsOfSheet,
} from '../tickets/printable-check-in-list';
import { checkInTicket } from '../tickets/admit-people-with-ticket';
import {
  answer,
  forRecord,
  forbidden,
  isEventTeamSalesOrAdminUser,
  isSalesOrAdminUser,
  languageOf,
  notFound,
  page,
} from './endpoint-access';

/** POST /api/tickets/:id/check-in: checks in all people of a ticket; with `?undo=true` undoes all its entries. */
export const checkIn = forRecord(isEventTeamSalesOrAdminUser, 'ticket', async (req, id, user) => {
  const undo = req.searchParams.get('undo') === 'true';
  return (await checkInTicket(req.payload, id, undo, user.id))
    ? answer({ changed: 1 })
    : notFound('No such ticket, or it is not confirmed, or checked in already');
});

/** POST /api/tickets/:id/cancel: cancels a registration and offers its places to the waiting list. */
export const staffCancel = forRecord(isSalesOrAdminUser, 'ticket', async (req, id) => {
  return (await cancelTicket(req.payload, id, 'by-staff'))
    ? answer({ changed: 1 })
    : notFound('No such ticket, or it is cancelled or checked in');
});

function streamed(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const piece: IteratorResult<string, unknown> = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/**
 * GET /api/tickets/print?event=7: the printable check-in list of an event. Without `event`: that of the only event with
 * open check-in, or a page to choose the event.
 */
export const printList: PayloadHandler = async (req) => {
  if (!isEventTeamSalesOrAdminUser(req)) return forbidden();
  const locale = languageOf(req);
  const asked = req.searchParams.get('event');
  const events = await checkInEvents(req.payload, locale);
  const event =
    asked === null && events.length === 1
      ? events[0]
      : events.find(({ id }) => String(id) === asked);
  if (!event) {
    return asked === null
      ? page(chooseEventPage(events, locale))
      : notFound('No such event to come that anybody has a ticket of');
  }
  const { ids, places } = await ticketsOfSheet(req.payload, event.id);
  await logAnswer(req, 'export', 'tickets', ids);
  return page(streamed(checkInSheet(req.payload, { ...event, places }, locale)));
};
