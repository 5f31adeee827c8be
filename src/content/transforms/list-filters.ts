import { localizedPath, type Locale } from '@/i18n/locales';
import { listHref, type PageOf } from '@/lib/list-filters-in-url';
import type { CategoryView } from '../entry-view-model-types';
import type { ListAddress } from './transform-context';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

/** An option of a filter: the value of a query parameter, and its label. */
export type Group = { value: string; text: string };

/** Makes URLs of a list that keep the current choices except those in `to`; a changed choice starts at page 1. */
export function listLinks({ path, state }: ListAddress, locale: Locale) {
  return (to: Readonly<Record<string, string | number | null>>): string =>
    `${localizedPath(locale, listHref(path, { ...state, page: null, ...to }))}#list`;
}

/** Links to the options of a filter: "all" first (`text` null), then each group; none for fewer than two groups. */
export function toFilters(
  name: string,
  groups: readonly Group[],
  address: ListAddress,
  locale: Locale,
): ListStateModel['filters'] {
  if (groups.length < 2) return [];
  const hrefTo = listLinks(address, locale);
  const chosen = address.state[name] ?? null;
  return [
    { text: null, href: hrefTo({ [name]: null }), current: chosen === null },
    ...groups.map(({ value, text }) => ({
      text,
      href: hrefTo({ [name]: value }),
      current: value === chosen,
    })),
  ];
}

export function toPages(
  { page, pages }: PageOf<unknown>,
  address: ListAddress,
  locale: Locale,
): ListStateModel['pages'] {
  const hrefTo = listLinks(address, locale);
  return {
    current: page,
    hrefs: Array.from({ length: pages }, (_, index) => hrefTo({ page: index + 1 })),
  };
}

/** The categories of the entries, each once, in the editors' order. */
export function categoriesOf(items: readonly { category: CategoryView | null }[]): CategoryView[] {
  const groups = new Map<string, CategoryView>();
  for (const { category } of items) if (category) groups.set(category.slug, category);
  return [...groups.values()].toSorted((a, b) => a.position - b.position || a.id - b.id);
}
