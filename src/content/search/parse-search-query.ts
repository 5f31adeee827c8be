import type { Locale } from '@/i18n/locales';
import { accentText, foldText } from '@/lib/fold-text-for-search';

/** The maximum length of a query in characters; a longer one is cut, and the reader is told. */
export const MAX_QUERY_LENGTH = 200;
/** The number of characters that are read of the input, whitespace included; the rest is ignored. */
const MAX_READ_LENGTH = 4 * MAX_QUERY_LENGTH;
const MAX_WORDS = 8;
/** The length of the shortest prefix that is searched: too many words begin with one letter. */
const MIN_PREFIX_LENGTH = 2;

/** A word of a query: folded for finding, and with its accents for ranking. */
export type Word = { folded: string; accented: string };

export type SearchQuery = {
  /** The query as typed, without surrounding space. */
  text: string;
  cut: boolean;
  /** The words without duplicates, in the order they were typed. */
  words: Word[];
  refusal: 'empty' | 'short' | null;
};

/** The words of a text in order, each folded and with its accents. */
export const wordsOf = (text: string): Word[] =>
  accentText(text)
    .split(' ')
    .map((accented) => ({ folded: foldText(accented), accented }))
    .filter(({ folded }) => folded !== '');

/** Parses any input as a search query. */
export function readQuery(typed: string): SearchQuery {
  const read = typed.slice(0, MAX_READ_LENGTH);
  const whole = read.replaceAll(/\s+/gu, ' ').trim();
  const text = whole.slice(0, MAX_QUERY_LENGTH).toWellFormed();
  const seen = new Set<string>();
  const all = wordsOf(text).filter(({ folded }) => !seen.has(folded) && seen.add(folded));
  const words = all.slice(0, MAX_WORDS);
  const short = words.length === 1 && (words[0]?.folded ?? '').length < MIN_PREFIX_LENGTH;
  const refusal = words.length === 0 ? 'empty' : short ? 'short' : null;
  const cut =
    typed.length > MAX_READ_LENGTH || whole.length > text.length || all.length > words.length;
  return { text, cut, words, refusal };
}

const phrasesOf = (written: string): Word[][] =>
  written
    .split(', ')
    .map(wordsOf)
    .toSorted((a, b) => b.length - a.length);

/** Filler phrases (stop words), those with the most words first. */
const FILLING: Record<Locale, Word[][]> = {
  vi: phrasesOf('là gì, như thế nào, thế nào, là, với, và, của, cho'),
  en: phrasesOf(
    'what is, what are, how to, how do i, how do we, how does, a, an, the, of, and, for, with, to, is, it, do, does, us, your, our',
  ),
};

const isSame = (typed: Word, word: Word) =>
  typed.folded === word.folded &&
  (typed.accented === word.accented || typed.accented === typed.folded);

/** Whether the words at an index are those of a phrase, typed with its accents or without any. */
export const standsAt = (words: readonly Word[], index: number, phrase: readonly Word[]): boolean =>
  phrase.length > 0 &&
  phrase.every((word, offset) => {
    const typed = words[index + offset];
    return typed !== undefined && isSame(typed, word);
  });

/** The words without filler phrases; all words if nothing would be left. */
export function withoutFilling(words: readonly Word[], locale: Locale): Word[] {
  const left: Word[] = [];
  for (let index = 0; index < words.length;) {
    const filling = FILLING[locale].find((phrase) => standsAt(words, index, phrase));
    const word = words[index];
    if (!filling && word) left.push(word);
    index += filling?.length ?? 1;
  }
  return left.length > 0 ? left : [...words];
}

/** A part of a query: a page matches it by any of its phrases. */
export type Sought = {
  /** Lists of words; the first phrase is the typed one, or its best correction. */
  phrases: readonly (readonly Word[])[];
  /** Whether the last word of the first phrase may be a prefix. */
  begun: boolean;
  /** The words of the part as they were typed, folded. */
  typed: string;
};

export const toOne = (word: Word): Sought => ({
  phrases: [[word]],
  begun: false,
  typed: word.folded,
});

/** Marks the last word as a possible prefix, because the visitor may still be typing it. */
export const beginLast = (sought: readonly Sought[]): Sought[] =>
  sought.map((one, index) => {
    const last = one.phrases[0]?.at(-1)?.folded ?? '';
    return { ...one, begun: index === sought.length - 1 && last.length >= MIN_PREFIX_LENGTH };
  });

export const toSought = (words: readonly Word[]): Sought[] => beginLast(words.map(toOne));

/** A quoted word for `to_tsquery`; folding leaves only letters, digits and spaces, so nothing needs escaping. */
const quoted = ({ folded }: Word) => `'${foldText(folded).replaceAll(' ', '')}'`;

function phraseQuery(phrase: readonly Word[], begun: boolean): string {
  const each = phrase.map((word, index) =>
    begun && index === phrase.length - 1 ? `${quoted(word)}:*` : quoted(word),
  );
  return each.length > 1 ? `(${each.join(' & ')})` : each.join('');
}

/**
 * The query in the syntax of Postgres' `to_tsquery`, with all parts or any of them required. The words of a phrase need
 * not be adjacent: checking that would read the whole text of every match.
 */
export function toTsQuery(sought: readonly Sought[], all: boolean): string {
  return sought
    .map(({ phrases, begun }) => {
      const each = phrases.map((phrase, index) => phraseQuery(phrase, begun && index === 0));
      return each.length > 1 ? `(${each.join(' | ')})` : each.join('');
    })
    .join(all ? ' & ' : ' | ');
}
