import { isLocale, type Locale } from '@/i18n/locales';
import { cms } from '../payload';
import type { PageDocument } from '../types';

/**
 * A page by its path in one language, straight from the CMS: the published one, or with `draft` the
 * newest version. Null when that language has none; the other language never stands in for it.
 */
export async function findPage(
  locale: Locale,
  path: string,
  { draft }: { draft: boolean },
): Promise<PageDocument | null> {
  const payload = await cms();
  const published = { _status: { equals: 'published' } };
  const { docs } = await payload.find({
    collection: 'pages',
    where: draft ? { path: { equals: path } } : { and: [{ path: { equals: path } }, published] },
    locale,
    fallbackLocale: false,
    draft,
    depth: 1,
    limit: 1,
    overrideAccess: true,
  });
  const page = docs[0];
  if (!page?.title) return null; // nothing is written in this language
  return { page, publishedIn: await publishedLocales(page.id) };
}

/** The languages in which a page is live, for hreflang and the language selector. */
async function publishedLocales(id: number): Promise<Locale[]> {
  const payload = await cms();
  const page = await payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    depth: 0,
    select: { _status: true },
    overrideAccess: true,
  });
  const status: unknown = page._status;
  if (typeof status !== 'object' || status === null) return [];
  return Object.entries(status).flatMap(([locale, value]) =>
    isLocale(locale) && value === 'published' ? [locale] : [],
  );
}
