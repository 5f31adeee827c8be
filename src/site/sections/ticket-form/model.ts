import type { TicketOffer } from '@/content/types-items';

export type TicketFormModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the event sells no tickets. */
  offer: TicketOffer | null;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};
