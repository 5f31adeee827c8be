import type { Sought, Word } from './query';

/**
 * The order of what is found. What differs first decides:
 *
 * 1. the tier, the best of {@link tiers} that a page reaches;
 * 2. how many of the words its title has;
 * 3. the kind of page: pages of the site before entries of lists, and last the home page and the terms, which
 *    name everything;
 * 4. how much of the text is about the words, and how new it is.
 *
 * Where accents were typed, they count: to who typed `giá`, a title with `gia hạn` is worth less than a heading
 * with `giá`.
 */
const tiers = {
  /** A name of the page is what was typed. */
  name: 7,
  /** A name of the page is a synonym of it. */
  otherName: 6,
  /** The title has the words as they follow each other. */
  phrase: 5,
  /** The title has them all, or their synonyms; the last one perhaps only begun. */
  title: 4,
  /** Title and headings together have them. */
  headings: 3,
  /** The title has the words as they follow each other, but for their accents. */
  unaccented: 2,
  text: 1,
} as const;

/** Pages that mention every subject, so they rank last among equals: the home page and the legal texts. */
const LEAST = ['/', '/terms', '/privacy', '/cookies'];

const kindWeight = `CASE WHEN collection <> 'pages' THEN 1
  WHEN address IN (${LEAST.map((address) => `'${address}'`).join(', ')}) THEN 0 ELSE 2 END`;

/** What a question is compared with names, titles and headings by. Words that are whole stand between spaces. */
export type Comparison = {
  /** Whether accents count. */
  accented: boolean;
  /** Names that are what was typed; with and without the words that only ask. */
  names: string[];
  otherNames: string[];
  /** As `names`, folded. */
  unaccented: string[];
  /** Of each part of the question: its phrases, and the one that may be only begun. */
  parts: { whole: string[]; begun: string[] }[];
};

/** A question of many synonyms has very many other wordings; the first ones are enough. */
const MOST_WORDINGS = 40;

/** Every wording of the question that takes one phrase of each part. */
const wordingsOf = (sought: readonly Sought[]): Word[][] =>
  sought.reduce<Word[][]>(
    (wordings, { phrases }) =>
      wordings
        .flatMap((wording) => phrases.map((phrase) => [...wording, ...phrase]))
        .slice(0, MOST_WORDINGS),
    [[]],
  );

/** @param words all that were typed, also those that only ask and are not sought */
export function compareBy(words: readonly Word[], sought: readonly Sought[]): Comparison {
  const typed = sought.flatMap(({ phrases }) => phrases[0] ?? []);
  const accented = typed.some((word) => word.accented !== word.folded);
  const spell = (phrase: readonly Word[]) =>
    phrase.map((word) => (accented ? word.accented : word.folded)).join(' ');
  const names = [...new Set([spell(words), spell(typed)])];
  const fold = (phrase: readonly Word[]) => phrase.map((word) => word.folded).join(' ');
  return {
    accented,
    names,
    otherNames: wordingsOf(sought)
      .map(spell)
      .filter((name) => !names.includes(name)),
    unaccented: [...new Set([fold(words), fold(typed)])],
    parts: sought.map(({ phrases, begun }) => ({
      whole: phrases.map((phrase) => ` ${spell(phrase)} `),
      begun: begun && phrases[0] ? [` ${spell(phrases[0])}`] : [],
    })),
  };
}

/** The parameters of {@link orderColumns}, each a list of texts. */
export const orderValues = ({ names, otherNames, unaccented, parts }: Comparison): string[][] => [
  names,
  otherNames,
  names.map((name) => ` ${name} `),
  unaccented.map((name) => ` ${name} `),
  ...parts.map(({ whole, begun }) => [...whole, ...begun]),
];

/**
 * Columns `tier`, `in_title` and `kind_weight` of a row of `search_documents`, whose titles and headings have
 * a space at either end.
 *
 * @param first the number of the first parameter of {@link orderValues}
 */
export function orderColumns(by: Comparison, first: number): string {
  const { accented, names, unaccented, parts } = by;
  const spelling = accented ? 'accented' : 'folded';
  const title = `${spelling}_title`;
  const head = `${spelling}_head`;
  const list = (offset: number) => `$${first + offset}::text[]`;
  // `LIKE ANY` would step through the text letter by letter: three times the cost.
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

/** What {@link orderColumns} decides, best first. */
export const ORDER = 'tier DESC, in_title DESC, kind_weight DESC';
