import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '@/content/last-good-page-copies';
import { onRefresh } from '@/content/refresh-caches-of-process';
import { returnUnusedMemory } from '@/lib/return-unused-memory';
import { errorFields, log } from '@/lib/write-log-line';
import { areCopiesKept, hasCurrentCopy, type MakePage, makeCopy, OtherAnswer } from './page-cache';

/** What else the process is asked for. */
export type Activity = {
  /** For how many milliseconds no request has come and none has been under way. */
  idleMs: () => number;
  isStopping: () => boolean;
};

type Copy = { key: string; make: MakePage };

/** A start, and whoever waits for it, comes first. */
const AFTER_START_MS = 10_000;
/** No reader waits, and no next file of a page is about to be asked for. */
const QUIET_MS = 50;
/** After so long nobody seems to be there. */
const NOBODY_MS = 2000;
const POLL_MS = 20;
const CHECK_MS = 500;
/** How many times as long as a page took is paused after it: at most a tenth of the time is taken while readers come. */
const PAUSE = { withReaders: 9, alone: 1 };

/** After so many pages the memory that they took is returned. */
const MANY_PAGES = 20;

const wait = (ms: number) => pause(ms, undefined, { ref: false });

async function quiet({ idleMs, isStopping }: Activity): Promise<void> {
  while (idleMs() < QUIET_MS && !isStopping()) await wait(POLL_MS);
}

async function makeOne({ key, make }: Copy): Promise<number> {
  const began = performance.now();
  try {
    await makeCopy(key, make);
  } catch (error) {
    // Unpublished meanwhile is no fault; the page itself says what a failed one is.
    if (!(error instanceof OtherAnswer)) log.warn('page.copy-not-made', errorFields(error));
  }
  return performance.now() - began;
}

/**
 * Makes the pages that have no copy of their current state, one after the other, at moments at which nothing is asked
 * for. What can not be made is tried again after the next change.
 *
 * @param wanted all pages, in the order in which they are made
 */
export async function makeCopiesWhileIdle(
  activity: Activity,
  wanted: () => Promise<Copy[]>,
): Promise<void> {
  if (!areCopiesKept()) return;
  let isChanged = true;
  let tried = new Set<string>();
  onRefresh(() => {
    isChanged = true;
    tried = new Set();
  });
  const isDue = ({ key }: Copy) => !hasCurrentCopy(key) && !tried.has(key);

  /** Returns the memory that rendering took, once nobody seems to be there. */
  async function tidyUp(): Promise<void> {
    while (activity.idleMs() < NOBODY_MS) {
      if (isChanged || activity.isStopping()) return;
      await wait(CHECK_MS);
    }
    if (!isChanged && !activity.isStopping()) returnUnusedMemory();
  }

  /** Makes what is due until all is made or something changes. */
  async function makeAll(): Promise<void> {
    isChanged = false;
    let made = 0;
    for (const copy of (await wanted()).filter(isDue)) {
      await quiet(activity);
      if (isChanged || activity.isStopping() || isDatabaseAway()) return;
      if (!isDue(copy)) continue; // a reader was faster
      tried.add(copy.key);
      const ms = await makeOne(copy);
      made += 1;
      await wait(ms * (activity.idleMs() < NOBODY_MS ? PAUSE.withReaders : PAUSE.alone));
    }
    log.info('page.copies-made', { made });
    if (made >= MANY_PAGES) await tidyUp();
  }

  await wait(AFTER_START_MS);
  while (!activity.isStopping()) {
    if (isChanged && !isDatabaseAway()) {
      await makeAll().catch((error: unknown) => {
        isChanged = true;
        log.warn('page.copies-waiting', errorFields(error));
      });
      if (isDatabaseAway()) isChanged = true;
    }
    await wait(CHECK_MS);
  }
}
