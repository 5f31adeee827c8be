import { withNotedTags } from './noted-tags';
import { pageBeingMade } from './page-making';
import { onRefresh } from './refresh-here';
import { TaggedCache } from './tagged-cache';

/**
 * Longest life of an answer, in seconds. Publishing refreshes at once; this heals what was read just
 * before a publish and kept just after it.
 */
export const LONGEST_LIFE = 600;

/** How long, in seconds, a page made from an empty answer may stand before it is made again. */
const EMPTY_ANSWER_LIFE = 1;

/** Of all answers together, in characters. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** As JSON: who reads an answer may change what they got. `tags`: of what was found in it. */
type Answers = TaggedCache<{ json: string; tags: ReadonlySet<string> }>;

const storageKey = Symbol.for('site.content.cache');
const shared = globalThis as { [storageKey]?: Answers };

function makeCache(): Answers {
  const made: Answers = new TaggedCache({
    maxSize: MOST_CHARACTERS,
    sizeOf: ({ json }) => json.length,
  });
  onRefresh((tags) => void made.refresh(tags));
  return made;
}

// One per process: pages and the admin come from two bundles.
const answers = (shared[storageKey] ??= makeCache());

/**
 * Reads content through the cache under the given tags, and those of what is found in it (`noteTag`); the page that is
 * being made is refreshed by them too.
 * An empty answer is never kept: a CMS that is restarting answers "nothing", and that must not stay on
 * the site until somebody publishes. The page that shows the emptiness is made again a second later.
 *
 * @param key unique for what is read, language included
 * @param isEmpty tells an answer that must not be kept
 * @param life in seconds, for what nobody tells us has changed
 */
export async function readThroughCache<T>(options: {
  key: readonly string[];
  tags: readonly string[];
  read: () => Promise<T>;
  isEmpty: (answer: T) => boolean;
  life?: number;
}): Promise<T> {
  const { key, read, isEmpty, life = LONGEST_LIFE } = options;
  const page = pageBeingMade();
  for (const tag of options.tags) page?.tags.add(tag); // also where the reading fails
  const { json, tags } = await answers.get(JSON.stringify(key), async () => {
    const { answer, noted } = await withNotedTags(read);
    const tags = new Set([...options.tags, ...noted]);
    const value = { json: JSON.stringify(answer), tags };
    return { value, tags, seconds: isEmpty(answer) ? 0 : life };
  });
  for (const tag of tags) page?.tags.add(tag);
  const answer = JSON.parse(json) as T;
  boundPage(isEmpty(answer) ? EMPTY_ANSWER_LIFE : life);
  return answer;
}

/** Bounds the life of the page that is being made, in seconds. */
function boundPage(seconds: number): void {
  const page = pageBeingMade();
  if (page) page.seconds = Math.min(page.seconds, seconds);
}

/**
 * Bounds the life of the page that is being made: its words change at a moment, so it is made again then.
 * A moment beyond the longest life needs nothing.
 */
export function makeAnewAt(moment: Date, now: Date): void {
  const seconds = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
  if (seconds < LONGEST_LIFE) boundPage(seconds);
}
