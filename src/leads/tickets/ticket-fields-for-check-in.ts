import { type TicketStatus, ticketStatuses } from './ticket-statuses';

/** The fields of a ticket that the check-in shows. */
export type CheckInTicketState = {
  id: number;
  status: TicketStatus;
  quantity: number;
  /** How many people of the ticket have come in. */
  arrived: number;
  checkedInAt: string | null;
};

const isStatus = (value: unknown): value is TicketStatus =>
  typeof value === 'string' && Object.hasOwn(ticketStatuses, value);

/** Reads the check-in fields of a ticket from its row in the admin; null if the row is not a ticket. */
export function checkInTicketOf(row: Readonly<Record<string, unknown>>): CheckInTicketState | null {
  const { id, status, quantity, arrived, checkedInAt } = row;
  if (typeof id !== 'number' || !isStatus(status)) return null;
  return {
    id,
    status,
    quantity: Number(quantity),
    arrived: status === 'checked-in' ? Number(arrived ?? quantity) : 0,
    checkedInAt: typeof checkedInAt === 'string' ? checkedInAt : null,
  };
}
