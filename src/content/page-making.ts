import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page that is being made has read so far: what it is refreshed by, and how long it may stand. */
type Making = {
  tags: Set<string>;
  seconds: number;
  /** Until when it waits for lists of another server; unset while it needs none. */
  waitsUntil?: number;
};

const storageKey = Symbol.for('site.content.page-making');
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<Making> };
const storage = (shared[storageKey] ??= new AsyncLocalStorage<Making>());

/** The page that is being made by this task; undefined in every other. */
export const pageBeingMade = (): Making | undefined => storage.getStore();

/**
 * Makes a page, and says under which tags it read and for how many seconds it may stand.
 *
 * @param longest in seconds, where nothing that it read bounds it
 */
export async function makingPage<T>(
  longest: number,
  make: () => Promise<T>,
): Promise<{ page: T; tags: ReadonlySet<string>; seconds: number }> {
  const making: Making = { tags: new Set(), seconds: longest };
  const page = await storage.run(making, make);
  return { page, tags: making.tags, seconds: making.seconds };
}
