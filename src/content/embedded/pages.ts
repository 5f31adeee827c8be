import type { Locale } from '@/i18n/locales';
import { cms } from '../payload';
import type { PageDocument } from '../types';
import { publishedLocales } from './entries';

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
  return { page, publishedIn: await publishedLocales('pages', page.id) };
}
