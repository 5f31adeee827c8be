import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRender } from './page-render-context';

const storageKey = Symbol.for('site.content.noted-tags');
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<Set<string>> };
// Stored on `globalThis`, because pages and the admin come from two bundles, each with its own copy of this module.
const storage = (shared[storageKey] ??= new AsyncLocalStorage<Set<string>>());

/**
 * Adds a cache tag for content that is found while reading and that the caller can not know before, such as a picture
 * in the text of a page. The tag goes to the `collectCacheTags` that is running, otherwise to the page that is being
 * rendered; outside both nothing is added.
 */
export function addCacheTag(tag: string): void {
  (storage.getStore() ?? currentRender()?.tags)?.add(tag);
}

/** Runs a read of content, and returns its result with the cache tags that were added meanwhile. */
export async function collectCacheTags<T>(
  read: () => Promise<T>,
): Promise<{ answer: T; noted: ReadonlySet<string> }> {
  const noted = new Set<string>();
  return { answer: await storage.run(noted, read), noted };
}
