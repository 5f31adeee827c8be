import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-state';
import type { ResourceListModel } from '@/site/sections/resource-list/model';
import type { CategoryView, ResourceSummary } from '../types-entries';
import { categoriesOf } from './article-list';
import { listLinks, toFilters, toPages } from './list-filters';
import type { ListAddress } from './section-tools';

const PAGE_SIZE = 6;

const groupsOf = (views: readonly (CategoryView | null)[]) =>
  categoriesOf(views.map((category) => ({ category }))).map(({ slug, name }) => ({
    value: slug,
    text: name,
  }));

/** The shelf in the state that its reader chose, what its editors put first before the others. */
export function toResourceList(
  titleLines: string[],
  all: readonly ResourceSummary[],
  address: ListAddress,
  locale: Locale,
): ResourceListModel {
  const { type, category } = address.state;
  const found = all.filter(
    (resource) =>
      (!type || resource.contentType?.slug === type) &&
      (!category || resource.category?.slug === category),
  );
  const page = pageOf(
    [...found.filter(({ highlight }) => highlight), ...found.filter(({ highlight }) => !highlight)],
    address.state.page,
    PAGE_SIZE,
  );
  const kinds = groupsOf(all.map(({ contentType }) => contentType));
  const topics = groupsOf(all.map((resource) => resource.category));
  return {
    titleLines,
    allHref: listLinks(address, locale)({ type: null, category: null }),
    kinds: toFilters('type', kinds, address, locale),
    topics: toFilters('category', topics, address, locale),
    resources: page.items,
    pages: toPages(page, address, locale),
  };
}
