import { sql, type SQL } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { lockType } from './lock-ticket-type-and-count-places';
import { offerFreePlaces } from './waiting-list';

/**
 * Locks the types of the tickets that match a condition, in the order of their ids, and returns the ids. Every change
 * of a ticket locks its type first, so that changes do not deadlock.
 */
export async function lockTicketTypes(session: Session, which: SQL): Promise<number[]> {
  const { rows } = await session.execute<{ type: number }>(sql`
    SELECT DISTINCT ticket_type_id AS type FROM tickets
    WHERE ${which} AND ticket_type_id IS NOT NULL ORDER BY 1`);
  for (const { type } of rows) await lockType(session, type);
  return rows.map(({ type }) => type);
}

/** Deletes tickets in the caller's transaction and offers their places to the waiting list. */
export async function deleteTickets(session: Session, which: SQL): Promise<void> {
  const types = await lockTicketTypes(session, which);
  await session.execute(sql`DELETE FROM tickets WHERE ${which}`);
  for (const type of types) await offerFreePlaces(session, type);
}
