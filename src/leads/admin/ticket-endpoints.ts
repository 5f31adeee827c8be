import type { PayloadHandler } from 'payload';
import { logAnswer } from '../desk/log-reads';
import { cancelTicket, checkInTicket } from '../tickets/change-ticket';
import { checkInSheet } from '../tickets/check-in-sheet';
import {
  answer,
  badRequest,
  forbidden,
  idOf,
  isAtTheDoorUser,
  isSalesOrAdminUser,
  notFound,
  page,
} from './answers';

/** POST /api/tickets/:id/check-in, with `?undo=true` to take it back. */
export const checkIn: PayloadHandler = async (req) => {
  if (!isAtTheDoorUser(req)) return forbidden();
  const id = idOf(req);
  if (id === null) return badRequest('Not a ticket id');
  const undo = req.searchParams.get('undo') === 'true';
  return (await checkInTicket(req.payload, id, undo))
    ? answer({ changed: 1 })
    : notFound('No such ticket, or it is not confirmed, or checked in already');
};

/** POST /api/tickets/:id/cancel */
export const staffCancel: PayloadHandler = async (req) => {
  if (!isSalesOrAdminUser(req)) return forbidden();
  const id = idOf(req);
  if (id === null) return badRequest('Not a ticket id');
  return (await cancelTicket(req.payload, id, 'by-staff'))
    ? answer({ changed: 1 })
    : notFound('No such ticket, or it is cancelled or checked in');
};

/** GET /api/tickets/print: the lists of coming events, for paper. */
export const printList: PayloadHandler = async (req) => {
  if (!isAtTheDoorUser(req)) return forbidden();
  const locale = req.i18n.language === 'en' ? 'en' : 'vi';
  const { html, ids } = await checkInSheet(req.payload, locale);
  await logAnswer(req, 'export', 'tickets', ids);
  return page(html);
};
