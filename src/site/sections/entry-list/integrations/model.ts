import { categoriesOf, listLinks, toFilters, toPages } from '@/content/transforms/list-filters';
import {
  toHead,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { EntryImage, IntegrationSummary } from '@/content/entry-view-model-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import { foldText } from '@/lib/fold-text-for-search';
import { pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

/** A product to connect to; without `href` it is not available yet (D8). */
export type IntegrationCard = {
  id: number;
  name: string;
  summary: string | null;
  vendor: string | null;
  logo: EntryImage | null;
  /** The name of the pictogram that stands in for a missing logo. */
  pictogram: string | null;
  href: string | null;
};

export type IntegrationListModel = ListStateModel & {
  titleLines: string[];
  text: string | null;
  /** The search form: `action` is its target; `category` is sent along. */
  search: { action: string; query: string; category: string | null };
  /** The results by group; `id` decides the colour (spec §4), `name` null: without a group. */
  groups: { id: number; name: string | null; integrations: IntegrationCard[] }[];
  total: number;
};

const PAGE_SIZE = 24;

/** Whether name, summary, vendor and category contain every typed word, in any order and ignoring diacritics. */
function matches(integration: IntegrationSummary, query: string): boolean {
  const { name, summary, vendor, category } = integration;
  const text = foldText([name, summary, vendor, category?.name].join(' '));
  return foldText(query)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Groups integrations by category, in the editors' order; entries without a category come last. */
function toGroups(integrations: readonly IntegrationSummary[]): IntegrationListModel['groups'] {
  const inNone = integrations.filter(({ category }) => category === null);
  const groups = categoriesOf(integrations).map(({ id, slug, name }) => ({
    id,
    name,
    members: integrations.filter(({ category }) => category?.slug === slug),
  }));
  return [...groups, { id: 0, name: null, members: inNone }]
    .filter(({ members }) => members.length > 0)
    .map(({ id, name, members }) => ({
      id,
      name,
      integrations: members.map((integration) => ({
        id: integration.id,
        name: integration.name,
        summary: integration.summary,
        vendor: integration.vendor,
        logo: integration.logo,
        pictogram: integration.pictogram,
        href: integration.comingSoon ? null : integration.href,
      })),
    }));
}

/**
 * Makes a page of the integrations that match the reader's filters. An unknown category gives an empty list; a page
 * that is no number is page 1, one too high is the last.
 */
export function toIntegrationList(
  all: readonly IntegrationSummary[],
  address: ListAddress,
  locale: Locale,
): Omit<IntegrationListModel, 'titleLines' | 'text'> {
  const { q = '', category = null, page: named } = address.state;
  const groups = categoriesOf(all).map(({ slug, name }) => ({ value: slug, text: name }));
  const found = all.filter(
    (integration) =>
      (!category || integration.category?.slug === category) && (!q || matches(integration, q)),
  );
  const order = [...groups.map(({ value }) => value), null];
  const place = ({ category: own }: IntegrationSummary) => order.indexOf(own?.slug ?? null);
  const page = pageOf(
    found.toSorted((one, other) => place(one) - place(other)),
    named,
    PAGE_SIZE,
  );
  return {
    allHref: listLinks(address, locale)({ q: null, category: null }),
    filters: toFilters('category', groups, address, locale),
    search: { action: `${localizedPath(locale, address.path)}#list`, query: q, category },
    groups: toGroups(page.items),
    total: page.total,
    pages: toPages(page, address, locale),
  };
}

export const toIntegrationListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<IntegrationListModel> => ({
  ...toHead(block),
  ...toIntegrationList(await lists.entries.integrations(locale), address, locale),
});
