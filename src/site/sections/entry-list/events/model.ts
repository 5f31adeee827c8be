import {
  toHead,
  type BlockOf,
  type ListAddress,
  type ListContext,
} from '@/content/transforms/transform-context';
import type { EventItems } from '@/content/list-item-and-text-types';
import { localizedPath, type Locale } from '@/i18n/locales';
import { listHref, pageOf } from '@/lib/list-filters-in-url';
import { eventsWhen, PAST_EVENTS_PER_PAGE, type EventsWhen } from './upcoming-or-past-events';

/** The filter of the list; pages of past events count from 1. */
export type EventsShown = { when: EventsWhen; pastPage: number };

export type EventListModel = {
  titleLines: string[];
  text: string | null;
  events: EventItems;
  /** Whether the remote server failed to deliver some events. */
  isIncomplete: boolean;
  shown: EventsShown;
  /** The filters; empty on pages whose URL has no filters. */
  filters: { when: EventsWhen; href: string; current: boolean }[];
  /** Pagination of past events; `hrefs` are the URLs of the pages in order. */
  pastHrefs: string[];
};

/** The page on which the URL filters events. */
const LIST_PATH = '/events';

/** Reads the reader's filters for events, and makes the URLs of other filters. */
function toEventsShown(
  events: EventListModel['events'],
  { path, state }: ListAddress,
  locale: Locale,
): Pick<EventListModel, 'shown' | 'filters' | 'pastHrefs'> {
  const when = eventsWhen.find((name) => name === state.when) ?? 'all';
  const { page, pages } = pageOf(events.past, state.page, PAST_EVENTS_PER_PAGE);
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
