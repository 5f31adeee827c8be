/** One event of a list; moments are ISO 8601 in UTC. */
export type EventItem = {
  /** Unique in the list. */
  key: string;
  title: string;
  description: string | null;
  image: string | null;
  /** Null: the date has not been set. */
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  /** Without words of its own the list has some for it. */
  link: { href: string; text: string | null } | null;
  sample: boolean;
};

export const eventsWhen = ['all', 'coming', 'past'] as const;
export type EventsWhen = (typeof eventsWhen)[number];

/** Past events on one page of the list. */
export const PAST_ON_A_PAGE = 8;

/** What of the list is shown; pages of past events count from 1. */
export type EventsShown = { when: EventsWhen; pastPage: number };

export type EventListModel = {
  titleLines: string[];
  text: string | null;
  /** Coming ones soonest first, past ones latest first. */
  events: { coming: EventItem[]; past: EventItem[] };
  /** Whether the server that keeps them does not give all of them. */
  isIncomplete: boolean;
  shown: EventsShown;
  /** Empty where the page's address does not choose. */
  filters: { when: EventsWhen; href: string; current: boolean }[];
  /** Of the past ones; `hrefs` are the addresses of the pages, in their order. */
  pastHrefs: string[];
};
