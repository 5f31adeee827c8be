export const eventsWhen = ['all', 'coming', 'past'] as const;
export type EventsWhen = (typeof eventsWhen)[number];

export const PAST_EVENTS_PER_PAGE = 8;
