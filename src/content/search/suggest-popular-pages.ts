import { localizedPath, type Locale } from '@/i18n/locales';
import { addressesTag } from '../cache-tags';
import { addCacheTag } from '../collect-cache-tags';
import { titlesOf } from '../queries/payload/query-search-index';

/** The most searched-for pages, in this order; only those published in the language are suggested. */
const popular = [
  '/solutions/customer-experience-management',
  '/pricing',
  '/customers',
  '/help-center',
  '/events',
  '/resources',
  '/contact',
];

/** Pages to suggest when a search has no results. */
export async function popularPages(locale: Locale): Promise<{ href: string; title: string }[]> {
  addCacheTag(addressesTag); // titles change with it
  const titles = await titlesOf(locale, popular);
  return popular.flatMap((path) => {
    const found = titles.find(({ address }) => address === path);
    return found ? [{ href: localizedPath(locale, path), title: found.title }] : [];
  });
}
