/** Maximum length of a next step, in characters: one line on the lead, in the list and in a mail. */
export const LONGEST_STEP = 200;

/** How far ahead a step may be planned; a later date is probably a typing error. */
const LATEST_DAYS = 366;
const DAY = 24 * 3_600_000;
/** Tolerance, because a form that offers the current minute is submitted a little later. */
const GRACE = 60_000;

/** Why a time is invalid: it has passed, or is more than a year ahead. */
export type TimeProblem = 'past' | 'too-far';

/** Validates the time of a next step: the reason why it is invalid, or null. */
export function timeProblem(at: Date, now = new Date()): TimeProblem | null {
  const ahead = at.getTime() - now.getTime();
  if (ahead < -GRACE) return 'past';
  return ahead > LATEST_DAYS * DAY ? 'too-far' : null;
}
