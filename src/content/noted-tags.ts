import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRender } from './render-context';

const storageKey = Symbol.for('site.content.noted-tags');
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<Set<string>> };
// One per process: pages and the admin come from two bundles.
const storage = (shared[storageKey] ??= new AsyncLocalStorage<Set<string>>());

/**
 * Notes a tag of what is being read, which whoever reads it can not know before, such as a picture in the text of a page.
 * Does nothing where nothing is read for a page.
 */
export function noteTag(tag: string): void {
  (storage.getStore() ?? currentRender()?.tags)?.add(tag);
}

/** Reads, and says which tags were noted meanwhile. */
export async function withNotedTags<T>(
  read: () => Promise<T>,
): Promise<{ answer: T; noted: ReadonlySet<string> }> {
  const noted = new Set<string>();
  return { answer: await storage.run(noted, read), noted };
}
