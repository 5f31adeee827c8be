/** Longest next step, in characters: one line on the lead, in the list and in a mail. */
export const LONGEST_STEP = 200;

/** A plan reaches a year ahead; a later date is a slip of the hand. */
const LATEST_DAYS = 366;
const DAY = 24 * 3_600_000;
/** A form that offers the present minute is sent a little later. */
const GRACE = 60_000;

/** Why a time can not be a next step's: it has passed, or is more than a year ahead. */
export type TimeProblem = 'past' | 'too-far';

/** What is wrong with a time; null when it can be a next step's. */
export function timeProblem(at: Date, now = new Date()): TimeProblem | null {
  const ahead = at.getTime() - now.getTime();
  if (ahead < -GRACE) return 'past';
  return ahead > LATEST_DAYS * DAY ? 'too-far' : null;
}
