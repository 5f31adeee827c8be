import { AsyncResource } from 'node:async_hooks';
import { errorFields, log } from '@/lib/write-log-line';
import { everythingTag } from './cache-tags';

export type Stale = readonly string[] | 'all';
type Subscriber = (stale: Stale) => void | Promise<void>;

type State = { subscribers: Subscriber[]; pending: Set<string>; work: Promise<void> | undefined };

const storageKey = Symbol.for('site.content.refresh');
const shared = globalThis as { [storageKey]?: State };
// Stored on `globalThis`, because pages, the admin and the background work come from separate bundles, each with its
// own copy of this module.
const state = (shared[storageKey] ??= {
  subscribers: [],
  pending: new Set(),
  work: undefined,
});

/** Pauses before the retries of a failed refresh; the last one repeats. */
const RETRY_MS = [200, 500, 1000, 2000];

const pause = (ms: number | undefined) =>
  new Promise<void>((resume) => {
    setTimeout(resume, ms).unref();
  });

/**
 * Registers a subscriber for stale cache tags. Subscribers are called one after the other; when one fails, all are
 * called again later.
 * @param isFirst the subscriber is called before the others, which depend on what it refreshes
 */
export function onRefresh(subscriber: Subscriber, { isFirst = false } = {}): void {
  // The subscriber runs in the async context of its registration, not in that of `refreshThisProcess`, whose caller may
  // be rendering a page.
  const bound = AsyncResource.bind(subscriber);
  if (isFirst) state.subscribers.unshift(bound);
  else state.subscribers.push(bound);
}

async function notifySubscribers(tags: readonly string[]): Promise<void> {
  const stale = tags.includes(everythingTag) ? 'all' : tags;
  for (const subscriber of state.subscribers) await subscriber(stale);
}

async function work(): Promise<void> {
  for (let failures = 0; state.pending.size > 0;) {
    const tags = [...state.pending];
    state.pending.clear();
    try {
      await notifySubscribers(tags);
      failures = 0;
    } catch (error) {
      log.warn('refresh.waiting', errorFields(error));
      for (const tag of tags) state.pending.add(tag);
      await pause(RETRY_MS[failures] ?? RETRY_MS.at(-1));
      failures += 1;
    }
  }
  state.work = undefined;
}

/**
 * Refreshes cache tags in this process; a failed refresh is retried until it succeeds. Tags that arrive during a
 * refresh are combined in the next one.
 */
export function refreshThisProcess(tags: Iterable<string>): void {
  for (const tag of tags) state.pending.add(tag);
  if (state.pending.size > 0) state.work ??= work();
}

/** Resolves once all cache tags announced so far in this process are refreshed. */
export const allRefreshed = async (): Promise<void> => state.work;
