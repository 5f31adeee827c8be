import { setTimeout as pause } from 'node:timers/promises';

/** Readers follow one another, and what a page loads follows it: a moment is quiet when nobody has asked for so long. */
const QUIET_MS = 100;
const LOOK_MS = 10;

/**
 * Tells the moments in which no reader waits for a page, for work that keeps this process from answering.
 *
 * @param {number} mostMs for which all such work together is put off, where readers keep coming
 */
export function quietMoments(mostMs) {
  let underWay = 0;
  let lastAt = performance.now();
  let waited = 0;
  let isHurried = false;
  const isQuiet = () => underWay === 0 && performance.now() - lastAt >= QUIET_MS;
  return {
    /** Counts a page that is being answered. */
    note(response) {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
        lastAt = performance.now();
      });
    },
    /** Nothing is put off any more: somebody waits for what this work makes. */
    hurry() {
      isHurried = true;
    },
    /** Resolves at the next quiet moment; after requests that have come meanwhile were begun, in any case. */
    async next() {
      const began = performance.now();
      const isOver = () => isHurried || waited + performance.now() - began >= mostMs;
      do await pause(LOOK_MS, undefined, { ref: false });
      while (!isQuiet() && !isOver());
      waited += performance.now() - began;
    },
  };
}
