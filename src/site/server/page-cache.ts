import { withRenderContext } from '@/content/page-render-context';
import { MAX_AGE_SECONDS } from '@/content/read-through-content-cache';
import { isDatabaseAway } from '@/content/page-copies-for-outages';
import { onRefresh } from '@/content/refresh-caches-of-process';
import { addressesTag, redirectsTag } from '@/content/cache-tags';
import { type ComputedValue, TaggedCache } from '@/content/cache-with-tags';
import { errorFields, log } from '@/lib/write-log-line';
import { telemetry } from '@/lib/prometheus-metrics';
import { inSpan } from '@/lib/start-tracing-span';
import { pageCopies } from './page-copies-during-outage';
import type { PageSource } from './send-response';
import { sizeOfStored, storedPage, type StoredPage } from './compressed-page';

const MAX_BYTES = 128 * 1024 * 1024;
/**
 * The maximum memory for cached files for programs. A sitemap takes megabytes and few visitors read it, so such files
 * have their own limit and never displace pages.
 */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** How long after a failed rendering visitors get the last good page without a new attempt. */
const FAILED_RENDER_PAUSE_MS = 3000;

/** Renders a page, or writes a file for programs. */
export type MakePage = () => Promise<
  Pick<StoredPage, 'status' | 'headers'> & {
    text: string;
  }
>;

const cacheOf = (maxSize: number) =>
  new TaggedCache<StoredPage>({
    maxSize,
    sizeOf: sizeOfStored,
    onCached: (key, made) => copies?.keep(key, made),
  });
const pages = cacheOf(MAX_BYTES);
const files = cacheOf(MAX_FILE_BYTES);

const FILE = 'file ';
/** The key of a file for programs at a path. */
export const keyOfFile = (path: string): string => FILE + path;
const cacheWith = (key: string) => (key.startsWith(FILE) ? files : pages);

// Subscribers are called in the order in which they subscribe. The page cache has to be refreshed before `pageCopies`
// deletes copies on disk, so that a page that is being rendered meanwhile is stored in neither.
onRefresh((tags) => {
  const refreshed = pages.refresh(tags) + files.refresh(tags);
  telemetry()?.pageRefreshes.inc();
  telemetry()?.pagesRefreshed.inc(refreshed);
});
const copies = pageCopies();

/** Thrown when a page was unpublished or moved after its URL was looked up; contains the answer to send instead. */
export class OtherAnswer extends Error {
  constructor(readonly answer: Response) {
    super(`the page answered ${answer.status}`);
  }
}

const isOtherAnswer = (error: unknown): error is OtherAnswer => error instanceof OtherAnswer;

/** When rendering last failed, by page key; `performance.now()`. */
const failed = new Map<string, number>();

type Result = 'hit' | 'miss' | 'last_good' | 'failed';
const count = (result: Result): void => telemetry()?.pageAnswers.inc({ result });

/** The cached page of a key if it is fresh; counted as a hit. */
export function cachedPage(key: string): StoredPage | undefined {
  const page = cacheWith(key).fresh(key);
  if (page) count('hit');
  return page;
}

/** The cache tags of a 404 answer, which changes when something is published at its URL or a redirect is added. */
const OF_NOTHING = [addressesTag, redirectsTag];

/**
 * The cache tags and the lifetime in seconds that content delivery networks get for a page. The lifetime is 0 for a
 * last good page, for another status than 200, and for every page while this instance may miss messages about changes.
 */
export function sharedLife(
  key: string,
  { page, from }: { page: StoredPage; from: PageSource },
): { tags: Iterable<string>; seconds: number } {
  const { status } = page;
  const { tags = [], seconds = 0 } = cacheWith(key).about(key, page) ?? {};
  const mayBeHeld = status === 200 && from !== 'last-good' && !isDatabaseAway();
  return {
    tags: status === 200 ? tags : [...tags, ...OF_NOTHING],
    seconds: mayBeHeld ? seconds : 0,
  };
}

/** The last version of a page that could be rendered: the cached one, even if stale, else the copy on disk. */
const lastGood = async (key: string): Promise<StoredPage | undefined> =>
  cacheWith(key).last(key) ?? copies?.get(key);

const hasJustFailed = (key: string): boolean =>
  isDatabaseAway() || performance.now() - (failed.get(key) ?? -Infinity) < FAILED_RENDER_PAUSE_MS;

async function made(make: MakePage): Promise<ComputedValue<StoredPage>> {
  const ended = telemetry()?.pageSeconds.startTimer();
  const { page, tags, seconds } = await withRenderContext(MAX_AGE_SECONDS, () =>
    inSpan('page.make', { isResult: isOtherAnswer }, async (note) => {
      try {
        const { status, text, headers } = await make();
        return storedPage(status, text, headers);
      } catch (error) {
        if (isOtherAnswer(error)) note({ 'http.response.status_code': error.answer.status });
        throw error;
      }
    }),
  );
  ended?.();
  return { value: page, tags, seconds };
}

/** Whether copies of pages are stored on disk, for an outage of the database. */
export const areCopiesKept = (): boolean => copies !== undefined;

/**
 * Whether this process has rendered a page, and so stored its copy, since the last change of its content. The copy may
 * have been deleted since then to make room for others.
 */
export const hasCurrentCopy = (key: string): boolean => copies?.isCurrent(key) ?? false;

/**
 * Renders a page only to store its copy on disk.
 * @throws the error of rendering, or OtherAnswer
 */
export const makeCopy = (key: string, make: MakePage): Promise<void> =>
  cacheWith(key).compute(key, () => made(make));

/**
 * A page that is the same for all visitors: from the cache, or rendered now. The last good page replaces it when
 * rendering fails, has failed just before, or the database is down.
 * @throws the error of rendering, when there is no last good page
 * @throws OtherAnswer when the page was unpublished or moved
 */
export async function everybodysPage(
  key: string,
  make: MakePage,
): Promise<{ page: StoredPage; from: PageSource }> {
  const fresh = cachedPage(key);
  if (fresh) return { page: fresh, from: 'kept' };
  if (hasJustFailed(key)) {
    const last = await lastGood(key);
    if (last) {
      count('last_good');
      return { page: last, from: 'last-good' };
    }
  }
  try {
    const page = await cacheWith(key).get(key, () => made(make));
    failed.delete(key);
    count('miss');
    return { page, from: 'made' };
  } catch (error) {
    const last = isOtherAnswer(error) ? undefined : await lastGood(key);
    if (!isOtherAnswer(error)) count(last ? 'last_good' : 'failed');
    if (!last) throw error;
    failed.set(key, performance.now());
    log.error('page.last-good-served', errorFields(error));
    return { page: last, from: 'last-good' };
  }
}
