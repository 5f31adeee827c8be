import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../embedded/entries';
import { cms } from '../payload';
import { toOpening, toOpeningSummary } from '../transforms/entries/openings';
import type { OpeningPage, OpeningSummary } from '../types-entries';
import { readEntry, readList, type EntryAddress } from './read';

const collection = 'career-opportunities';

/** The live vacancies, in the order of their editors. */
export function listOpenings(locale: Locale): Promise<OpeningSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toOpeningSummary,
  });
}

/** What stands at /careers/{slug}, or null. */
export function getOpening(address: EntryAddress): Promise<OpeningPage | null> {
  const { locale, slug, draft } = address;
  return readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
    toView: toOpening,
  });
}
