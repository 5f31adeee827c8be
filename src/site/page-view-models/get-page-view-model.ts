import { readDraftPage, readPage, sectionLists } from '@/content/pages/read-page';
import type { UnsavedDocument } from '@/content/header-and-footer-types';
import type { Locale } from '@/i18n/locales';
import type { ListState } from '@/lib/list-filters-in-url';
import { toPageView, type PageView } from './page-view-model';

/**
 * The published page at a path in a language, or null.
 * @param state the reader's choices in the page's list, from the URL's query
 */
export async function getPage(
  locale: Locale,
  path: string,
  state: ListState = {},
): Promise<PageView | null> {
  const page = await readPage(locale, path);
  return page && toPageView({ ...page, locale, lists: sectionLists, state, draft: false });
}

/** The newest version of a page, published or not, or an unsaved one; only for signed-in staff, never cached. */
export async function getDraftPage(
  locale: Locale,
  path: string,
  state: ListState = {},
  unsaved?: UnsavedDocument,
): Promise<PageView | null> {
  const page = await readDraftPage(locale, path, unsaved);
  return page && toPageView({ ...page, locale, lists: sectionLists, state, draft: true });
}
