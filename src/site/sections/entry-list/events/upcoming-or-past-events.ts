export const eventsWhen = ['all', 'coming', 'past'] as const;
export type EventsWhen = (typeof eventsWhen)[number];

/** The number of past events on one page of the list. */
export const PAST_EVENTS_PER_PAGE = 8;
