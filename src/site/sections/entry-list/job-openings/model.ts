import { isOpenAt } from '@/content/transforms/entries/job-openings';
import { listLinks, toFilters, toPages, type Group } from '@/content/transforms/list-filters';
import {
  toHead,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { OpeningSummary } from '@/content/entry-view-model-types';
import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-filters-in-url';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';
import { slugOf } from '@/lib/fragment-id-of-text';

/** A vacancy for a card. `deadline` is ISO 8601 in UTC. */
export type OpeningCard = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  department: string | null;
  location: string | null;
  salary: string | null;
  deadline: string | null;
};

export type OpeningListModel = Omit<ListStateModel, 'filters'> & {
  titleLines: string[];
  text: string | null;
  departments: ListStateModel['filters'];
  locations: ListStateModel['filters'];
  open: OpeningCard[];
  /**
   * Vacancies that are filled or past their deadline. They are still listed, so that an old link shows that the vacancy
   * is closed.
   */
  closed: OpeningCard[];
  /** Whether any entry is a sample. */
  sample: boolean;
};

const PAGE_SIZE = 10;

/**
 * The place by which a vacancy is grouped: the shortest other location that its own begins with. So `Ha Noi, remote
 * later` belongs to `Ha Noi` if another vacancy has that location.
 */
function placeOf(location: string, all: readonly string[]): string {
  const shorter = all.filter((other) => location !== other && location.startsWith(other));
  return shorter.toSorted((a, b) => a.length - b.length)[0] ?? location;
}

const toGroups = (values: readonly string[], locale: Locale): Group[] =>
  [...new Set(values)]
    .map((text) => ({ value: slugOf(text), text }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale));

/** Vacancies with the reader's filters, as of now. */
export function toOpeningList(
  all: readonly OpeningSummary[],
  address: ListAddress,
  locale: Locale,
  now: Date,
): Omit<OpeningListModel, 'titleLines' | 'text'> {
  const { department, location } = address.state;
  const locations = all.flatMap((opening) => opening.location ?? []);
  const open = all.filter((opening) => isOpenAt(opening, now));
  const found = open.filter(
    (opening) =>
      (!department || slugOf(opening.department ?? '') === department) &&
      (!location || slugOf(placeOf(opening.location ?? '', locations)) === location),
  );
  const page = pageOf(found, address.state.page, PAGE_SIZE);
  const departments = open.flatMap((opening) => opening.department ?? []);
  const places = open.flatMap((opening) =>
    opening.location ? placeOf(opening.location, locations) : [],
  );
  return {
    allHref: listLinks(address, locale)({ department: null, location: null }),
    departments: toFilters('department', toGroups(departments, locale), address, locale),
    locations: toFilters('location', toGroups(places, locale), address, locale),
    open: page.items,
    closed: department || location ? [] : all.filter((opening) => !isOpenAt(opening, now)),
    pages: toPages(page, address, locale),
    sample: all.some(({ sample }) => sample),
  };
}

export const toOpeningListModel = async (
  block: BlockOf<'entryList'>,
  { locale, lists, address }: ListContext,
): Promise<OpeningListModel> => ({
  ...toHead(block),
  ...toOpeningList(await lists.entries.openings(locale), address, locale, new Date()),
});
