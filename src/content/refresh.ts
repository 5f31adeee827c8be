import { AsyncLocalStorage } from 'node:async_hooks';
import { revalidateTag } from 'next/cache';
import { errorFields, log } from '@/lib/log';
import { LATELY_MS, readLately } from './recent-reads';
import { requestRefresh } from './refresh-request';

/**
 * The CMS's hooks run before their transaction commits; a reader who came between the two would have
 * the old page cached for good. Hooks therefore only name what changed, and the request that saved it
 * refreshes those tags once the save has been answered.
 */
type Scope = Set<string>;

const storageKey = Symbol.for('site.content.refresh');
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<Scope> };
// One per process: the bundler may instantiate this module once for each route.
const storage = (shared[storageKey] ??= new AsyncLocalStorage<Scope>());

/**
 * Names tags to refresh when the surrounding request has saved. Outside of one (seeding, migrations:
 * nothing is being served from this process) there is nothing to refresh.
 */
export function queueRefresh(tags: readonly string[]): void {
  const scope = storage.getStore();
  for (const tag of tags) scope?.add(tag);
}

/** By the first most pages are done that were being made at the time of a refresh, by the last all are. */
const AGAIN_MS = [3000, LATELY_MS + 1000];

/**
 * A page that is being made while its tags are refreshed is kept afterwards, with what it had read before. So the
 * tags of such pages are refreshed again.
 */
function refreshAgain(tags: Iterable<string>): void {
  const beingMade = readLately(tags);
  if (beingMade.length === 0) return;
  const again = () => {
    requestRefresh(beingMade, { isAgain: true }).catch((error: unknown) => {
      log.error('refresh.incomplete', errorFields(error));
    });
  };
  for (const pause of AGAIN_MS) setTimeout(again, pause).unref();
}

/**
 * Runs a request handler, then refreshes every tag that was named while it ran; again after 3 s and 11 s where a page
 * may have been made at the same time, unless `isAgain`.
 *
 * @param beforeRefresh runs first when anything is refreshed, to bring along what pages rely on; when it
 *   fails, that is logged, and the pages are refreshed all the same: the save has been committed
 */
export async function withRefresh<T>(
  handle: () => Promise<T>,
  beforeRefresh: () => Promise<void>,
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<T> {
  const tags: Scope = new Set();
  try {
    return await storage.run(tags, handle);
  } finally {
    if (tags.size > 0) {
      await beforeRefresh().catch((error: unknown) => {
        log.error('refresh.incomplete', errorFields(error));
      });
    }
    // `expire: 0`: the next reader gets the new page, not the old one while a new one is made.
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    if (!isAgain) refreshAgain(tags);
  }
}

/**
 * Runs what saves outside of a request, and gives the tags that its saves named, for `requestRefresh`
 * once they are committed.
 */
export async function collectingRefresh(save: () => Promise<void>): Promise<string[]> {
  const tags: Scope = new Set();
  await storage.run(tags, save);
  return [...tags];
}
