import { makingPage } from '@/content/page-making';
import { LONGEST_LIFE } from '@/content/cache';
import { onRefresh } from '@/content/refresh-here';
import { TaggedCache } from '@/content/tagged-cache';
import { errorFields, log } from '@/lib/log';
import { sizeOfStored, storedPage, type StoredPage } from './stored-page';

const MOST_BYTES = 128 * 1024 * 1024;
/** While content can not be read, readers get the last page without waiting for a try; in milliseconds. */
const FAILED_MS = 3000;

/** Makes a page. */
export type MakePage = () => Promise<{ status: number; html: string }>;

const pages = new TaggedCache<StoredPage>({ maxSize: MOST_BYTES, sizeOf: sizeOfStored });
onRefresh((tags) => pages.refresh(tags));

/** When making a page failed last, by key. */
const failed = new Map<string, number>();

/** A page that is kept and still true. */
export const keptPage = (key: string): StoredPage | undefined => pages.fresh(key);

/**
 * A page that is the same for everybody: the kept one, or made now. Where that fails, the last one stands.
 *
 * @throws what making it throws, when there is no last one
 */
export async function everybodysPage(key: string, make: MakePage): Promise<StoredPage> {
  const last = pages.last(key);
  if (last && performance.now() - (failed.get(key) ?? -Infinity) < FAILED_MS) {
    return pages.fresh(key) ?? last;
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
    return page;
  } catch (error) {
    if (!last) throw error;
    failed.set(key, performance.now());
    log.error('page.last-one-shown', errorFields(error));
    return last;
  }
}
