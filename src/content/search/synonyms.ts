import type { Locale } from '@/i18n/locales';
import { synonymGroups } from '@/lib/synonym-groups';
import { cachedSetting } from '../cached-setting';
import { beginLast, type Sought, standsAt, toOne, type Word, wordsOf } from './query';

/** Phrases that mean the same, each a list of words. */
export type SynonymGroup = readonly (readonly Word[])[];

export const readSynonyms = (written: string): SynonymGroup[] =>
  synonymGroups(written).map((phrases) => phrases.map(wordsOf));

/** The groups that editors wrote in the settings of a language. */
export const getSynonyms = (locale: Locale): Promise<SynonymGroup[]> =>
  cachedSetting(locale, 'search-synonyms', 'searchSynonyms', (written) =>
    readSynonyms(written ?? ''),
  );

const folded = (phrase: readonly Word[]) => phrase.map((word) => word.folded).join(' ');

/** The longest phrase of any group that stands in the words at an index. */
function longestAt(words: readonly Word[], index: number, groups: readonly SynonymGroup[]) {
  return groups
    .flatMap((group) => group.map((phrase) => ({ group, phrase })))
    .filter(({ phrase }) => standsAt(words, index, phrase))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0];
}

/**
 * The words of a query, where those that stand in a group of synonyms may be any phrase of it: as typed
 * first. A second phrase of a group says nothing new, and is left out.
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
