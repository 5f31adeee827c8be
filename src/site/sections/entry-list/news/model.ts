import { categoriesOf, listLinks, toFilters, toPages } from '@/content/transforms/list-filters';
import {
  nonEmptyLines,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { ArticleSummary } from '@/content/entry-view-model-types';
import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

/** A news item for the list. `publishedAt` is ISO 8601 in UTC. */
export type NewsLine = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  category: { id: number; name: string } | null;
  publishedAt: string | null;
};

export type NewsListModel = ListStateModel & {
  /** The title of the list; empty when the page's own title is directly above it. */
  titleLines: string[];
  /** The highlighted item, shown large before the others. */
  lead: NewsLine | null;
  /** News by year, the newest first; the year is null for items without a date. */
  years: { year: number | null; news: NewsLine[] }[];
};

const PAGE_SIZE = 5;

/** The year of a date in Viet Nam (D22), which is always seven hours ahead of UTC. */
function yearOf({ publishedAt }: ArticleSummary): number | null {
  if (!publishedAt) return null;
  return new Date(Date.parse(publishedAt) + 7 * 3_600_000).getUTCFullYear();
}

function byYear(news: readonly ArticleSummary[]): NewsListModel['years'] {
  const years = [...new Set(news.map(yearOf))];
  return years.map((year) => ({ year, news: news.filter((item) => yearOf(item) === year) }));
}

/**
 * Makes a list of news with the reader's filters. An unknown filter value gives an empty list; a page that is no
 * number is page 1, one too high is the last.
 */
export function toNewsList(
  titleLines: string[],
  all: readonly ArticleSummary[],
  address: ListAddress,
  locale: Locale,
): NewsListModel {
  const { category } = address.state;
  const found = category ? all.filter((item) => item.category?.slug === category) : all;
  // Without filters the newest highlighted item is shown first, and not repeated below.
  const lead = category ? undefined : found.find(({ highlight }) => highlight);
  const page = pageOf(
    found.filter((item) => item !== lead),
    address.state.page,
    PAGE_SIZE,
  );
  const groups = categoriesOf(all).map(({ slug, name }) => ({ value: slug, text: name }));
  return {
    titleLines,
    allHref: listLinks(address, locale)({ category: null }),
    filters: toFilters('category', groups, address, locale),
    lead: page.page === 1 ? (lead ?? null) : null,
    years: byYear(page.items),
    pages: toPages(page, address, locale),
  };
}

export const toNewsListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<NewsListModel> =>
  toNewsList(nonEmptyLines(block.title), await lists.entries.newsAndPress(locale), address, locale);
