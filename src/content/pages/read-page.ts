import type { Locale } from '@/i18n/locales';
import { readThroughCache } from '../read-through-content-cache';
import { findPage } from '../queries/payload/find-pages';
import { entryLists } from '../entries/read-functions-of-all-lists';
import { getTicketOffer } from '../entries/read-ticket-offers';
import { fillReplyTime } from '../settings/promised-reply-time';
import { listOffices } from '../settings/site-settings';
import {
  listCustomerQuotes,
  listEvents,
  listEventVideos,
  listPlatforms,
} from '../entries/read-products-events-and-quotes';
import { pageTag } from '../cache-tags';
import { breadcrumbOf } from '../paths/breadcrumb-titles';
import type { SectionLists } from '../transforms/transform-context';
import type { PageDocument, BreadcrumbStep, UnsavedDocument } from '../header-and-footer-types';

/** The lists that sections show, each read under its own cache tags. */
export const sectionLists: SectionLists = {
  entries: entryLists,
  platforms: listPlatforms,
  events: listEvents,
  videos: listEventVideos,
  quotes: listCustomerQuotes,
  ticketOffer: getTicketOffer,
  offices: listOffices,
};

/** A page with its breadcrumb. */
export type FoundPage = PageDocument & { trail: BreadcrumbStep[] };

async function found(document: PageDocument, locale: Locale, path: string): Promise<FoundPage> {
  const [said, trail] = await Promise.all([
    fillReplyTime(document, locale),
    breadcrumbOf(locale, path),
  ]);
  const page = { ...said.page, path }; // a draft may have no URL path yet
  return { ...said, page, trail };
}

/**
 * Reads the published page at a path in a language, or null. Only the document is cached here: the lists that its
 * sections show are cached under their own tags, so that each refreshes separately.
 */
export async function readPage(locale: Locale, path: string): Promise<FoundPage | null> {
  const document = await readThroughCache<PageDocument | null>({
    key: ['page', locale, path],
    tags: [pageTag(path, locale)],
    read: () => findPage(locale, path, { draft: false }),
    isEmpty: (answer) => answer === null,
  });
  return document && found(document, locale, path);
}

/**
 * Reads the newest version of a page, published or not, or the unsaved version that is passed. For signed-in staff
 * only; the document is not cached.
 */
export async function readDraftPage(
  locale: Locale,
  path: string,
  unsaved?: UnsavedDocument,
): Promise<FoundPage | null> {
  const document = await findPage(locale, path, { draft: true, unsaved });
  return document && found(document, locale, path);
}
