/** A part that dies this often within this time is not started again: something is wrong that no start cures. */
const MOST_DEATHS = 5;
const WITHIN_MS = 60_000;
const FIRST_WAIT_MS = 250;

/**
 * What follows the latest death of a part: the wait before it is started again, twice as long after each
 * death within a minute, or no further start.
 *
 * @param {readonly number[]} deaths when the part died, in milliseconds, the latest one among them
 * @param {number} now
 * @returns {{ deaths: number, waitMs: number | undefined }} deaths within the last minute; no wait: give up
 */
export function afterDeath(deaths, now) {
  const recent = deaths.filter((at) => now - at < WITHIN_MS).length;
  const waitMs = recent < MOST_DEATHS ? FIRST_WAIT_MS * 2 ** (recent - 1) : undefined;
  return { deaths: recent, waitMs };
}
