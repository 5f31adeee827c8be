import { createHash } from 'node:crypto';

/** The content delivery networks that may hold answers of ours, and are told when these change (ADR-0043). */
export const cdns = ['cloudflare', 'fastly'] as const;
export type Cdn = (typeof cdns)[number];

type Variables = Readonly<Record<string, string | undefined>>;

/** Those that the environment names. */
export function configuredCdns(variables: Variables): Cdn[] {
  const { CLOUDFLARE_ZONE_ID, CLOUDFLARE_API_TOKEN, FASTLY_SERVICE_ID, FASTLY_API_TOKEN } =
    variables;
  const is = {
    cloudflare: CLOUDFLARE_ZONE_ID && CLOUDFLARE_API_TOKEN,
    fastly: FASTLY_SERVICE_ID && FASTLY_API_TOKEN,
  };
  return cdns.filter((cdn) => is[cdn]);
}

/** The tag of everything that is answered, and of everything that is cached. */
export const EVERYTHING = 'everything';

/** A longer tag is named by its hash. */
const LONGEST_NAME = 64;

/** Both networks read 16 KB of tags; a kilobyte is left for what a proxy between adds. */
const MOST_BYTES = 15 * 1024;

/** Longest life in seconds of an answer whose tags are too many to be told: it can not be purged. */
const NOT_HELD = 0;

/** A tag of the page cache as networks know it: printable ASCII without commas, in lower case as Cloudflare reads it. */
export function cdnTag(tag: string): string {
  if (tag.length <= LONGEST_NAME) return tag.toLowerCase();
  return `h-${createHash('sha256').update(tag.toLowerCase()).digest('hex').slice(0, 24)}`;
}

/** The names of a set of tags in a header; null when they are too many for one. */
function namesOf(tags: Iterable<string>, separator: string): string | null {
  const names = [...new Set([...tags].map(cdnTag))].join(separator);
  return names.length <= MOST_BYTES ? names : null;
}

const fields = {
  cloudflare: {
    tags: 'Cache-Tag',
    separator: ',',
    // Cloudflare alone reads it and keeps it to itself.
    life: (seconds: number) => ({ 'Cloudflare-CDN-Cache-Control': `public, max-age=${seconds}` }),
  },
  fastly: {
    tags: 'Surrogate-Key',
    separator: ' ',
    life: (seconds: number) => ({ 'Surrogate-Control': `max-age=${seconds}` }),
  },
} as const;

/**
 * What networks are told with an answer: under which tags to purge it, and how long to hold it. Browsers are told
 * something else, by `Cache-Control`; the networks take these headers off.
 *
 * @param tags beside the one that every answer bears
 * @param seconds 0: not to be held; undefined: as `Cache-Control` says
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
