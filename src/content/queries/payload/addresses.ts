import type { Locale } from '@/i18n/locales';
import { entryPath, type AddressedList } from '@/lib/entry-addresses';
import { cms } from '../../cms-instance';

/** Where a page or entry is live in a language, without language prefix, and its last change (ISO 8601). */
export type FoundAddress = { path: string; locale: Locale; updatedAt: string };

const live = (locale: Locale) => ({
  where: { _status: { equals: 'published' } },
  locale,
  fallbackLocale: false as const,
  depth: 0,
  pagination: false,
  overrideAccess: true,
});

/** The addresses of what is published of a list in a language. */
export async function findAddresses(
  list: 'pages' | AddressedList,
  locale: Locale,
): Promise<FoundAddress[]> {
  const payload = await cms();
  if (list === 'pages') {
    const select = { path: true, updatedAt: true } as const;
    const { docs } = await payload.find({ collection: list, ...live(locale), select });
    return docs.map(({ path, updatedAt }) => ({ path, locale, updatedAt }));
  }
  const select = { slug: true, updatedAt: true } as const;
  const { docs } = await payload.find({ collection: list, ...live(locale), select });
  return docs.map(({ slug, updatedAt }) => ({ path: entryPath(list, slug), locale, updatedAt }));
}
