import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Locale } from '@/i18n/locales';
import { doorTicketOf } from '../tickets/door-ticket';
import { ticketFacts } from '../tickets/ticket-facts';
import { CheckIn } from './check-in.client';

type CellProps = DefaultServerCellComponentProps & { rowData: Readonly<Record<string, unknown>> };

/** Rows of a list that ask the same share the answer. */
const factsOf = cache((payload: Payload, event: unknown, type: unknown, locale: Locale) =>
  ticketFacts(payload, { event, type }, locale),
);

const factsOfRow = ({ rowData, payload, i18n }: CellProps) =>
  factsOf(payload, rowData.event, rowData.ticketType, i18n.language === 'en' ? 'en' : 'vi');

/** In the list, beside each name: what the door needs to know of a ticket, and its button. */
export async function CheckInCell(cell: CellProps) {
  const ticket = doorTicketOf(cell.rowData);
  if (!ticket) return null;
  const { event, type } = await factsOfRow(cell);
  return <CheckIn facts={[type, event]} ticket={ticket} />;
}

/** A ticket's type by its name, whichever of the two languages it has one in. */
export async function TicketTypeCell(cell: CellProps) {
  const { type } = await factsOfRow(cell);
  return type;
}
