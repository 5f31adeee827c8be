import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import { isLocale, type Locale } from '@/i18n/locales';
import { idOfDraft } from '@/lib/draft-preview-path';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { cms } from '../../register-cms-instance';
import { MAX_LIST_LENGTH } from '../../graphql-contract/max-list-length';
import type { UnsavedDocument } from '../../header-and-footer-types';
import { readUnsaved } from './read-unsaved-document';

const published: Where = { _status: { equals: 'published' } };

/**
 * Finds the published entries of a list in one language, without fallback to the other. Their rich text is made from
 * its plain-text parts, without formatting and links: a list shows neither, and reading the rich texts of a thousand
 * entries takes longer than the rest of the query.
 * @param sort by default the order of the collection in the CMS
 */
export async function findEntries<List extends CollectionSlug>(
  list: List,
  locale: Locale,
  sort?: string[],
): Promise<DataFromCollectionSlug<List>[]> {
  const payload = await cms();
  const collection: CollectionSlug = list;
  const { docs } = await payload.find({
    collection,
    where: published,
    locale,
    fallbackLocale: false,
    depth: 1,
    limit: MAX_LIST_LENGTH,
    overrideAccess: true,
    select: { content: false },
    ...(sort ? { sort } : {}),
  });
  return docs.map((doc) =>
    'body' in doc ? { ...doc, content: fromParts(doc.body) } : doc,
  ) as DataFromCollectionSlug<List>[];
}

/**
 * Identifies one entry of a list: `draft` selects its newest version, published or not; `unsaved` is a version that
 * replaces the stored one.
 */
export type EntryAddress = {
  locale: Locale;
  slug: string;
  draft: boolean;
  unsaved?: UnsavedDocument;
};

/**
 * Finds the entry with a slug: the published one, or with `draft` the newest version. A draft without a slug is
 * identified by its id (`idOfDraft`). Null when there is no such entry.
 * @param depth how many levels of uploads and relations are populated
 */
export async function findEntry<List extends CollectionSlug>(
  list: List,
  { locale, slug, draft, unsaved }: EntryAddress,
  depth = 1,
) {
  if (unsaved) return readUnsaved(list, unsaved, { locale, depth });
  const payload = await cms();
  const id = draft ? idOfDraft(slug) : null;
  const named: Where = id === null ? { slug: { equals: slug } } : { id: { equals: id } };
  const { docs } = await payload.find({
    collection: list,
    where: draft ? named : { and: [named, published] },
    locale,
    fallbackLocale: false,
    draft,
    depth,
    limit: 1,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

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
