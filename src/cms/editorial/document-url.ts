import { draftPath } from '@/lib/draft-preview-path';
import { type AddressedList, entryAddresses, entryPath } from '@/lib/urls-of-entry-lists';

const isAddressed = (collection: string): collection is AddressedList =>
  Object.hasOwn(entryAddresses, collection);

/** The field that holds a document's URL (path or slug), by type; types without pages have none. */
export function addressField(collection: string): 'path' | 'slug' | null {
  if (collection === 'pages') return 'path';
  return isAddressed(collection) ? 'slug' : null;
}

/** The URL of a document with this path or slug, without language prefix; null for a type without pages. */
export function addressFor(collection: string, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (collection === 'pages') return value;
  return isAddressed(collection) ? entryPath(collection, value) : null;
}

/** The URL of a document, without language prefix; null when it has no page of its own. */
export function addressOf(
  collection: string,
  document: Readonly<Record<string, unknown>>,
): string | null {
  const field = addressField(collection);
  return field ? addressFor(collection, document[field]) : null;
}

/** The URL of a document's preview: its own URL or, while a draft has none, one made from its id; else null. */
export function previewPathOf(
  collection: string,
  document: Readonly<Record<string, unknown>>,
): string | null {
  const { id } = document;
  const isPage = collection === 'pages' || isAddressed(collection);
  const unnamed = isPage && typeof id === 'number' ? draftPath(collection, id) : null;
  return addressOf(collection, document) ?? unnamed;
}
