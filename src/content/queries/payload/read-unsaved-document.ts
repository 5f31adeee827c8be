import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import type { Locale } from '@/i18n/locales';
import { draftPath } from '@/lib/draft-preview-path';
import { type AddressedList, entryPath } from '@/lib/urls-of-entry-lists';
import { textOf } from '@/lib/is-json-object';
import { cms } from '../../register-cms-instance';
import type { UnsavedDocument } from '../../header-and-footer-types';
import { asStored } from './convert-form-values-to-stored';

/** The unsaved values of the form of a document that has a page. */
export type UnsavedForm = {
  collection: 'pages' | AddressedList;
  id: number;
  locale: Locale;
  data: Readonly<Record<string, unknown>>;
};

/** Fields whose values a preview takes from the saved document and never from a form. */
const KEPT = ['id', 'path', 'slug', 'createdAt', 'updatedAt', '_status', 'deletedAt'];

/**
 * Replaces the values of a document's newest version by those of a form, in memory only; nothing is stored.
 * @returns the document, and the path of its page without language prefix; null when there is no such document
 */
export async function layOverSaved({
  collection,
  id,
  locale,
  data,
}: UnsavedForm): Promise<{ path: string; unsaved: UnsavedDocument } | null> {
  const payload = await cms();
  const found: object | null = await payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  if (!found) return null;
  const saved: Record<string, unknown> = { ...found };
  const given = Object.entries(data).filter(([name]) => !KEPT.includes(name));
  const { flattenedFields } = payload.collections[collection].config;
  const form = { ...saved, ...Object.fromEntries(given) };
  const values = asStored(flattenedFields, form, locale);
  const unsaved = { id, values };
  const unnamed = draftPath(collection, id);
  if (collection === 'pages') return { path: textOf(saved.path) || unnamed, unsaved };
  const slug = textOf(saved.slug);
  return { path: slug ? entryPath(collection, slug) : unnamed, unsaved };
}

/**
 * Reads an unsaved document like a stored one: hooks run, uploads and relations are populated.
 * @param depth how many levels of uploads and relations are populated
 */
export async function readUnsaved<List extends CollectionSlug>(
  collection: List,
  { id, values }: UnsavedDocument,
  { locale, depth }: { locale: Locale; depth: number },
): Promise<DataFromCollectionSlug<List>> {
  const payload = await cms();
  return payload.findByID({
    collection,
    id,
    data: values,
    locale,
    fallbackLocale: false,
    depth,
    overrideAccess: true,
  });
}
