import type { Locale } from '@/i18n/locales';
import { pageOf } from '@/lib/list-state';
import { slugOf } from '@/lib/slug';
import type { OpeningListModel } from '@/site/sections/opening-list/model';
import type { OpeningSummary } from '../types-entries';
import { listLinks, toFilters, toPages, type Group } from './list-filters';
import type { ListAddress } from './section-tools';

const PAGE_SIZE = 10;

/** Whether one can apply at a moment: until somebody closes it, or its deadline has passed. */
export const isOpenAt = (
  { isOpen, deadline }: Pick<OpeningSummary, 'isOpen' | 'deadline'>,
  now: Date,
): boolean => isOpen && (deadline === null || new Date(deadline) > now);

/** `Ha Noi, remote later` belongs to `Ha Noi`: a place that only says more about another is none of its own. */
function placeOf(location: string, all: readonly string[]): string {
  const shorter = all.filter((other) => location !== other && location.startsWith(other));
  return shorter.toSorted((a, b) => a.length - b.length)[0] ?? location;
}

const toGroups = (values: readonly string[], locale: Locale): Group[] =>
  [...new Set(values)]
    .map((text) => ({ value: slugOf(text), text }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale));

/** Vacancies in the state that their reader chose, as they are at this moment. */
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
