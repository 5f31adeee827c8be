import { APIError, type CollectionAfterChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { say } from '@/cms/fields/bilingual-admin-text';
import { databaseOf } from '@/lib/payload-database';
import type { TicketType } from '@/payload-types';
import { offerFreePlaces } from './waiting-list';

/** Offers the free places of a saved ticket type to its waiting list, in the transaction of the save. */
export const offerAfterSave: CollectionAfterChangeHook<TicketType> = async ({ doc, req }) => {
  const { sessions } = databaseOf(req.payload);
  const session = sessions[String(await req.transactionID)];
  if (session) await offerFreePlaces(session.db, doc.id);
  return doc;
};

/** Refuses to delete a ticket type that has tickets (409). */
export const refuseWithTickets: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'tickets',
    where: { ticketType: { equals: id } },
    req,
  });
  if (totalDocs === 0) return;
  throw new APIError(
    say(
      req,
      'Loại vé này đã có người đăng ký. Đặt số chỗ là 0 để ngừng nhận.',
      'People are registered with this ticket type. Set its places to 0 to stop taking more.',
    ),
    409,
    null,
    true,
  );
};
