import type { Sought, Word } from './parse-search-query';
import type { Comparison } from '../queries/payload/search-result-order';

/** The maximum number of combinations; a query with many synonyms would have too many. */
const MAX_WORDINGS = 40;

/** The wordings of a query: combinations with one phrase of each part. */
const wordingsOf = (sought: readonly Sought[]): Word[][] =>
  sought.reduce<Word[][]>(
    (wordings, { phrases }) =>
      wordings
        .flatMap((wording) => phrases.map((phrase) => [...wording, ...phrase]))
        .slice(0, MAX_WORDINGS),
    [[]],
  );

/**
 * The texts with which names, titles and headings are compared for ranking.
 * @param words all words of the query, including filler words, which are not searched for
 */
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
