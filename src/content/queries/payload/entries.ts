import type { CollectionSlug, Where } from 'payload';
import { isLocale, type Locale } from '@/i18n/locales';
import { idOfDraft } from '@/lib/draft-address';
import { cms } from '../../payload';

/** The most items in one answer of any list of the CMS (spec §9). */
const PAGE_SIZE_LIMIT = 1000;

const published: Where = { _status: { equals: 'published' } };

/** Reads the published entries of a list in one language, without fallback to the other. */
export const liveEntries = (locale: Locale) => ({
  where: published,
  locale,
  fallbackLocale: false as const,
  depth: 1,
  limit: PAGE_SIZE_LIMIT,
  overrideAccess: true,
});

/** Reads an entry by its slug: the published one, or with `draft` the newest version, even one without a slug yet. */
export function entryNamed(locale: Locale, slug: string, draft: boolean) {
  const id = draft ? idOfDraft(slug) : null;
  const named: Where = id === null ? { slug: { equals: slug } } : { id: { equals: id } };
  return {
    where: draft ? named : { and: [named, published] },
    locale,
    fallbackLocale: false as const,
    draft,
    depth: 1,
    limit: 1,
    overrideAccess: true,
  };
}

/** The languages in which a document is live, for hreflang and the language selector. */
export async function publishedLocales(
  collection: CollectionSlug,
  id: number | string,
): Promise<Locale[]> {
  const payload = await cms();
  const doc: object = await payload.findByID({
    collection,
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  });
  const status: unknown = '_status' in doc ? doc._status : null;
  if (typeof status !== 'object' || status === null) return [];
  return Object.entries(status).flatMap(([locale, value]) =>
    isLocale(locale) && value === 'published' ? [locale] : [],
  );
}
