import type { Locale } from '@/i18n/locales';
import { listings } from '@/lib/urls-of-entry-lists';
import { readThroughCache } from '../read-through-content-cache';
import { findPage } from '../queries/payload/find-pages';
import { pageTag } from '../cache-tags';
import type { BreadcrumbStep } from '../header-and-footer-types';

/**
 * The title of the page at a path, empty where none is published; cached under that page's tag, so that breadcrumbs
 * change when the page is published or renamed.
 */
function titleOf(locale: Locale, path: string): Promise<string> {
  return readThroughCache({
    key: ['page-title', locale, path],
    tags: [pageTag(path, locale)],
    read: async () => (await findPage(locale, path, { draft: false }))?.page.title ?? '',
    isEmpty: () => false, // an empty title is cached too: at many segments of a path there is no page
  });
}

/**
 * The breadcrumb between the home page and the page at a path: for `/a/b/c` the steps `/a` and `/a/b`. Where a list has
 * its page at another path, the step is that page (`/comparison-listing` for `/comparisons`).
 */
export function breadcrumbOf(locale: Locale, path: string): Promise<BreadcrumbStep[]> {
  const parents = path.split('/').slice(1, -1);
  return Promise.all(
    parents.map(async (group, index) => {
      const own = `/${parents.slice(0, index + 1).join('/')}`;
      const step = listings[own] ?? own;
      const title = await titleOf(locale, step);
      return { group, page: title ? { path: step, title } : null };
    }),
  );
}
