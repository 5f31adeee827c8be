import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long there must be no request for a quiet moment: a visitor's next page, and the files of a page, are requested
 * within this time.
 */
const IDLE_PERIOD_MS = 100;
const POLL_INTERVAL_MS = 10;

/**
 * Finds moments in which no visitor waits for a page, for work that blocks this process.
 * @param {number} mostMs the longest total delay of such work while visitors keep coming
 */
export function idleMoments(mostMs) {
  let underWay = 0;
  let lastAt = performance.now();
  let waited = 0;
  let isHurried = false;
  const isQuiet = () => underWay === 0 && performance.now() - lastAt >= IDLE_PERIOD_MS;
  return {
    /** Counts a page request until it is answered. */
    note(response) {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
        lastAt = performance.now();
      });
    },
    /** Ends all delays, because a request waits for the result of the delayed work. */
    hurry() {
      isHurried = true;
    },
    /**
     * Resolves at the next quiet moment, or when the longest delay is over. It always pauses once first, so that
     * requests that have already arrived are begun.
     */
    async next() {
      const began = performance.now();
      const isOver = () => isHurried || waited + performance.now() - began >= mostMs;
      do await pause(POLL_INTERVAL_MS, undefined, { ref: false });
      while (!isQuiet() && !isOver());
      waited += performance.now() - began;
    },
  };
}
