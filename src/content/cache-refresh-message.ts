import { isTag } from './cache-tags';

/** The channel of Postgres' NOTIFY. A message is a JSON list: the time of the save, then the cache tags. */
export const CHANNEL = 'site_tags';

/** Postgres allows messages of fewer than 8000 bytes; the time takes about twenty of them. */
const MAX_BYTES = 7960;

const bytesOf = (tags: readonly string[]): number => Buffer.byteLength(JSON.stringify(tags));

/**
 * Writes tags as messages without a time, each filled before the next one begins. Duplicates and invalid tags are left
 * out.
 */
export function messagesOf(tags: Iterable<string>): string[] {
  const lists: string[][] = [];
  for (const tag of new Set(tags)) {
    if (!isTag(tag)) continue;
    const last = lists.at(-1);
    if (last && bytesOf([...last, tag]) <= MAX_BYTES) last.push(tag);
    else lists.push([tag]);
  }
  return lists.map((list) => JSON.stringify(list));
}

/** A parsed message; `savedAt` is in seconds since 1970 by the database's clock, or null where the message has none. */
export type Message = { savedAt: number | null; tags: string[] };

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
