import type { Locale } from '@/i18n/locales';
import type { EventItems, PlatformCard, QuoteItem, VideoItem } from '../list-item-and-text-types';
import { listForPage } from '../queries/choose-list-source';
import { toQuote } from '../transforms/customer-quote';
import { toEvents } from '../transforms/merge-events';
import { toVideo } from '../transforms/event-video';
import { toPlatformCard } from '../transforms/platform-product-card';

// Each list of this file comes from the CMS of this process or, if `CMS_URL` is set, from that server (D6,
// spec/decisions.md). Null means that the server of `CMS_URL` did not deliver the list; if our own CMS fails, the
// function throws. `listEvents` returns `isIncomplete` instead of null.

/** The published pillars of the platform by ascending id (spec §7). */
export async function listPlatforms(locale: Locale): Promise<PlatformCard[] | null> {
  const entries = await listForPage('platforms', locale);
  return entries?.map((entry) => toPlatformCard(entry, locale)) ?? null;
}

/** Published events, coming and past as of now; `isIncomplete` when a part of them could not be read. */
export async function listEvents(
  locale: Locale,
): Promise<{ events: EventItems; isIncomplete: boolean }> {
  const [summits, pages] = await Promise.all([
    listForPage('aiEvents', locale),
    listForPage('eventPages', locale),
  ]);
  return {
    events: toEvents({ summits: summits ?? [], pages: pages ?? [] }, locale, new Date()),
    isIncomplete: summits === null || pages === null,
  };
}

/** Published recordings by descending id (spec §7). */
export async function listEventVideos(locale: Locale): Promise<VideoItem[] | null> {
  return (await listForPage('eventVideos', locale))?.map((entry) => toVideo(entry, locale)) ?? null;
}

/** Published recordings of the event with this code; none without a code. */
export async function listVideosOf(
  locale: Locale,
  cxTag: string | null,
): Promise<VideoItem[] | null> {
  if (!cxTag) return [];
  const videos = await listForPage('eventVideos', locale);
  const ofEvent = videos?.filter(({ attributes }) => attributes.cxTag === cxTag);
  return ofEvent?.map((entry) => toVideo(entry, locale)) ?? null;
}

/** Published customer quotes by descending id (spec §7). */
export async function listCustomerQuotes(locale: Locale): Promise<QuoteItem[] | null> {
  return (await listForPage('customerQuotes', locale))?.map(toQuote) ?? null;
}
