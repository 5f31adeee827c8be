import type { Locale } from '@/i18n/locales';
import { type EntryAddress, findEntries, findEntry } from '../queries/payload/find-entries';
import { toResource, toResourceSummary } from '../transforms/entries/resources';
import type { ResourcePage, ResourceSummary } from '../entry-view-model-types';
import { listEbooks } from './read-ebooks-tools-and-releases';
import { readEntry, readList, relatedTo } from './read-cached-entries';

const collection = 'resources';
const shows: ['categories', 'content-types'] = ['categories', 'content-types'];

/** The published resources, newest first, with the data of their e-books. */
export async function listResources(locale: Locale): Promise<ResourceSummary[]> {
  const [resources, ebooks] = await Promise.all([
    readList({
      list: collection,
      locale,
      find: () => findEntries(collection, locale),
      toView: toResourceSummary,
      shows,
    }),
    listEbooks(locale),
  ]);
  return resources.map((resource) => ({
    ...resource,
    pageCount: ebooks.find(({ slug }) => slug === resource.slug)?.pageCount ?? null,
  }));
}

export async function getResource(address: EntryAddress): Promise<ResourcePage | null> {
  const { locale, slug } = address;
  const page = await readEntry({
    ...address,
    list: collection,
    find: () => findEntry(collection, address),
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
  const ebook = (await listEbooks(locale)).find((one) => one.slug === slug) ?? null;
  const resource = { ...page.resource, pageCount: ebook?.pageCount ?? null };
  return { ...page, resource, ebook, related };
}
