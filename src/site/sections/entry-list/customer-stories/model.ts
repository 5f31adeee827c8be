import { listLinks, toFilters, toPages } from '@/content/transforms/list-filters';
import {
  nonEmptyLines,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { StorySummary } from '@/content/entry-view-model-types';
import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';
import { slugOf } from '@/lib/fragment-id-of-text';

/** A customer story for a card; its first figure is the largest element. */
export type StoryCard = {
  /** The id decides the card's colour (spec §4). */
  id: number;
  href: string;
  customerName: string;
  /** The name of the customer's wordmark or pictogram. */
  pictogram: string | null;
  title: string;
  summary: string | null;
  industry: string | null;
  figures: { value: string; label: string }[];
  /** Whether customer and figures are samples. */
  sample: boolean;
};

export type StoryListModel = ListStateModel & {
  /** The title of the list; empty when the page's own title is directly above it. */
  titleLines: string[];
  /** The highlighted story, shown large before the others. */
  lead: StoryCard | null;
  stories: StoryCard[];
};

const PAGE_SIZE = 6;

const industryOf = ({ industry }: StorySummary): string | null =>
  industry ? slugOf(industry) : null;

/**
 * Makes a list of customer stories with the reader's filters. An unknown filter value gives an empty list; a page that
 * is no number is page 1, one too high is the last.
 */
export function toStoryList(
  titleLines: string[],
  all: readonly StorySummary[],
  address: ListAddress,
  locale: Locale,
): StoryListModel {
  const { industry } = address.state;
  const found = industry ? all.filter((story) => industryOf(story) === industry) : all;
  // Without filters the newest highlighted story is shown first, and not repeated below.
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
