import { makingPage } from '@/content/page-making';
import { LONGEST_LIFE } from '@/content/cache';
import { isDatabaseAway } from '@/content/last-good';
import { onRefresh } from '@/content/refresh-here';
import { TaggedCache } from '@/content/tagged-cache';
import { errorFields, log } from '@/lib/log';
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
onRefresh((tags) => pages.refresh(tags));
const copies = pageCopies();

/** Another answer than a page: it has been withdrawn or moved since its address was looked up. */
export class OtherAnswer extends Error {
  constructor(readonly answer: Response) {
    super(`the page answered ${answer.status}`);
  }
}

/** When making a page failed last, by key. */
const failed = new Map<string, number>();

/** A page that is kept and still true. */
export const keptPage = (key: string): StoredPage | undefined => pages.fresh(key);

/** The last page that could be made, in memory or on disk. */
const lastGood = async (key: string): Promise<StoredPage | undefined> =>
  pages.last(key) ?? copies?.get(key);

const hasJustFailed = (key: string): boolean =>
  isDatabaseAway() || performance.now() - (failed.get(key) ?? -Infinity) < FAILED_MS;

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
  const fresh = pages.fresh(key);
  if (fresh) return { page: fresh, from: 'kept' };
  if (hasJustFailed(key)) {
    const last = await lastGood(key);
    if (last) return { page: last, from: 'last-good' };
  }
  try {
    const page = await pages.get(key, async () => {
      const made = await makingPage(LONGEST_LIFE, async () => {
        const { status, html } = await make();
        return storedPage(status, html);
      });
      return { value: made.page, tags: made.tags, seconds: made.seconds };
    });
    failed.delete(key);
    return { page, from: 'made' };
  } catch (error) {
    const last = error instanceof OtherAnswer ? undefined : await lastGood(key);
    if (!last) throw error;
    failed.set(key, performance.now());
    log.error('page.last-one-shown', errorFields(error));
    return { page: last, from: 'last-good' };
  }
}
