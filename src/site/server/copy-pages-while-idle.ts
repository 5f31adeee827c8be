import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '@/content/page-copies-for-outages';
import { onRefresh } from '@/content/refresh-caches-of-process';
import { returnUnusedMemory } from '@/lib/return-unused-memory';
import { errorFields, log } from '@/lib/write-log-line';
import { areCopiesKept, hasCurrentCopy, type MakePage, makeCopy, OtherAnswer } from './page-cache';

/** How busy the process is with requests. */
export type Activity = {
  /** For how many milliseconds no request has arrived and none has been in progress; 0 while one is in progress. */
  idleMs: () => number;
  isStopping: () => boolean;
};

type Copy = { key: string; make: MakePage };

/** The pause after a start before copies are made: the start and its first visitors have priority. */
const AFTER_START_MS = 10_000;
/**
 * The minimum idle time before a copy is made: no visitor is waiting, and no further file of an opened page is about to
 * be requested.
 */
const QUIET_MS = 50;
/** The idle time after which nobody is assumed to be on the site. */
const NOBODY_MS = 2000;
const POLL_MS = 20;
const CHECK_MS = 500;
/**
 * The pause after each copy, as a multiple of the time that the copy took. With visitors on the site, making copies
 * takes at most a tenth of the time.
 */
const PAUSE = { withReaders: 9, alone: 1 };

/** From how many copies on, made in one run, the memory that they took is returned to the system. */
const MANY_COPIES = 20;

const wait = (ms: number) => pause(ms, undefined, { ref: false });

async function quiet({ idleMs, isStopping }: Activity): Promise<void> {
  while (idleMs() < QUIET_MS && !isStopping()) await wait(POLL_MS);
}

async function makeOne({ key, make }: Copy): Promise<number> {
  const began = performance.now();
  try {
    await makeCopy(key, make);
  } catch (error) {
    // A page that was unpublished or moved in the meantime is no error.
    if (!(error instanceof OtherAnswer)) log.warn('page.copy-not-made', errorFields(error));
  }
  return performance.now() - began;
}

/**
 * Makes copies on disk of all pages without a current copy, one after the other, while no requests arrive. A page that
 * fails is tried again after the next change of content. Ends when the process stops.
 * @param wanted lists all pages, in the order in which copies are made
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

  /** Returns the memory that rendering took, once nobody is on the site. */
  async function returnMemory(): Promise<void> {
    const isOver = () => isChanged || activity.isStopping();
    while (activity.idleMs() < NOBODY_MS && !isOver()) await wait(CHECK_MS);
    if (!isOver()) returnUnusedMemory();
  }

  /** Makes the missing copies until all are made, content changes, or the database is down. */
  async function makeAll(): Promise<void> {
    isChanged = false;
    let made = 0;
    for (const copy of (await wanted()).filter(isDue)) {
      await quiet(activity);
      if (isChanged || activity.isStopping() || isDatabaseAway()) return;
      if (!isDue(copy)) continue; // a visitor's request has made it meanwhile
      tried.add(copy.key);
      const ms = await makeOne(copy);
      made += 1;
      await wait(ms * (activity.idleMs() < NOBODY_MS ? PAUSE.withReaders : PAUSE.alone));
    }
    log.info('page.copies-made', { made });
    if (made >= MANY_COPIES) await returnMemory();
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
