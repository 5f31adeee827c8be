import { localizedPath, type Locale } from '@/i18n/locales';
import { addressesTag } from '../cache-tags';
import { addCacheTag } from '../collect-cache-tags';
import { titlesOf } from '../queries/payload/query-search-index';

/** The pages that are suggested, in this order; chosen by hand. */
const popular = [
  '/solutions/customer-experience-management',
  '/pricing',
  '/customers',
  '/help-center',
  '/events',
  '/resources',
  '/contact',
];

/** The suggestions on a search page without results: those of the popular pages that are published in the language. */
export async function popularPages(locale: Locale): Promise<{ href: string; title: string }[]> {
  addCacheTag(addressesTag); // a save that changes a page's title refreshes this tag
  const titles = await titlesOf(locale, popular);
  return popular.flatMap((path) => {
    const found = titles.find(({ address }) => address === path);
    return found ? [{ href: localizedPath(locale, path), title: found.title }] : [];
  });
}
