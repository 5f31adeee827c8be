/** A customer's words; pictures are addresses, of which a phone may have its own. */
export type QuoteItem = {
  /** Unique in the list. */
  key: string;
  content: string;
  customerName: string;
  person: string | null;
  jobTitle: string | null;
  portrait: string | null;
  logo: string | null;
  heroShot: string | null;
  heroShotInMobile: string | null;
  sample: boolean;
};

export type CustomerQuotesModel = {
  titleLines: string[];
  text: string | null;
  /** Null while the server that keeps them does not give them. */
  quotes: QuoteItem[] | null;
};
