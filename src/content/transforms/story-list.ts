import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-state';
import { slugOf } from '@/lib/slug';
import type { StoryListModel } from '@/site/sections/story-list/model';
import type { StorySummary } from '../types-entries';
import { listLinks, toFilters, toPages } from './list-filters';
import type { ListAddress } from './section-tools';

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
