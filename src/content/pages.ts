import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-state';
import { readThroughCache } from './cache';
import { findPage } from './embedded/pages';
import { entryLists } from './entries/lists';
import { getTicketOffer } from './event-tickets';
import { listPlatforms } from './platforms';
import { sayPromise } from './promise';
import { listOffices } from './settings';
import { listCustomerQuotes, listEvents, listEventVideos } from './surfaces';
import { pageTag } from './tags';
import { trailOf } from './trail';
import { toPageView } from './transforms/page';
import type { PageDocument, PageView } from './types';

const lists = {
  entries: entryLists,
  platforms: listPlatforms,
  events: listEvents,
  videos: listEventVideos,
  quotes: listCustomerQuotes,
  ticketOffer: getTicketOffer,
  offices: listOffices,
};

type Shown = { locale: Locale; path: string; state: ListState; draft: boolean };

async function shown(document: PageDocument, { path, ...as }: Shown): Promise<PageView> {
  const [said, trail] = await Promise.all([
    sayPromise(document, as.locale),
    trailOf(as.locale, path),
  ]);
  const page = { ...said.page, path }; // a draft may have none of its own yet
  return toPageView({ ...said, page, ...as, lists, trail });
}

/**
 * The published page at a path in a language, or null. What is cached is the document alone: the lists
 * that its sections show are read beside it under their own tags, so that each refreshes by itself.
 *
 * @param state what the reader chose in the page's list
 */
export async function getPage(
  locale: Locale,
  path: string,
  state: ListState = {},
): Promise<PageView | null> {
  const document = await readThroughCache<PageDocument | null>({
    key: ['page', locale, path],
    tags: [pageTag(path, locale)],
    read: () => findPage(locale, path, { draft: false }),
    isEmpty: (answer) => answer === null,
  });
  if (!document) return null;
  return shown(document, { locale, path, state, draft: false });
}

/** The newest version of a page, published or not; only for signed-in staff, never cached. */
export async function getDraftPage(
  locale: Locale,
  path: string,
  state: ListState = {},
): Promise<PageView | null> {
  const document = await findPage(locale, path, { draft: true });
  if (!document) return null;
  return shown(document, { locale, path, state, draft: true });
}
