import type { Locale } from '@/i18n/locales';
import { accentText, foldText } from '@/lib/fold-text';

/** In characters; what is longer is cut, and the reader told. */
export const LONGEST_QUERY = 200;
/** With the space around it. */
const LONGEST_READ = 4 * LONGEST_QUERY;
const MOST_WORDS = 8;
/** A letter alone begins half of all words. */
const SHORTEST_BEGINNING = 2;

/** A word, folded for finding it and with its accents for ordering what was found. */
export type Word = { folded: string; accented: string };

export type SearchQuery = {
  /** As typed, without space around it. */
  text: string;
  cut: boolean;
  /** Each once, in the order they were typed. */
  words: Word[];
  refusal: 'empty' | 'short' | null;
};

/** The words of a text, in its order. */
export const wordsOf = (text: string): Word[] =>
  accentText(text)
    .split(' ')
    .map((accented) => ({ folded: foldText(accented), accented }))
    .filter(({ folded }) => folded !== '');

/** Reads what somebody typed, whatever it is. */
export function readQuery(typed: string): SearchQuery {
  const read = typed.slice(0, LONGEST_READ);
  const whole = read.replaceAll(/\s+/gu, ' ').trim();
  const text = whole.slice(0, LONGEST_QUERY).toWellFormed();
  const seen = new Set<string>();
  const all = wordsOf(text).filter(({ folded }) => !seen.has(folded) && seen.add(folded));
  const words = all.slice(0, MOST_WORDS);
  const short = words.length === 1 && (words[0]?.folded ?? '').length < SHORTEST_BEGINNING;
  const refusal = words.length === 0 ? 'empty' : short ? 'short' : null;
  const cut =
    typed.length > LONGEST_READ || whole.length > text.length || all.length > words.length;
  return { text, cut, words, refusal };
}

const phrasesOf = (written: string): Word[][] =>
  written
    .split(', ')
    .map(wordsOf)
    .toSorted((a, b) => b.length - a.length);

/** Phrases that only ask, the longest first. They say nothing of what is asked for. */
const FILLING: Record<Locale, Word[][]> = {
  vi: phrasesOf('là gì, như thế nào, thế nào, là, với, và, của, cho'),
  en: phrasesOf(
    'what is, what are, how to, how do i, how do we, how does, a, an, the, of, and, for, with, to, is, it, do, does, us, your, our',
  ),
};

const isSame = (typed: Word, word: Word) =>
  typed.folded === word.folded &&
  (typed.accented === word.accented || typed.accented === typed.folded);

/** Whether a phrase stands in the words at an index, with its accents or typed without any. */
export const standsAt = (words: readonly Word[], index: number, phrase: readonly Word[]): boolean =>
  phrase.length > 0 &&
  phrase.every((word, offset) => {
    const typed = words[index + offset];
    return typed !== undefined && isSame(typed, word);
  });

/** The words without those that only ask; all of them where nothing would be left. */
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

/**
 * What a page has to have: any of these phrases will do, each a list of words; what was typed is the first.
 * `begun`: the last word of the first one may be longer.
 */
export type Sought = {
  phrases: readonly (readonly Word[])[];
  begun: boolean;
  /** As typed, folded. */
  typed: string;
};

/** One word, as typed. */
export const toOne = (word: Word): Sought => ({
  phrases: [[word]],
  begun: false,
  typed: word.folded,
});

/** What was typed last may not be typed to its end. */
export const beginLast = (sought: readonly Sought[]): Sought[] =>
  sought.map((one, index) => {
    const last = one.phrases[0]?.at(-1)?.folded ?? '';
    return { ...one, begun: index === sought.length - 1 && last.length >= SHORTEST_BEGINNING };
  });

/** The words of a query, each by itself. */
export const toSought = (words: readonly Word[]): Sought[] => beginLast(words.map(toOne));

/** Only letters and digits come through folding, so a quoted word holds nothing to escape. */
const quoted = ({ folded }: Word) => `'${foldText(folded).replaceAll(' ', '')}'`;

function phraseQuery(phrase: readonly Word[], begun: boolean): string {
  const each = phrase.map((word, index) =>
    begun && index === phrase.length - 1 ? `${quoted(word)}:*` : quoted(word),
  );
  return each.length > 1 ? `(${each.join(' & ')})` : each.join('');
}

/**
 * What Postgres' `to_tsquery` reads: all that is sought, or any of it. The words of a phrase may stand
 * anywhere: to see whether they follow each other, the whole text of every match would be read.
 */
export function toTsQuery(sought: readonly Sought[], all: boolean): string {
  return sought
    .map(({ phrases, begun }) => {
      const each = phrases.map((phrase, index) => phraseQuery(phrase, begun && index === 0));
      return each.length > 1 ? `(${each.join(' | ')})` : each.join('');
    })
    .join(all ? ' & ' : ' | ');
}
