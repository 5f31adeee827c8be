import type { Metadata } from 'next';
import { ticketThanks, ticketThanksMetadata, type TicketThanksProps } from '../ticket-thanks';

export function generateStaticParams(): { slug: string }[] {
  return [];
}

export const generateMetadata = (props: TicketThanksProps): Promise<Metadata> =>
  ticketThanksMetadata(props, 'get-ticket');

export default function TicketThankYouPage(props: TicketThanksProps) {
  return ticketThanks(props, 'get-ticket');
}
