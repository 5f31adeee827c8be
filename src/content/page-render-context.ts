import { AsyncLocalStorage } from 'node:async_hooks';

/** The page render in progress: the cache tags read so far, and for how many seconds the page may be cached. */
type RenderContext = {
  tags: Set<string>;
  seconds: number;
  /** Until when this page waits for lists of another server, as `Date.now()`; unset while it needed no such list. */
  waitsUntil?: number;
};

const storageKey = Symbol.for('site.content.render-context');
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<RenderContext> };
const storage = (shared[storageKey] ??= new AsyncLocalStorage<RenderContext>());

/** The page render to which the current async task belongs; undefined outside a render. */
export const currentRender = (): RenderContext | undefined => storage.getStore();

/**
 * Renders a page, and returns the cache tags that it read and how many seconds it may be cached.
 * @param longest the lifetime in seconds where nothing that was read limits it
 */
export async function withRenderContext<T>(
  longest: number,
  make: () => Promise<T>,
): Promise<{ page: T; tags: ReadonlySet<string>; seconds: number }> {
  const context: RenderContext = { tags: new Set(), seconds: longest };
  const page = await storage.run(context, make);
  return { page, tags: context.tags, seconds: context.seconds };
}
