import type { Locale } from '@/i18n/locales';
import { findEntries } from '../queries/payload/find-entries';
import { toMediaEntry } from '../transforms/entries/press-coverage';
import type { MediaEntry } from '../list-item-and-text-types';
import { readList } from './read-cached-entries';

const collection = 'newsroom';

/** Articles of newspapers about the company, newest first. */
export function listNewsroom(locale: Locale): Promise<MediaEntry[]> {
  return readList({
    list: collection,
    locale,
    find: () => findEntries(collection, locale),
    toView: toMediaEntry,
  });
}
