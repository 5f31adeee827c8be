import { AsyncResource } from 'node:async_hooks';
import { errorFields, log } from '@/lib/log';
import { everythingTag } from './tags';

/** What is not as it was: what carries one of these tags, or all that was ever read. */
export type Stale = readonly string[] | 'all';
type Subscriber = (stale: Stale) => void | Promise<void>;

type State = { subscribers: Subscriber[]; pending: Set<string>; work: Promise<void> | undefined };

const storageKey = Symbol.for('site.content.refresh');
const shared = globalThis as { [storageKey]?: State };
// One per process: the bundler may instantiate this module once for each route.
const state = (shared[storageKey] ??= {
  subscribers: [],
  pending: new Set(),
  work: undefined,
});

/** Pauses after a refresh that failed; the last one is repeated. */
const RETRY_MS = [200, 500, 1000, 2000];

const pause = (ms: number | undefined) =>
  new Promise<void>((resume) => {
    setTimeout(resume, ms).unref();
  });

/**
 * Calls back when something that this process keeps has to be dropped. Subscribers are called one after the
 * other; when one fails, all are called again later.
 *
 * @param isFirst before the others: what they rely on
 */
export function onRefresh(subscriber: Subscriber, { isFirst = false } = {}): void {
  // Bound: whoever names tags may be in the middle of making a page.
  const bound = AsyncResource.bind(subscriber);
  if (isFirst) state.subscribers.unshift(bound);
  else state.subscribers.push(bound);
}

async function tell(tags: readonly string[]): Promise<void> {
  const stale = tags.includes(everythingTag) ? 'all' : tags;
  for (const subscriber of state.subscribers) await subscriber(stale);
}

async function work(): Promise<void> {
  for (let failures = 0; state.pending.size > 0;) {
    const tags = [...state.pending];
    state.pending.clear();
    try {
      await tell(tags);
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
 * Refreshes tags in this process until it has worked. Tags that come while others are refreshed are taken together.
 */
export function refreshHere(tags: Iterable<string>): void {
  for (const tag of tags) state.pending.add(tag);
  if (state.pending.size > 0) state.work ??= work();
}

/** Resolves once everything that has been named in this process is refreshed. */
export const allRefreshed = async (): Promise<void> => state.work;
