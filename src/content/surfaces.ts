import type { Locale } from '@/i18n/locales';
import type { EventItems, QuoteItem, VideoItem } from './types-items';
import { readThroughCache } from './cache';
import { listForPage } from './queries/lists';
import { lifeOf } from './queries/remote/remote';
import { contractTypes, type Entry, type SpecListName } from './contract/table';
import { listTag } from './tags';
import { toQuote } from './transforms/customer-quote';
import { toEvents } from './transforms/events';
import { toVideo } from './transforms/event-video';

/** Null while another server has yet to give the list. */
const read = <Name extends SpecListName>(
  name: Name,
  locale: Locale,
): Promise<Entry<Name>[] | null> =>
  readThroughCache<Entry<Name>[] | null>({
    key: ['list', name, locale],
    tags: [listTag(contractTypes[name].collection, locale)],
    read: () => listForPage(name, locale),
    life: lifeOf(name),
    isEmpty: (entries) => entries === null || entries.length === 0,
  });

/**
 * Published events, coming and past at this moment, from this CMS or from `CMS_URL`; whether that server
 * has yet to give some of them.
 */
export async function listEvents(
  locale: Locale,
): Promise<{ events: EventItems; isIncomplete: boolean }> {
  const [summits, pages] = await Promise.all([
    read('aiEvents', locale),
    read('eventPages', locale),
  ]);
  return {
    events: toEvents({ summits: summits ?? [], pages: pages ?? [] }, locale, new Date()),
    isIncomplete: summits === null || pages === null,
  };
}

/** Published recordings, the newest first (spec §7). */
export async function listEventVideos(locale: Locale): Promise<VideoItem[] | null> {
  return (await read('eventVideos', locale))?.map((entry) => toVideo(entry, locale)) ?? null;
}

/** Published recordings of the event that goes by a code; none without one. */
export async function listVideosOf(
  locale: Locale,
  cxTag: string | null,
): Promise<VideoItem[] | null> {
  if (!cxTag) return [];
  const videos = await read('eventVideos', locale);
  const ofEvent = videos?.filter(({ attributes }) => attributes.cxTag === cxTag);
  return ofEvent?.map((entry) => toVideo(entry, locale)) ?? null;
}

/** What customers say, the newest first (spec §7). */
export async function listCustomerQuotes(locale: Locale): Promise<QuoteItem[] | null> {
  return (await read('customerQuotes', locale))?.map(toQuote) ?? null;
}
