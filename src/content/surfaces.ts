import type { Locale } from '@/i18n/locales';
import type { EventListModel } from '@/site/sections/event-list/model';
import type { QuoteItem } from '@/site/sections/customer-quotes/model';
import type { VideoItem } from '@/site/sections/event-videos/model';
import { readThroughCache } from './cache';
import { contractList } from './contract/client/lists';
import { lifeOf } from './contract/client/remote';
import { contractTypes, type Entry, type SpecListName } from './contract/table';
import { listTag } from './tags';
import { toQuote } from './transforms/customer-quote';
import { toEvents } from './transforms/events';
import { toVideo } from './transforms/event-video';

const read = <Name extends SpecListName>(name: Name, locale: Locale): Promise<Entry<Name>[]> =>
  readThroughCache({
    key: ['list', name, locale],
    tags: [listTag(contractTypes[name].collection, locale)],
    read: () => contractList(name, locale),
    life: lifeOf(name),
    isEmpty: (entries) => entries.length === 0,
  });

/** Published events, coming and past at this moment, from this CMS or from `CMS_URL`. */
export async function listEvents(locale: Locale): Promise<EventListModel['events']> {
  const [summits, pages] = await Promise.all([
    read('aiEvents', locale),
    read('eventPages', locale),
  ]);
  return toEvents({ summits, pages }, locale, new Date());
}

/** Published recordings, the newest first (spec §7). */
export async function listEventVideos(locale: Locale): Promise<VideoItem[]> {
  return (await read('eventVideos', locale)).map((entry) => toVideo(entry, locale));
}

/** Published recordings of the event that goes by a code; none without one. */
export async function listVideosOf(locale: Locale, cxTag: string | null): Promise<VideoItem[]> {
  if (!cxTag) return [];
  const videos = await read('eventVideos', locale);
  return videos
    .filter(({ attributes }) => attributes.cxTag === cxTag)
    .map((entry) => toVideo(entry, locale));
}

/** What customers say, the newest first (spec §7). */
export async function listCustomerQuotes(locale: Locale): Promise<QuoteItem[]> {
  return (await read('customerQuotes', locale)).map(toQuote);
}
