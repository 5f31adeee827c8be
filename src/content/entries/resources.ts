import type { Locale } from '@/i18n/locales';
import { entryNamed, liveEntries } from '../embedded/entries';
import { cms } from '../payload';
import { toResource, toResourceSummary } from '../transforms/entries/resources';
import type { ResourcePage, ResourceSummary } from '../types-entries';
import { readEntry, readList, relatedTo, type EntryAddress } from './read';

const collection = 'resources';
const shows: ['categories', 'content-types'] = ['categories', 'content-types'];

/** The live resources, newest first. */
export function listResources(locale: Locale): Promise<ResourceSummary[]> {
  return readList({
    list: collection,
    locale,
    find: async () => (await cms()).find({ collection, ...liveEntries(locale) }),
    toView: toResourceSummary,
    shows,
  });
}

/** What stands at /resources/{slug}, or null. */
export async function getResource(address: EntryAddress): Promise<ResourcePage | null> {
  const { locale, slug, draft } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: async () => (await cms()).find({ collection, ...entryNamed(locale, slug, draft) }),
    toView: toResource,
    shows,
  });
  if (!page) return null;
  const related = relatedTo(
    slug,
    await listResources(locale),
    (resource) =>
      resource.category !== null && resource.category.slug === page.resource.category?.slug,
  );
  return { ...page, related };
}
