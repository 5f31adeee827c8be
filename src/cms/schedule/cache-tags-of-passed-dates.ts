import type { FlattenedField, Payload } from 'payload';
import { entryTags } from '@/content/cache-tags';
import { locales } from '@/i18n/locales';

/** Paths of the date fields of a type, also inside groups and lists: `endsAt`, `claims.reviewBy`. */
function datePaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    if (field.type === 'date') return [path];
    const nested = field.type === 'group' || field.type === 'array' || field.type === 'tab';
    return nested ? datePaths(field.flattenedFields, `${path}.`) : [];
  });
}

/**
 * Names of date fields that only record when something was created or read: pages do not change when these dates pass.
 */
const PAST_ONLY = /(?:^|[.])(?:createdAt|updatedAt|deletedAt|checkedAt)$/;

/**
 * The cache tags of entries with a date that passed between two times: an event that ended, a claim due for review, an
 * article dated ahead. Pages that show such entries have to be rendered again.
 */
export async function tagsOfPassedMoments(
  payload: Payload,
  [from, to]: readonly [Date, Date],
): Promise<string[]> {
  const tags = new Set<string>();
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions?.drafts || !config.flattenedFields.some(({ name }) => name === 'slug')) {
      continue;
    }
    const or = datePaths(config.flattenedFields)
      .filter((path) => !PAST_ONLY.test(path))
      .map((path) => ({
        [path]: { greater_than: from.toISOString(), less_than_equal: to.toISOString() },
      }));
    if (or.length === 0) continue;
    for (const locale of locales) {
      const { docs } = await payload.find({
        collection: config.slug,
        where: { and: [{ _status: { equals: 'published' } }, { or }] },
        locale,
        fallbackLocale: false,
        depth: 0,
        pagination: false,
      });
      for (const document of docs as { slug?: unknown }[]) {
        const slug = typeof document.slug === 'string' ? document.slug : '';
        for (const tag of entryTags(config.slug, slug)) tags.add(tag);
      }
    }
  }
  return [...tags];
}
