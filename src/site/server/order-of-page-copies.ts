import type { AddressPart } from '@/content/header-and-footer-types';
import { publishedPaths } from '@/i18n/published-paths-by-language';
import { localizedPath, locales } from '@/i18n/locales';
import { entryAddresses } from '@/lib/urls-of-entry-lists';
import { sitemapPath } from '../seo/sitemap';

const lists = Object.values(entryAddresses);
const FEEDS = ['/blog/rss.xml', '/news-and-press/rss.xml', '/llms.txt'];

const listOf = (path: string): string | undefined =>
  lists.find((list) => path.startsWith(`${list}/`));

/** Merges lists by turns: the first item of each list, then the second of each, and so on. */
function byTurns(all: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...all.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    all.flatMap((list) => list[index] ?? []),
  ).flat();
}

/**
 * The paths of everything published, in the order in which copies for an outage are made: the sitemap index, feeds
 * and llms.txt; the pages of both languages; the sitemaps; then the entries, newest first, one of each list by turns,
 * each event with its calendar file. Empty while the published paths are unknown.
 * @param most the maximum number of paths; the oldest entries are left out first
 */
export function addressesInOrder(most: number, sitemaps: readonly AddressPart[]): string[] {
  const live = publishedPaths();
  if (!live) return [];
  const files = locales.flatMap((locale) => FEEDS.map((path) => localizedPath(locale, path)));
  const byLanguage = locales.map((locale) => {
    const inLanguage = (paths: readonly string[]) =>
      paths.map((path) => localizedPath(locale, path));
    const byList = Map.groupBy(live[locale], listOf);
    return {
      pages: inLanguage((byList.get(undefined) ?? []).slice(0, most)),
      // The paths of a list are in the order of their ids, so the newest entry is the last.
      entries: lists.map((list) =>
        inLanguage((byList.get(list) ?? []).toReversed().slice(0, most)),
      ),
    };
  });
  const pages = byLanguage.map((one) => one.pages);
  const entries = byLanguage.flatMap((one) => one.entries);
  const withCalendar = (path: string) =>
    path.includes(`${entryAddresses['event-pages']}/`) ? [path, `${path}/calendar.ics`] : [path];
  return [
    '/sitemap.xml',
    ...files,
    ...byTurns(pages),
    ...sitemaps.map(sitemapPath),
    ...byTurns(entries).flatMap(withCalendar),
  ].slice(0, most);
}
