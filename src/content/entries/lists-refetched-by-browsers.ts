import type { Locale } from '@/i18n/locales';
import { browserList } from '../queries/fetch-list-in-browser';
import { ContentError, isCancelled, type FailureDetail } from '../queries/content-errors';
import { toQuote } from '../transforms/customer-quote';
import { toEvents } from '../transforms/merge-events';
import { toVideo } from '../transforms/event-video';
import { toPlatformCard } from '../transforms/platform-product-card';

/**
 * The lists that browsers refetch (D24), with the same view-models as on the server. This file and its imports are
 * the only part of `content` that is sent to browsers; the check of imports enforces that.
 */
export const browserLists = {
  platforms: async (locale: Locale, signal?: AbortSignal) =>
    (await browserList('platforms', locale, signal)).map((entry) => toPlatformCard(entry, locale)),
  events: async (locale: Locale, signal?: AbortSignal) => {
    const [summits, pages] = await Promise.all([
      browserList('aiEvents', locale, signal),
      browserList('eventPages', locale, signal),
    ]);
    return toEvents({ summits, pages }, locale, new Date());
  },
  videos: async (locale: Locale, signal?: AbortSignal) =>
    (await browserList('eventVideos', locale, signal)).map((entry) => toVideo(entry, locale)),
  quotes: async (locale: Locale, signal?: AbortSignal) =>
    (await browserList('customerQuotes', locale, signal)).map(toQuote),
};

export type BrowserLists = {
  [Name in keyof typeof browserLists]: Awaited<ReturnType<(typeof browserLists)[Name]>>;
};

/** The fields of an error that the shared error handler reads. `status` is missing when no server answered. */
export type Failure = { status?: number; detail?: FailureDetail };

/**
 * The failure for the shared error handler; null when the caller cancelled the request, which is no failure (spec §8).
 */
export function failureOf(error: unknown): Failure | null {
  if (isCancelled(error)) return null;
  return error instanceof ContentError ? { status: error.status, detail: error.detail } : {};
}
