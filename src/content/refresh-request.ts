import { env } from '@/lib/env';
import { isSameSecret } from '@/lib/same-secret';

/** Tags that one request may name; a save touches a handful. */
const MOST_TAGS = 200;
/** What tags.ts makes: words, paths, slugs and languages, divided by colons. */
const TAG = /^[a-z][\w:/.-]{0,200}$/;

/** Whether an `Authorization` header is `Bearer` and the internal secret; takes as long whatever it says. */
export const isInternal = (authorization: string | null): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${env().INTERNAL_SECRET}`);

/** The tags of a request's body `{ "tags": ["page:/:vi"] }`; null when it is anything else. */
export function readTags(body: unknown): string[] | null {
  if (typeof body !== 'object' || body === null || !('tags' in body)) return null;
  const { tags } = body;
  if (!Array.isArray(tags) || tags.length === 0 || tags.length > MOST_TAGS) return null;
  const valid = tags.filter((tag): tag is string => typeof tag === 'string' && TAG.test(tag));
  return valid.length === tags.length ? valid : null;
}

/** Whether a request's body says that its tags are refreshed for the second time. */
export const isAgain = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'isAgain' in body && body.isAgain === true;

/**
 * Asks the serving process to refresh tags: only a request can, and jobs run outside of one.
 *
 * @throws Error when nothing answers at the port of this process, or the answer is not 200
 */
export async function requestRefresh(
  tags: readonly string[],
  more: { isAgain?: boolean } = {},
): Promise<void> {
  if (tags.length === 0) return;
  const { INTERNAL_SECRET, PORT } = env();
  const response = await fetch(`http://127.0.0.1:${PORT}/api/internal/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${INTERNAL_SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags, ...more }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`refresh answered ${response.status}`);
}
