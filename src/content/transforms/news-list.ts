import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-state';
import type { NewsListModel } from '@/site/sections/news-list/model';
import type { ArticleSummary } from '../types-entries';
import { categoriesOf } from './article-list';
import { listLinks, toFilters, toPages } from './list-filters';
import type { ListAddress } from './section-tools';

const PAGE_SIZE = 5;

/** The year of a moment in Viet Nam (D22), seven hours ahead of UTC the whole year round. */
function yearOf({ publishedAt }: ArticleSummary): number | null {
  if (!publishedAt) return null;
  return new Date(Date.parse(publishedAt) + 7 * 3_600_000).getUTCFullYear();
}

function byYear(news: readonly ArticleSummary[]): NewsListModel['years'] {
  const years = [...new Set(news.map(yearOf))];
  return years.map((year) => ({ year, news: news.filter((item) => yearOf(item) === year) }));
}

/** News in the state that their reader chose; what is nonsense there finds nothing or page 1. */
export function toNewsList(
  titleLines: string[],
  all: readonly ArticleSummary[],
  address: ListAddress,
  locale: Locale,
): NewsListModel {
  const { category } = address.state;
  const found = category ? all.filter((item) => item.category?.slug === category) : all;
  // Where nothing is chosen, the newest highlighted item leads, and is not shown a second time.
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
