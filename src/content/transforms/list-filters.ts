import { localizedPath, type Locale } from '@/i18n/locales';
import { listHref, type PageOf } from '@/lib/list-state';
import type { CategoryView } from '../types-entries';
import type { ListAddress } from './section-tools';
import type { ListStateModel } from '@/lib/list-state-model';

/** What a list can be narrowed to: a value of one parameter and its words. */
export type Group = { value: string; text: string };

/** Addresses of one list: what is chosen stays, save what `to` says otherwise; a new choice starts at page 1. */
export function listLinks({ path, state }: ListAddress, locale: Locale) {
  return (to: Readonly<Record<string, string | number | null>>): string =>
    `${localizedPath(locale, listHref(path, { ...state, page: null, ...to }))}#list`;
}

/** Everything first, then each group; nothing where there is only one. */
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

/** Addresses of the pages of what was found. */
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

/** The groups that have something in the list, each once, in the order of the editors. */
export function categoriesOf(items: readonly { category: CategoryView | null }[]): CategoryView[] {
  const groups = new Map<string, CategoryView>();
  for (const { category } of items) if (category) groups.set(category.slug, category);
  return [...groups.values()].toSorted((a, b) => a.position - b.position || a.id - b.id);
}
