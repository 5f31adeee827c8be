import type { Metadata } from 'next';
import { ticketThanks, ticketThanksMetadata, type TicketThanksProps } from '../ticket-thanks';

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export const generateMetadata = (props: TicketThanksProps): Promise<Metadata> =>
  ticketThanksMetadata(props, 'waiting');

export default function WaitingListPage(props: TicketThanksProps) {
  return ticketThanks(props, 'waiting');
}
