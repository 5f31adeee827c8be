import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import type { Locale } from '@/i18n/locales';
import { log } from '@/lib/write-log-line';
import { queueMails } from '../jobs/queue-new-mails';
import type { Session } from '@/lib/payload-database';
import { inTransaction } from '../model/in-transaction';
import { lockType, type TypeRow } from './lock-ticket-type-and-count-places';
import { placeOf } from './hold-ticket-until-confirmed';
import type { TicketStatus } from './ticket-statuses';
import { offerFreePlaces } from './waiting-list';

export type TicketRow = {
  id: number;
  status: TicketStatus;
  quantity: number;
  ticket_type_id: number;
  lead_id: number;
  email: string;
  locale: Locale;
  offered_until: string | null;
  checked_in_at: Date | string | null;
  arrived: number | null;
  entries: readonly TicketEntry[] | null;
};

/** An entry: people of a ticket who came in together. */
export type TicketEntry = {
  /** The phone's idempotency key of the entry. */
  key: string;
  people: number;
  /** The time of the entry in ISO 8601. */
  at: string;
  /** The id of the account that sent the entry; null when it is not known. */
  by: number | null;
  /** The account that was signed in on the phone when the people came in, if another account sent the entry. */
  enteredBy?: number;
  undone?: true;
};

type Change<T> = (session: Session, ticket: TicketRow, type: TypeRow) => Promise<T>;

/**
 * Runs a change of one ticket with its type locked first and the ticket second, always in that order, to avoid
 * deadlocks. Null when there is no such ticket.
 */
async function changeIn<T>(
  session: Session,
  ticketId: number,
  change: Change<T>,
): Promise<T | null> {
  const { rows: types } = await session.execute<{ ticket_type_id: number }>(
    sql`SELECT ticket_type_id FROM tickets WHERE id = ${ticketId}`,
  );
  const type = types[0] ? await lockType(session, types[0].ticket_type_id) : null;
  if (!type) return null;
  const { rows } = await session.execute<TicketRow>(sql`
    SELECT id, status, quantity::int AS quantity, ticket_type_id, lead_id, email, locale,
           offered_until, checked_in_at, arrived::int AS arrived, entries
    FROM tickets WHERE id = ${ticketId} FOR UPDATE`);
  return rows[0] ? change(session, rows[0], type) : null;
}

/** Runs {@link changeIn} in a transaction of its own. */
export const changeTicket = <T>(
  payload: Payload,
  ticketId: number,
  change: Change<T>,
): Promise<T | null> =>
  inTransaction(payload, (_req, session) => changeIn(session, ticketId, change));

/** Runs a change of a ticket; false when there is nothing to do, or no such ticket. */
const changing = async (
  payload: Payload,
  ticketId: number,
  change: Change<boolean>,
): Promise<boolean> => (await changeTicket(payload, ticketId, change)) ?? false;

const mailOf = ({ id, lead_id, email, locale }: TicketRow) => ({
  locale,
  to: email,
  lead: lead_id,
  ticket: id,
});

/** Cancels a registration and offers its places to the waiting list. False when it is cancelled or checked in. */
export async function cancelTicket(
  payload: Payload,
  ticketId: number,
  reason: 'by-link' | 'by-staff',
): Promise<boolean> {
  const cancelled = await changing(payload, ticketId, async (session, ticket) => {
    if (ticket.status === 'cancelled' || ticket.status === 'checked-in') return false;
    await session.execute(sql`
      UPDATE tickets SET status = 'cancelled', cancelled_at = now(), cancel_reason = ${reason},
        updated_at = now() WHERE id = ${ticketId}`);
    if (ticket.status !== 'held') {
      await queueMails(session, [{ kind: 'ticket-cancelled', ...mailOf(ticket) }]);
    }
    await offerFreePlaces(session, ticket.ticket_type_id);
    return true;
  });
  if (cancelled) log.info('ticket.cancelled', { ticket: ticketId, reason });
  return cancelled;
}

/** Accepts an offered place, or confirms a held one. False when there is neither, or its time has expired. */
export async function acceptOffer(payload: Payload, ticketId: number): Promise<boolean> {
  const accepted = await changing(payload, ticketId, async (session, ticket) => {
    if (ticket.status !== 'offered' && ticket.status !== 'unconfirmed') return false;
    if (new Date(ticket.offered_until ?? 0) <= new Date()) return false;
    await session.execute(sql`
      UPDATE tickets SET status = 'confirmed', offered_until = NULL, updated_at = now()
      WHERE id = ${ticketId}`);
    await queueMails(session, [{ kind: 'ticket-confirmed', ...mailOf(ticket) }], {
      requested: true,
    });
    return true;
  });
  if (accepted) log.info('ticket.offer-accepted', { ticket: ticketId });
  return accepted;
}

/**
 * Releases a held registration in the caller's transaction: it gets places, or joins the waiting list. The mail that
 * was held with it becomes the mail of its new status. False when the registration is not held.
 */
export async function admitHeld(session: Session, ticketId: number): Promise<boolean> {
  const admitted = await changeIn(session, ticketId, async (_session, ticket, type) => {
    if (ticket.status !== 'held') return false;
    const { status, heldUntil } =
      ticket.quantity <= type.free
        ? await placeOf(session, type)
        : { status: 'waiting', heldUntil: null };
    await session.execute(sql`
      UPDATE tickets SET status = ${status}::enum_tickets_status, offered_until = ${heldUntil}::timestamptz,
        updated_at = now() WHERE id = ${ticketId}`);
    await session.execute(sql`
      UPDATE mails SET kind = ${`ticket-${status}`}::enum_mails_kind
      WHERE ticket_id = ${ticketId} AND status = 'held'`);
    return true;
  });
  return admitted ?? false;
}
