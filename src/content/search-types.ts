/** A piece of text, and whether it matches the search. */
export type TextPiece = { text: string; found: boolean };

export type SearchHit = {
  /** Has the language prefix. */
  href: string;
  /** The slug of the result's collection. */
  kind: SearchKind;
  title: TextPiece[];
  /** A part of the summary or of the text, around the matches. */
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
  /** Why nothing was searched; null if a search was made. */
  refusal: 'empty' | 'short' | null;
  /** Whether the query had too many characters or words, so that a part of it was ignored. */
  cut: boolean;
  /** The query in the spelling that was searched for; null where it was searched for as typed. */
  corrected: string | null;
  /** Whether no page has all words of the query; the results then have some of them. */
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
