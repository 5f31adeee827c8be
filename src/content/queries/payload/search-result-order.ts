/**
 * The ranks of a page for a query, best first. Search results are sorted by: 1. the best of these {@link tiers} that a
 * page reaches; 2. how many of the search words the title contains; 3. the kind of page: pages of the site before
 * entries of lists, last the home page and the legal texts, which mention everything; 4. how well the text matches, and
 * how new it is. Accents in the query count: for `giá`, a title with `gia hạn` ranks below a heading with `giá`.
 */
const tiers = {
  /** A name of the page equals the query. */
  name: 7,
  /** A name of the page equals the query with synonyms in it. */
  otherName: 6,
  /** The title contains the query's words in sequence. */
  phrase: 5,
  /** The title contains all words or their synonyms; the last word may be a prefix. */
  title: 4,
  /** The title and the headings together contain all words or their synonyms. */
  headings: 3,
  /** The title contains the query's words in sequence if accents are ignored. */
  unaccented: 2,
  /** None of the above. */
  text: 1,
} as const;

/** Pages that mention nearly every subject; among results of equal rank they come last. */
const LEAST_IMPORTANT_PATHS = ['/', '/terms', '/privacy', '/cookies'];

const kindWeight = `CASE WHEN collection <> 'pages' THEN 1
  WHEN address IN (${LEAST_IMPORTANT_PATHS.map((address) => `'${address}'`).join(', ')}) THEN 0 ELSE 2 END`;

/** The texts that are compared with the names, titles and headings of pages. */
export type Comparison = {
  /** Whether the accents of the query count. */
  accented: boolean;
  /** The query with its filler words, and without. */
  names: string[];
  /** The wordings of the query with synonyms. */
  otherNames: string[];
  /** The texts of `names` in folded form. */
  unaccented: string[];
  /**
   * Each part of the query: its phrases as whole words, with a space at either end, and the phrase that may be a
   * prefix, with a space before it.
   */
  parts: { whole: string[]; begun: string[] }[];
};

/** The parameters of {@link orderColumns}, each a list of texts. */
export const orderValues = ({ names, otherNames, unaccented, parts }: Comparison): string[][] => [
  names,
  otherNames,
  names.map((name) => ` ${name} `),
  unaccented.map((name) => ` ${name} `),
  ...parts.map(({ whole, begun }) => [...whole, ...begun]),
];

/**
 * SQL columns by which search results are sorted (`tier`, `in_title`, `kind_weight`), for a row of
 * `search_documents`, whose titles and headings are stored with a space at either end.
 * @param first the number of the first parameter of {@link orderValues}
 */
export function orderColumns(by: Comparison, first: number): string {
  const { accented, names, unaccented, parts } = by;
  const spelling = accented ? 'accented' : 'folded';
  const title = `${spelling}_title`;
  const head = `${spelling}_head`;
  const list = (offset: number) => `$${first + offset}::text[]`;
  // One `strpos` for each text, joined by OR: `LIKE ANY` with a list of patterns is three times slower.
  const has = (text: string, offset: number, texts: number) =>
    Array.from(
      { length: texts },
      (_, index) => `strpos(${text}, (${list(offset)})[${index + 1}]) > 0`,
    ).join(' OR ');
  const inTitle = parts.map(
    ({ whole, begun }, index) => `(${has(title, 4 + index, whole.length + begun.length)})`,
  );
  const inHead = parts.map(({ whole }, index) => `(${has(head, 4 + index, whole.length)})`);
  return `CASE WHEN ${spelling}_names && ${list(0)} THEN ${tiers.name}
      WHEN ${spelling}_names && ${list(1)} THEN ${tiers.otherName}
      WHEN ${has(title, 2, names.length)} THEN ${tiers.phrase}
      WHEN ${inTitle.join(' AND ')} THEN ${tiers.title}
      WHEN ${inHead.join(' AND ')} THEN ${tiers.headings}
      WHEN ${has('folded_title', 3, unaccented.length)} THEN ${tiers.unaccented}
      ELSE ${tiers.text} END AS tier,
    ${inTitle.map((one) => `${one}::int`).join(' + ')} AS in_title,
    ${kindWeight} AS kind_weight`;
}

/** The ORDER BY for the columns of {@link orderColumns}, best first. */
export const ORDER = 'tier DESC, in_title DESC, kind_weight DESC';
