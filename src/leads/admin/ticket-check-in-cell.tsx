import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import type { Locale } from '@/i18n/locales';
import { checkInTicketOf } from '../tickets/ticket-fields-for-check-in';
import { ticketEventAndTypeNames } from '../tickets/ticket-event-and-type-names';
import { CheckIn } from './ticket-check-in-buttons.client';

/** The props of a table cell. The row is missing while the CMS prepares the form of a new document. */
type CellProps = Omit<DefaultServerCellComponentProps, 'rowData'> & {
  rowData?: Readonly<Record<string, unknown>>;
};

/** The names of a ticket's event and type; cells about the same event and type share one read. */
const factsOf = cache((payload: Payload, event: unknown, type: unknown, locale: Locale) =>
  ticketEventAndTypeNames(payload, { event, type }, locale),
);

const factsOfRow = ({ rowData, payload, i18n }: CellProps) =>
  factsOf(payload, rowData?.event, rowData?.ticketType, i18n.language === 'en' ? 'en' : 'vi');

/** A table cell beside each name: the state of a ticket, and the button that checks it in. */
export async function CheckInCell(cell: CellProps) {
  const ticket = cell.rowData ? checkInTicketOf(cell.rowData) : null;
  if (!ticket) return null;
  const { event, type } = await factsOfRow(cell);
  return <CheckIn facts={[type, event]} ticket={ticket} />;
}

/** The name of a ticket's type, in the other language if it has no name in the admin's language. */
export async function TicketTypeCell(cell: CellProps) {
  if (!cell.rowData) return null;
  const { type } = await factsOfRow(cell);
  return type;
}
