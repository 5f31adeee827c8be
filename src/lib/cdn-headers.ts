import { createHash } from 'node:crypto';

/** The content delivery networks (CDNs) that may cache our answers and are purged when content changes (ADR-0043). */
export const cdns = ['cloudflare', 'fastly'] as const;
export type Cdn = (typeof cdns)[number];

type Variables = Readonly<Record<string, string | undefined>>;

export function configuredCdns(variables: Variables): Cdn[] {
  const { CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN, FASTLY_SERVICE_ID, FASTLY_API_TOKEN } =
    variables;
  const is = {
    cloudflare: CLOUDFLARE_ZONE_ID && CLOUDFLARE_API_TOKEN,
    fastly: FASTLY_SERVICE_ID && FASTLY_API_TOKEN,
  };
  return cdns.filter((cdn) => is[cdn]);
}

/** The cache tag of every answer, and of every cached value. */
export const EVERYTHING = 'everything';

/** The maximum length of a cache tag for CDNs; a longer one is replaced by its hash. */
const MAX_TAG_LENGTH = 64;

/** The maximum size of all tags together: both CDNs read 16 KB, of which a kilobyte is left for a proxy in between. */
const MAX_BYTES = 15 * 1024;

/**
 * For how many seconds a CDN caches an answer whose tags do not fit into a header: not at all, because that answer
 * can not be purged.
 */
const NOT_HELD = 0;

/**
 * The form of a cache tag for CDNs: in lower case, because Cloudflare ignores case, and a hash if it is too long. The
 * tags themselves are printable ASCII without commas and spaces, which separate them in the headers.
 */
export function cdnTag(tag: string): string {
  if (tag.length <= MAX_TAG_LENGTH) return tag.toLowerCase();
  return `h-${createHash('sha256').update(tag.toLowerCase()).digest('hex').slice(0, 24)}`;
}

/** The cache tags as a header value; null when the value is longer than `MAX_BYTES`. */
function namesOf(tags: Iterable<string>, separator: string): string | null {
  const names = [...new Set([...tags].map(cdnTag))].join(separator);
  return names.length <= MAX_BYTES ? names : null;
}

const fields = {
  cloudflare: {
    tags: 'Cache-Tag',
    separator: ',',
    // Cloudflare's own cache header, which Cloudflare does not pass on to browsers and no other CDN reads.
    life: (seconds: number) => ({ 'Cloudflare-CDN-Cache-Control': `public, max-age=${seconds}` }),
  },
  fastly: {
    tags: 'Surrogate-Key',
    separator: ' ',
    life: (seconds: number) => ({ 'Surrogate-Control': `max-age=${seconds}` }),
  },
} as const;

/**
 * Headers for CDNs: the cache tags of an answer, and how long to cache it. Browsers follow `Cache-Control` instead;
 * CDNs strip these headers.
 * @param tags in addition to the tag that every answer has
 * @param seconds 0: not cached; undefined: as `Cache-Control` says
 */
export function cdnHeaders(
  to: readonly Cdn[],
  tags: Iterable<string> = [],
  seconds?: number,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const cdn of to) {
    const { tags: name, separator, life } = fields[cdn];
    const names = namesOf([EVERYTHING, ...tags], separator);
    headers[name] = names ?? EVERYTHING;
    if (seconds !== undefined) Object.assign(headers, life(names === null ? NOT_HELD : seconds));
  }
  return headers;
}
