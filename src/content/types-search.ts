/** A piece of text, and whether it is what somebody looked for. */
export type TextPiece = { text: string; found: boolean };

export type SearchHit = {
  /** With language prefix. */
  href: string;
  /** The type of what was found, by the name of its collection. */
  kind: SearchKind;
  title: TextPiece[];
  /** The place in the text that answers best, or what the page is about. */
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
  /** As typed, cut to the longest query. */
  query: string;
  /** Why nothing was looked for: nothing typed, or too little. Null: it was looked for. */
  refusal: 'empty' | 'short' | null;
  /** Whether the query was longer than what is looked for. */
  cut: boolean;
  /** The query with its words as they are written here, where some were written nowhere. */
  corrected: string | null;
  /** No page has all the words: these have some of them. */
  loosened: boolean;
  kind: SearchKind | null;
  /** How many of each kind, whichever is chosen. */
  kinds: { kind: SearchKind; count: number }[];
  /** Of the chosen kind, or of all. */
  total: number;
  page: number;
  pages: number;
  hits: SearchHit[];
};
