import type { Ticket } from '@/payload-types';

/** The name of a ticket's type; null where the type was not populated, or has no name in that language. */
export const ticketTypeName = ({ ticketType }: Pick<Ticket, 'ticketType'>): string | null =>
  typeof ticketType === 'number' ? null : (ticketType.name ?? null);
