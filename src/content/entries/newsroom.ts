import type { Locale } from '@/i18n/locales';
import { liveEntries } from '../queries/payload/entries';
import { cms } from '../payload';
import { toMediaEntry } from '../transforms/entries/newsroom';
import type { MediaEntry } from '../types-items';
import { readList } from './read';

const collection = 'newsroom';

/** Articles of newspapers about the company, newest first. */
export function listNewsroom(locale: Locale): Promise<MediaEntry[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toMediaEntry,
  });
}
