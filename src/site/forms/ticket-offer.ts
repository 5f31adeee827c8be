import type { Hub } from '@/leads/schema/enumerations';

/** What an event sells, as its form shows it (D13). */
export type TicketOffer = {
  /** Slug of the event page. */
  event: string;
  /** Where one can attend; the form asks only when there are any. */
  hubs: readonly Hub[];
  types: readonly {
    /** Posted as `ticketType`. */
    code: string;
    name: string;
    /** VND for one ticket; 0 is free of charge. */
    price: number;
    /** No place is left: who registers joins the waiting list. */
    isFull: boolean;
  }[];
};
