/** A piece of text, and whether it matches the search. */
export type TextPiece = { text: string; found: boolean };

export type SearchHit = {
  /** The URL of the result, with language prefix. */
  href: string;
  /** The type of a result, by the slug of its collection. */
  kind: SearchKind;
  title: TextPiece[];
  /** A snippet around the matches, or the summary. */
  snippet: TextPiece[];
};

export const searchKinds = [
  'pages',
  'blogs',
  'faqs',
  'customer-successes',
  'event-pages',
  'news-and-press',
  'integrations',
  'resources',
  'comparisons',
  'career-opportunities',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export type SearchAnswer = {
  /** The query as typed, cut to the maximum length. */
  query: string;
  /** Why no search was made: the query was empty or too short; null if one was made. */
  refusal: 'empty' | 'short' | null;
  /** Whether the query was longer than the maximum and has been cut. */
  cut: boolean;
  /** The corrected query, where some words occur nowhere. */
  corrected: string | null;
  /** Whether no page has all the words: then the results contain some of them. */
  loosened: boolean;
  kind: SearchKind | null;
  /** The number of results of each kind, whichever kind is selected. */
  kinds: { kind: SearchKind; count: number }[];
  /** The number of results of the selected kind, or of all. */
  total: number;
  page: number;
  pages: number;
  hits: SearchHit[];
};
