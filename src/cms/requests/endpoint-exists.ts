import type { SanitizedConfig } from 'payload';

/**
 * Whether the CMS has an endpoint for a path. The CMS registers the endpoints of versions and of e-mail verification
 * for every collection, and answers 500 where a collection does not have that feature.
 */
export function endpointExists(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  segments: readonly string[],
): boolean {
  const isGlobal = segments[0] === 'globals';
  const [slug, part] = isGlobal ? segments.slice(1) : segments;
  const entity = (isGlobal ? globals : collections).find((one) => one.slug === slug);
  // For unknown names the CMS itself answers 404. The exceptions are names that every JavaScript object has
  // (`constructor`), which the CMS wrongly finds in its list of collections.
  if (!entity) return slug === undefined || !(slug in Object.prototype);
  if (entity.endpoints === false) return false;
  if (part === 'versions') return Boolean(entity.versions);
  if (part === 'verify') return 'auth' in entity && Boolean(entity.auth.verify);
  return true;
}
