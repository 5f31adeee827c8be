import type { EventItems } from '@/content/types-items';

export const eventsWhen = ['all', 'coming', 'past'] as const;
export type EventsWhen = (typeof eventsWhen)[number];

/** Past events on one page of the list. */
export const PAST_ON_A_PAGE = 8;

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
