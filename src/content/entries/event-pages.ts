import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../embedded/entries';
import { cms } from '../payload';
import { toEvent, toEventSummary } from '../transforms/entries/events';
import type { EventPageView, EventSummary } from '../types-entries';
import { readEntry, readList, type EntryAddress } from './read';

const collection = 'event-pages';

/** The live events, latest first. */
export function listEventPages(locale: Locale): Promise<EventSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () =>
      (await cms()).find({
        collection,
        ...liveEntries(locale),
        sort: ['-leadMagnetDateTime', '-id'],
      }),
    toView: toEventSummary,
  });
}

/** What stands at /events/{slug}, or null. */
export function getEvent(address: EntryAddress): Promise<EventPageView | null> {
  const { locale, slug, draft } = address;
  return readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
    toView: toEvent,
  });
}
