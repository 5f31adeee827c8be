import { listLinks, toFilters, toPages } from '@/content/transforms/list-filters';
import {
  nonEmptyLines,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/section-tools';
import type { StorySummary } from '@/content/types-entries';
import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-state';
import type { ListStateModel } from '@/lib/list-state-model';
import { slugOf } from '@/lib/slug';

/** A customer's story as a card shows it; its first figure is the largest thing on it. */
export type StoryCard = {
  /** Chooses the colour (spec §4). */
  id: number;
  href: string;
  customerName: string;
  /** Name of the customer's drawn symbol. */
  mark: string | null;
  title: string;
  summary: string | null;
  industry: string | null;
  figures: { value: string; label: string }[];
  /** The customer and the figures are invented. */
  sample: boolean;
};

export type StoryListModel = ListStateModel & {
  /** Empty: the list stands under the page's own title. */
  titleLines: string[];
  /** Shown on a stage of its own before the others. */
  lead: StoryCard | null;
  stories: StoryCard[];
};

const PAGE_SIZE = 6;

const industryOf = ({ industry }: StorySummary): string | null =>
  industry ? slugOf(industry) : null;

/** Stories in the state that their reader chose; what is nonsense there finds nothing or page 1. */
export function toStoryList(
  titleLines: string[],
  all: readonly StorySummary[],
  address: ListAddress,
  locale: Locale,
): StoryListModel {
  const { industry } = address.state;
  const found = industry ? all.filter((story) => industryOf(story) === industry) : all;
  // Where nothing is chosen, the newest highlighted story leads, and is not shown a second time.
  const lead = industry ? undefined : found.find(({ highlight }) => highlight);
  const page = pageOf(
    found.filter((story) => story !== lead),
    address.state.page,
    PAGE_SIZE,
  );
  const industries = new Map<string, string>();
  for (const { industry: name } of all) {
    if (name) industries.set(slugOf(name), name);
  }
  const groups = [...industries]
    .map(([value, text]) => ({ value, text }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale));
  return {
    titleLines,
    allHref: listLinks(address, locale)({ industry: null }),
    filters: toFilters('industry', groups, address, locale),
    lead: page.page === 1 ? (lead ?? null) : null,
    stories: page.items,
    pages: toPages(page, address, locale),
  };
}

export const toStoryListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<StoryListModel> =>
  toStoryList(nonEmptyLines(block.title), await lists.entries.stories(locale), address, locale);
