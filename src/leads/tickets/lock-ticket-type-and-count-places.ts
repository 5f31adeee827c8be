import { sql } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { holdingStatuses } from '@/lib/holding-ticket-statuses';
import { sqlList } from '../model/sql-in-list';
import type { TicketStatus } from './ticket-statuses';

export type TypeRow = {
  id: number;
  eventId: number;
  price: number;
  free: number;
  /**
   * For how many hours a place is held for a registration whose mail has not been confirmed; null when registrations
   * are confirmed at once.
   */
  holdHours: number | null;
};

const holding = sqlList(holdingStatuses satisfies readonly TicketStatus[]);

/**
 * Locks a ticket type until the caller's transaction ends, and returns it with the number of free places. Concurrent
 * registrations for a type wait here for each other, so that no place is sold twice. The number is counted from the
 * tickets; no total is stored.
 */
export async function lockType(session: Session, typeId: number): Promise<TypeRow | null> {
  // The row is locked FOR NO KEY UPDATE: inserting a ticket refers to the type, and must not wait for this lock.
  const { rows: types } = await session.execute<{
    id: number;
    event_id: number;
    price: string;
    capacity: string;
    hold_hours: number | null;
  }>(sql`
    SELECT id, event_id, price::bigint AS price, capacity::bigint AS capacity,
      CASE WHEN confirm_by_mail THEN hold_hours::int END AS hold_hours FROM ticket_types
    WHERE id = ${typeId} FOR NO KEY UPDATE`);
  const type = types[0];
  if (!type) return null;
  // The places are counted by a separate statement, so that it sees what was committed while the lock was awaited.
  const { rows } = await session.execute<{ taken: number }>(sql`
    SELECT coalesce(sum(quantity), 0)::int AS taken FROM tickets
    WHERE ticket_type_id = ${typeId} AND status IN (${holding})`);
  return {
    id: type.id,
    eventId: type.event_id,
    price: Number(type.price),
    free: Number(type.capacity) - (rows[0]?.taken ?? 0),
    holdHours: type.hold_hours,
  };
}
