import type { Locale } from '@/i18n/locales';
import { synonymGroups } from '@/lib/parse-synonym-groups';
import { cachedSetting } from '../settings/cached-setting';
import { beginLast, type Sought, standsAt, toOne, type Word, wordsOf } from './parse-search-query';

/** Phrases with the same meaning, each a list of words. */
export type SynonymGroup = readonly (readonly Word[])[];

export const readSynonyms = (written: string): SynonymGroup[] =>
  synonymGroups(written).map((phrases) => phrases.map(wordsOf));

/** The synonym groups that editors wrote in the settings of a language. */
export const getSynonyms = (locale: Locale): Promise<SynonymGroup[]> =>
  cachedSetting(locale, 'search-synonyms', 'searchSynonyms', (written) =>
    readSynonyms(written ?? ''),
  );

const folded = (phrase: readonly Word[]) => phrase.map((word) => word.folded).join(' ');

/** The longest phrase of any group at an index of the words. */
function longestAt(words: readonly Word[], index: number, groups: readonly SynonymGroup[]) {
  return groups
    .flatMap((group) => group.map((phrase) => ({ group, phrase })))
    .filter(({ phrase }) => standsAt(words, index, phrase))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0];
}

/**
 * Groups the words of a query into parts. Words that form a phrase of a synonym group are one part, which any phrase of
 * that group matches. A second typed phrase of the same group adds nothing and is left out.
 */
export function toSoughtWith(words: readonly Word[], groups: readonly SynonymGroup[]): Sought[] {
  const sought: Sought[] = [];
  const taken = new Set<SynonymGroup>();
  for (let index = 0; index < words.length;) {
    const found = longestAt(words, index, groups);
    const typed = words.slice(index, index + (found?.phrase.length ?? 1));
    index += typed.length;
    if (!found) sought.push(...typed.map(toOne));
    else if (!taken.has(found.group)) {
      taken.add(found.group);
      const others = found.group.filter((phrase) => folded(phrase) !== folded(typed));
      sought.push({ phrases: [typed, ...others], begun: false, typed: folded(typed) });
    }
  }
  return beginLast(sought);
}
