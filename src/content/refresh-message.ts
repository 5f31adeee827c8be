import { isTag } from './tags';

/** The channel of Postgres on which tags are named, as a list in JSON. */
export const CHANNEL = 'site_tags';

/** Postgres takes messages of fewer than 8000 bytes. */
const MOST_BYTES = 7999;

const bytesOf = (tags: readonly string[]): number => Buffer.byteLength(JSON.stringify(tags));

/** Each tag once, in as few messages as hold them; what is no tag is left out. */
export function messagesOf(tags: Iterable<string>): string[] {
  const lists: string[][] = [];
  for (const tag of new Set(tags)) {
    if (!isTag(tag)) continue;
    const last = lists.at(-1);
    if (last && bytesOf([...last, tag]) <= MOST_BYTES) last.push(tag);
    else lists.push([tag]);
  }
  return lists.map((list) => JSON.stringify(list));
}

/** The tags of a message; null when it is anything else. */
export function readMessage(message: string): string[] | null {
  try {
    const tags: unknown = JSON.parse(message);
    return Array.isArray(tags) && tags.length > 0 && tags.every(isTag) ? tags : null;
  } catch {
    return null;
  }
}
