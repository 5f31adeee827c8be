/** The number of deaths within RESTART_WINDOW_MS after which a part is not restarted any more. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 250;

/**
 * Decides what happens after a process dies: a restart after an exponential back-off, or giving up.
 * @param {readonly number[]} deaths when the process died, in milliseconds, the latest time included
 * @param {number} now
 * @returns {{ deaths: number, waitMs: number | undefined }} the deaths within the last minute, and how long to wait
 * before a restart; an undefined `waitMs` means giving up
 */
export function afterDeath(deaths, now) {
  const recent = deaths.filter((at) => now - at < RESTART_WINDOW_MS).length;
  const waitMs = recent < MAX_RESTARTS ? FIRST_WAIT_MS * 2 ** (recent - 1) : undefined;
  return { deaths: recent, waitMs };
}
