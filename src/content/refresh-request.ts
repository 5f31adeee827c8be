import { env } from '@/lib/env';
import { isSameSecret } from '@/lib/same-secret';
import { isTag } from './tags';

/** Tags that one request may name; a save touches a handful. */
const MOST_TAGS = 200;

/** Whether an `Authorization` header is `Bearer` and the internal secret; takes as long whatever it says. */
export const isInternal = (authorization: string | null): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${env().INTERNAL_SECRET}`);

/** The tags of a request's body `{ "tags": ["page:/:vi"] }`; null when it is anything else. */
export function readTags(body: unknown): string[] | null {
  if (typeof body !== 'object' || body === null || !('tags' in body)) return null;
  const { tags } = body;
  if (!Array.isArray(tags) || tags.length === 0 || tags.length > MOST_TAGS) return null;
  return tags.every(isTag) ? tags : null;
}

/**
 * Asks the web server of this process to refresh tags in its page cache, which only a request can.
 *
 * @throws Error when nothing answers at the port of this process, or the answer is not 200
 */
export async function requestRefresh(tags: readonly string[]): Promise<void> {
  const { INTERNAL_SECRET, PORT } = env();
  for (let from = 0; from < tags.length; from += MOST_TAGS) {
    const response = await fetch(`http://127.0.0.1:${PORT}/api/internal/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${INTERNAL_SECRET}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(from, from + MOST_TAGS) }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`refresh answered ${response.status}`);
  }
}
