import {
  toHead,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/section-tools';
import type { EventItems } from '@/content/types-items';
import { localizedPath, type Locale } from '@/i18n/locales';
import { listHref, pageOf } from '@/lib/list-state';
import { eventsWhen, PAST_ON_A_PAGE, type EventsWhen } from './choices';

/** What of the list is shown; pages of past events count from 1. */
export type EventsShown = { when: EventsWhen; pastPage: number };

export type EventListModel = {
  titleLines: string[];
  text: string | null;
  events: EventItems;
  /** Whether the server that keeps them does not give all of them. */
  isIncomplete: boolean;
  shown: EventsShown;
  /** Empty where the page's address does not choose. */
  filters: { when: EventsWhen; href: string; current: boolean }[];
  /** Of the past ones; `hrefs` are the addresses of the pages, in their order. */
  pastHrefs: string[];
};

/** The page whose address chooses among events. */
const LIST_PATH = '/events';

/** Which events a reader chose to see, and the addresses of the other choices. */
function toEventsShown(
  events: EventListModel['events'],
  { path, state }: ListAddress,
  locale: Locale,
): Pick<EventListModel, 'shown' | 'filters' | 'pastHrefs'> {
  const when = eventsWhen.find((name) => name === state.when) ?? 'all';
  const { page, pages } = pageOf(events.past, state.page, PAST_ON_A_PAGE);
  const shown = { when, pastPage: page };
  if (path !== LIST_PATH) return { shown, filters: [], pastHrefs: [] };
  const hrefTo = (to: string, number = 1) => {
    const choice = { when: to === 'all' ? null : to, page: number };
    return `${localizedPath(locale, listHref(LIST_PATH, choice))}#list`;
  };
  return {
    shown,
    filters: eventsWhen.map((name) => ({
      when: name,
      href: hrefTo(name),
      current: name === when,
    })),
    pastHrefs: Array.from({ length: pages }, (_, index) => hrefTo(when, index + 1)),
  };
}

export const toEventListModel = async (
  block: BlockOf<'entryList'>,
  { address, locale, lists }: ListContext,
): Promise<EventListModel> => {
  const { events, isIncomplete } = await lists.events(locale);
  return {
    ...toHead(block),
    events,
    isIncomplete,
    ...toEventsShown(events, address, locale),
  };
};
