import { makingPage } from '@/content/page-making';
import { LONGEST_LIFE } from '@/content/cache';
import { isDatabaseAway } from '@/content/last-good';
import { onRefresh } from '@/content/refresh-here';
import { addressesTag, redirectsTag } from '@/content/tags';
import { type Made, TaggedCache } from '@/content/tagged-cache';
import { errorFields, log } from '@/lib/log';
import { telemetry } from '@/lib/telemetry';
import { pageCopies } from './copies';
import type { PageSource } from './send';
import { sizeOfStored, storedPage, type StoredPage } from './stored-page';

const MOST_BYTES = 128 * 1024 * 1024;
/** While content can not be read, readers get the last page without waiting for a try; in milliseconds. */
const FAILED_MS = 3000;

/** Makes a page. */
export type MakePage = () => Promise<{ status: number; html: string }>;

const pages = new TaggedCache<StoredPage>({
  maxSize: MOST_BYTES,
  sizeOf: sizeOfStored,
  onKept: (key, made) => copies?.keep(key, made),
});
// Before the copies hear of it: what is being made meanwhile is kept by neither.
onRefresh((tags) => {
  const refreshed = pages.refresh(tags);
  telemetry()?.pageRefreshes.inc();
  telemetry()?.pagesRefreshed.inc(refreshed);
});
const copies = pageCopies();

/** Another answer than a page: it has been withdrawn or moved since its address was looked up. */
export class OtherAnswer extends Error {
  constructor(readonly answer: Response) {
    super(`the page answered ${answer.status}`);
  }
}

/** When making a page failed last, by key. */
const failed = new Map<string, number>();

type Result = 'hit' | 'miss' | 'last_good' | 'failed';
const count = (result: Result): void => telemetry()?.pageAnswers.inc({ result });

/** A page that is kept and still true, for a reader. */
export function keptPage(key: string): StoredPage | undefined {
  const page = pages.fresh(key);
  if (page) count('hit');
  return page;
}

/** What stands where nothing is live changes when something is published there. */
const OF_NOTHING = [addressesTag, redirectsTag];

/**
 * For shared caches: under which tags a page is to be dropped, and for how many seconds it may be held. One that only
 * stands in may not be, nor what is missing, nor anything while this instance may not hear of changes.
 */
export function sharedLife(
  key: string,
  { page, from }: { page: StoredPage; from: PageSource },
): { tags: Iterable<string>; seconds: number } {
  const { status } = page;
  const { tags = [], seconds = 0 } = pages.about(key, page) ?? {};
  const mayBeHeld = status === 200 && from !== 'last-good' && !isDatabaseAway();
  return {
    tags: status === 200 ? tags : [...tags, ...OF_NOTHING],
    seconds: mayBeHeld ? seconds : 0,
  };
}

/** The last page that could be made, in memory or on disk. */
const lastGood = async (key: string): Promise<StoredPage | undefined> =>
  pages.last(key) ?? copies?.get(key);

const hasJustFailed = (key: string): boolean =>
  isDatabaseAway() || performance.now() - (failed.get(key) ?? -Infinity) < FAILED_MS;

async function made(make: MakePage): Promise<Made<StoredPage>> {
  const ended = telemetry()?.pageSeconds.startTimer();
  const { page, tags, seconds } = await makingPage(LONGEST_LIFE, async () => {
    const { status, html } = await make();
    return storedPage(status, html);
  });
  ended?.();
  return { value: page, tags, seconds };
}

/**
 * A page that is the same for everybody: the kept one, or made now. Where that fails, or is known to fail, the last
 * good one stands.
 *
 * @throws what making it throws, when there is no last one
 * @throws OtherAnswer when the page is no more
 */
export async function everybodysPage(
  key: string,
  make: MakePage,
): Promise<{ page: StoredPage; from: PageSource }> {
  const fresh = keptPage(key);
  if (fresh) return { page: fresh, from: 'kept' };
  if (hasJustFailed(key)) {
    const last = await lastGood(key);
    if (last) {
      count('last_good');
      return { page: last, from: 'last-good' };
    }
  }
  try {
    const page = await pages.get(key, () => made(make));
    failed.delete(key);
    count('miss');
    return { page, from: 'made' };
  } catch (error) {
    const last = error instanceof OtherAnswer ? undefined : await lastGood(key);
    if (!(error instanceof OtherAnswer)) count(last ? 'last_good' : 'failed');
    if (!last) throw error;
    failed.set(key, performance.now());
    log.error('page.last-one-shown', errorFields(error));
    return { page: last, from: 'last-good' };
  }
}
