import type { QuoteItem } from '@/content/types-items';

export type CustomerQuotesModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the server that keeps them does not give them. */
  quotes: QuoteItem[] | null;
};
