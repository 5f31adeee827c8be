import { categoriesOf, listLinks, toFilters, toPages } from '@/content/transforms/list-filters';
import {
  nonEmptyLines,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { CategoryView, ResourceSummary } from '@/content/entry-view-model-types';
import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

/** A resource to read or fill in, for the list. */
export type ResourceCard = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  /** The type of the resource; `id` decides the colour (spec §4). */
  contentType: { id: number; name: string } | null;
  /** The number of pages of the document; null when it is not known. */
  pageCount: number | null;
  /** Whether the resource is sent by mail on request. */
  gated: boolean;
};

export type ResourceListModel = Omit<ListStateModel, 'filters'> & {
  /** The title of the list; empty when the page's own title is directly above it. */
  titleLines: string[];
  /** The filters by type; `topics` are those by topic. */
  kinds: ListStateModel['filters'];
  topics: ListStateModel['filters'];
  resources: ResourceCard[];
};

const PAGE_SIZE = 6;

const groupsOf = (views: readonly (CategoryView | null)[]) =>
  categoriesOf(views.map((category) => ({ category }))).map(({ slug, name }) => ({
    value: slug,
    text: name,
  }));

/** Resources with the reader's filters, highlighted ones first. */
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

export const toResourceListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<ResourceListModel> =>
  toResourceList(
    nonEmptyLines(block.title),
    await lists.entries.resources(locale),
    address,
    locale,
  );
