import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { log } from '@/lib/write-log-line';
import { queueMails } from '../jobs/queue-new-mails';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { lockType } from './lock-ticket-type-and-count-places';
import { startOfEvent } from './hold-ticket-until-confirmed';

/** For how many hours an offered place is reserved, but never past the event's start. */
const OFFER_RESERVED_HOURS = 48;

type WaitingRow = { id: number; quantity: number; lead_id: number; email: string; locale: Locale };

/**
 * Offers the free places of a type to its waiting list in the order of registration: to each registration whose whole
 * quantity still fits. The type stays locked until the caller's transaction ends.
 * @returns how many registrations got an offer
 */
export async function offerFreePlaces(session: Session, typeId: number): Promise<number> {
  const type = await lockType(session, typeId);
  if (!type || type.free <= 0) return 0;
  const startsAt = await startOfEvent(session, type.eventId);
  if (startsAt !== null && new Date(startsAt) <= new Date()) return 0; // nothing is offered once the event has begun
  let { free } = type;
  let offered = 0;
  const { rows } = await session.execute<WaitingRow>(sql`
    SELECT id, quantity::int AS quantity, lead_id, email, locale FROM tickets
    WHERE ticket_type_id = ${typeId} AND status = 'waiting' ORDER BY created_at, id`);
  for (const { id, quantity, lead_id, email, locale } of rows) {
    if (quantity > free) continue;
    free -= quantity;
    offered += 1;
    await session.execute(sql`
      UPDATE tickets SET status = 'offered', updated_at = now(),
        offered_until = least(now() + make_interval(hours => ${OFFER_RESERVED_HOURS}), ${startsAt}::timestamptz)
      WHERE id = ${id}`);
    await queueMails(session, [
      { kind: 'ticket-offered', locale, to: email, lead: lead_id, ticket: id },
    ]);
  }
  return offered;
}

/** Ids of ticket types with offers that were not accepted, or places that were not confirmed, in time. */
async function typesWithExpiredOffers(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'tickets',
    where: {
      and: [
        { status: { in: ['offered', 'unconfirmed'] } },
        { offeredUntil: { less_than: new Date().toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
    select: { ticketType: true },
  });
  return [
    ...new Set(docs.map(({ ticketType }) => ticketType).filter((id) => typeof id === 'number')),
  ];
}

/**
 * Cancels registrations whose offer was not accepted, or whose place was not confirmed, in time, and offers their
 * places to the waiting list. An unconfirmed registration gets no mail about it: its e-mail address may belong to a
 * stranger, and the earlier mail has said when the place expires.
 */
export async function endExpiredOffers(payload: Payload): Promise<void> {
  for (const typeId of await typesWithExpiredOffers(payload)) {
    await inTransaction(payload, async (_req, session) => {
      await lockType(session, typeId);
      const { rows: unconfirmed } = await session.execute(sql`
        UPDATE tickets SET status = 'cancelled', cancelled_at = now(), updated_at = now(),
          cancel_reason = 'not-confirmed'
        WHERE ticket_type_id = ${typeId} AND status = 'unconfirmed' AND offered_until < now()
        RETURNING id`);
      const { rows } = await session.execute<WaitingRow>(sql`
        UPDATE tickets SET status = 'cancelled', cancelled_at = now(), updated_at = now(),
          cancel_reason = 'offer-expired'
        WHERE ticket_type_id = ${typeId} AND status = 'offered' AND offered_until < now()
        RETURNING id, lead_id, email, locale`);
      await queueMails(
        session,
        rows.map(({ id, lead_id, email, locale }) => ({
          kind: 'ticket-cancelled',
          locale,
          to: email,
          lead: lead_id,
          ticket: id,
        })),
      );
      const offered = await offerFreePlaces(session, typeId);
      log.info('tickets.offers-ended', {
        type: typeId,
        ended: rows.length,
        unconfirmed: unconfirmed.length,
        offered,
      });
    });
  }
}
