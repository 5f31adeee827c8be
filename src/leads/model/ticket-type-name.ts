import type { Ticket } from '@/payload-types';

/** What a ticket's type is called; null where it was not read along, or has no name in that language. */
export const ticketTypeName = ({ ticketType }: Pick<Ticket, 'ticketType'>): string | null =>
  typeof ticketType === 'number' ? null : (ticketType.name ?? null);
