import type { Metadata } from 'next';
import { ticketThanks, ticketThanksMetadata, type TicketThanksProps } from '../ticket-thanks';

// It may show this visitor's ticket: never kept by any cache.
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: TicketThanksProps): Promise<Metadata> =>
  ticketThanksMetadata(props, 'get-ticket');

export default function Page(props: TicketThanksProps) {
  return ticketThanks(props, 'get-ticket');
}
