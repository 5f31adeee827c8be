import type { Locale } from '@/i18n/locales';
import { readThroughCache } from './cache';
import { findPage } from './queries/embedded/pages';
import { pageTag } from './tags';
import type { TrailStep } from './types';

/** Groups of addresses whose listing is a page elsewhere. */
export const listings: Readonly<Record<string, string>> = { '/comparisons': '/comparison-listing' };

/** Kept under the page's own tag, so that the trail follows when that page goes live or is renamed. */
function titleOf(locale: Locale, path: string): Promise<string> {
  return readThroughCache({
    key: ['page-title', locale, path],
    tags: [pageTag(path, locale)],
    read: async () => (await findPage(locale, path, { draft: false }))?.page.title ?? '',
    isEmpty: () => false, // most groups have no page, and that is an answer
  });
}

/** The steps between the home page and the page at a path: `/a/b/c` has `/a` and `/a/b`. */
export function trailOf(locale: Locale, path: string): Promise<TrailStep[]> {
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
