import { collectCacheTags } from './collect-cache-tags';
import { currentRender } from './page-render-context';
import { onRefresh } from './refresh-caches-of-process';
import { TaggedCache } from './cache-with-tags';
import { inSpan } from '@/lib/start-tracing-span';

/**
 * The longest life of an answer. A save refreshes it at once; this limit corrects an answer that was read before a save
 * and cached after it (race).
 */
export const MAX_AGE_SECONDS = 600;

/** How long a page rendered from an empty answer may be cached. */
const EMPTY_ANSWER_MAX_AGE_SECONDS = 1;

/** The maximum length of all cached answers together. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

/**
 * Cached answers, stored as JSON because a caller may modify the object that it gets. `tags` are those of the call and
 * those added while reading.
 */
type Answers = TaggedCache<{ json: string; tags: ReadonlySet<string> }>;

const storageKey = Symbol.for('site.content.cache');
const shared = globalThis as { [storageKey]?: Answers };

function makeCache(): Answers {
  const made: Answers = new TaggedCache({
    maxSize: MAX_CHARACTERS,
    sizeOf: ({ json }) => json.length,
  });
  onRefresh((tags) => void made.refresh(tags));
  return made;
}

// Stored on `globalThis`, because pages and the admin come from two bundles, each with its own copy of this module.
const answers = (shared[storageKey] ??= makeCache());

/**
 * Reads content through the cache, under the given tags and the tags added while reading (`addCacheTag`); a refresh
 * of any of them also refreshes the page that is being rendered. An empty answer is never cached: a CMS that is
 * restarting returns nothing, and that must not stay on the site until the next save. A page rendered from an empty
 * answer may be cached for a second.
 * @param key unique for the content, language included; its first part is a constant, which traces name
 * @param isEmpty whether an answer is empty
 * @param life in seconds; shorter for content whose changes are not announced
 */
export async function readThroughCache<T>(options: {
  key: readonly string[];
  tags: readonly string[];
  read: () => Promise<T>;
  isEmpty: (answer: T) => boolean;
  life?: number;
}): Promise<T> {
  const { key, read, isEmpty, life = MAX_AGE_SECONDS } = options;
  const page = currentRender();
  for (const tag of options.tags) page?.tags.add(tag); // the page gets the tags even if reading fails
  const { json, tags } = await answers.get(JSON.stringify(key), async () => {
    const attributes = { 'content.kind': key[0] ?? '' };
    const { answer, noted } = await collectCacheTags(() =>
      inSpan('content.read', { attributes }, read),
    );
    const tags = new Set([...options.tags, ...noted]);
    const value = { json: JSON.stringify(answer), tags };
    return { value, tags, seconds: isEmpty(answer) ? 0 : life };
  });
  for (const tag of tags) page?.tags.add(tag);
  const answer = JSON.parse(json) as T;
  limitPageLife(isEmpty(answer) ? EMPTY_ANSWER_MAX_AGE_SECONDS : life);
  return answer;
}

function limitPageLife(seconds: number): void {
  const page = currentRender();
  if (page) page.seconds = Math.min(page.seconds, seconds);
}

/** Lets the page that is being rendered expire at a moment at which its content changes. */
export function expirePageAt(moment: Date, now: Date): void {
  const seconds = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
  if (seconds < MAX_AGE_SECONDS) limitPageLife(seconds);
}
