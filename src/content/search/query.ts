import { foldText } from '@/lib/fold-text';

/** In characters; what is longer is cut, and the reader told. */
export const LONGEST_QUERY = 200;
/** With the space around it. */
const LONGEST_READ = 4 * LONGEST_QUERY;
const MOST_WORDS = 8;
/** A letter alone begins half of all words. */
const SHORTEST_BEGINNING = 2;

export type SearchQuery = {
  /** As typed, without space around it. */
  text: string;
  cut: boolean;
  /** Folded, each once, in the order they were typed. */
  words: string[];
  refusal: 'empty' | 'short' | null;
};

/** Reads what somebody typed, whatever it is. */
export function readQuery(typed: string): SearchQuery {
  const read = typed.slice(0, LONGEST_READ);
  const whole = read.replaceAll(/\s+/gu, ' ').trim();
  const text = whole.slice(0, LONGEST_QUERY).toWellFormed();
  const all = [...new Set(foldText(text).split(' '))].filter((word) => word !== '');
  const words = all.slice(0, MOST_WORDS);
  const short = words.length === 1 && (words[0] ?? '').length < SHORTEST_BEGINNING;
  const refusal = words.length === 0 ? 'empty' : short ? 'short' : null;
  const cut =
    typed.length > LONGEST_READ || whole.length > text.length || all.length > words.length;
  return { text, cut, words, refusal };
}

/** A word of a query: any of these folded words will do; the last one may be only begun. */
export type Sought = { words: readonly string[]; begun: boolean };

/** The words of a query; the last one may not be typed to its end. */
export const toSought = (words: readonly string[]): Sought[] =>
  words.map((word, index) => ({
    words: [word],
    begun: index === words.length - 1 && word.length >= SHORTEST_BEGINNING,
  }));

/** Only letters and digits come through folding, so a quoted word holds nothing to escape. */
const quoted = (word: string) => `'${foldText(word).replaceAll(' ', '')}'`;

/** What Postgres' `to_tsquery` reads: all of the words, or any of them. */
export function toTsQuery(sought: readonly Sought[], all: boolean): string {
  return sought
    .map(({ words, begun }) => {
      const each = words.map((word) => (begun ? `${quoted(word)}:*` : quoted(word)));
      return each.length > 1 ? `(${each.join(' | ')})` : each.join('');
    })
    .join(all ? ' & ' : ' | ');
}
