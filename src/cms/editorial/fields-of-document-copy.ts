import { isData } from '@/lib/is-json-object';
import type { EditorialDocument } from './published-and-newest-versions';
import { SAVED } from './version-author-field';

/** Fields that belong to one document or one language of it: URL, times, status and author. */
const OWN = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'path',
  'slug',
  SAVED,
]);

/** Removes the ids of list rows, so that the rows of a copy get new ones. */
function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((row: unknown) => {
      const copy = withoutRowIds(row);
      if (!isData(copy)) return copy;
      return Object.fromEntries(Object.entries(copy).filter(([key]) => key !== 'id'));
    });
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutRowIds(inner)]),
  );
}

/** The fields of a document that a copy takes over; rows keep their ids. */
export const withoutOwnFields = (
  document: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(document).filter(([key]) => !OWN.has(key)));

/** The fields of a document that are copied to another document, or to its other language. */
export function copiedFields(document: EditorialDocument): Record<string, unknown> {
  const entries = Object.entries(withoutOwnFields(document));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutRowIds(value)]));
}
