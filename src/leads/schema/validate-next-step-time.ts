/** Maximum length of a next step, in characters: one line on the lead, in the list and in a mail. */
export const MAX_STEP_LENGTH = 200;

/** How many days ahead a step may be planned; a later date is probably a typing error. */
const MAX_DAYS_AHEAD = 366;
const DAY = 24 * 3_600_000;
/** How far in the past a time may be: a form that offers the current minute is submitted a little later. */
const CLOCK_TOLERANCE_MS = 60_000;

export type TimeProblem = 'past' | 'too-far';

/** Why the time of a next step is invalid: it has passed, or is more than a year ahead. Null for a valid time. */
export function timeProblem(at: Date, now = new Date()): TimeProblem | null {
  const ahead = at.getTime() - now.getTime();
  if (ahead < -CLOCK_TOLERANCE_MS) return 'past';
  return ahead > MAX_DAYS_AHEAD * DAY ? 'too-far' : null;
}
