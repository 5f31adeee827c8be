import { unstable_cache } from 'next/cache';
import { noteRead } from './recent-reads';
import { everythingTag } from './tags';

class EmptyAnswer extends Error {}

/**
 * Longest life of an answer, in seconds. Publishing refreshes at once; this heals what was read just
 * before a publish and kept just after it.
 */
const LONGEST_LIFE = 600;

/** How long, in seconds, a page made from an empty answer may stand before it is made again. */
const EMPTY_ANSWER_LIFE = 1;

/**
 * Reads content through the page cache under the given tags.
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
  let empty: { answer: T } | undefined;
  const tags = [...options.tags, everythingTag];
  noteRead(tags);
  const cached = unstable_cache(
    async () => {
      const answer = await options.read();
      if (options.isEmpty(answer)) {
        empty = { answer };
        throw new EmptyAnswer();
      }
      return answer;
    },
    [...options.key],
    { tags, revalidate: options.life ?? LONGEST_LIFE },
  );
  try {
    return await cached();
  } catch (error) {
    if (!empty) throw error;
    // One entry for all: what strangers ask for in vain must not fill the cache.
    await unstable_cache(async () => true, ['empty'], { tags, revalidate: EMPTY_ANSWER_LIFE })();
    return empty.answer;
  }
}

/**
 * Bounds the life of the page that is being made: its words change at a moment, so it is made again then.
 * A moment beyond the longest life needs nothing.
 */
export async function makeAnewAt(moment: Date, now: Date): Promise<void> {
  const seconds = Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));
  if (seconds >= LONGEST_LIFE) return;
  await unstable_cache(async () => true, ['until', moment.toISOString()], {
    revalidate: seconds,
  })();
}
