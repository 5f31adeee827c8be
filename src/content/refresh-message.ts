import { isTag } from './tags';

/** The channel of Postgres on which tags are named, as a list in JSON that begins with the time of the save. */
export const CHANNEL = 'site_tags';

/** Postgres takes messages of fewer than 8000 bytes; the time needs some twenty. */
const MOST_BYTES = 7960;

const bytesOf = (tags: readonly string[]): number => Buffer.byteLength(JSON.stringify(tags));

/** Each tag once, in as few lists as messages hold; what is no tag is left out. */
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

/** What a message says; `savedAt` in seconds since 1970 by the database's clock, null where none is named. */
export type Message = { savedAt: number | null; tags: string[] };

/** A message as it was sent; null when it is anything else. */
export function readMessage(message: string): Message | null {
  try {
    const said: unknown = JSON.parse(message);
    if (!Array.isArray(said)) return null;
    const [first, ...others] = said as unknown[];
    const savedAt = typeof first === 'number' ? first : null;
    const tags = savedAt === null ? (said as unknown[]) : others;
    return tags.length > 0 && tags.every(isTag) ? { savedAt, tags } : null;
  } catch {
    return null;
  }
}
