/** The assumed duration of an event without an end. */
const DEFAULT_EVENT_HOURS = 2;

/** The end of an event; both times in ISO 8601. */
export const eventEnd = (startsAt: string, endsAt: string | null): Date =>
  endsAt ? new Date(endsAt) : new Date(Date.parse(startsAt) + DEFAULT_EVENT_HOURS * 3_600_000);

const A_DAY = 24 * 3_600_000;

/** When an event counts as past; without an end, one day after its start. */
export const pastFrom = (startsAt: string, endsAt: string | null): Date =>
  endsAt ? new Date(endsAt) : new Date(Date.parse(startsAt) + A_DAY);
