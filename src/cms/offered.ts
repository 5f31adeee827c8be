import type { SanitizedConfig } from 'payload';

/**
 * Whether there is what an address of the CMS names. The CMS registers the endpoints of versions and of
 * confirming an e-mail address for every collection, and fails where a collection has no such thing.
 */
export function isOffered(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  segments: readonly string[],
): boolean {
  const isGlobal = segments[0] === 'globals';
  const [slug, part] = isGlobal ? segments.slice(1) : segments;
  const entity = (isGlobal ? globals : collections).find((one) => one.slug === slug);
  if (!entity) return true; // the CMS says so by itself
  if (entity.endpoints === false) return false;
  if (part === 'versions') return Boolean(entity.versions);
  if (part === 'verify') return 'auth' in entity && Boolean(entity.auth.verify);
  return true;
}
