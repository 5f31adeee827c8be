import type { Field, Fields } from '../../graphql-contract/contract-field-kinds';

/** A sort key; `path` has the names of the CMS's fields, such as `banner.title`. */
export type SortKey = { path: string; descending: boolean; canBeEmpty: boolean };

/** Finds the contract field at a path such as `banner.title`, and its name in the CMS. */
function fieldAt(fields: Fields, path: string): { field: Field; stored: string } | null {
  const [head = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (!field) return null;
  const stored = field.from ?? head;
  if (rest.length === 0) return { field, stored };
  const below = field.kind === 'group' ? fieldAt(field.fields, rest.join('.')) : null;
  return below && { field: below.field, stored: `${stored}.${below.stored}` };
}

/** Makes the error for an invalid sort key. */
type Refuse = (parameter: string) => Error;

const unsortable: Refuse = (parameter) => new Error(`No list is sorted by ${parameter}`);

function toKey(text: string, fields: Fields, refuse: Refuse): SortKey {
  const [path = '', direction = 'asc', ...more] = text.trim().split(':');
  if (!/^(?:asc|desc)$/i.test(direction) || more.length > 0) throw refuse(text);
  const descending = direction.toLowerCase() === 'desc';
  if (path === 'id') return { path: 'id', descending, canBeEmpty: false };
  const found = fieldAt(fields, path);
  if (!found || ['group', 'list', 'relation', 'image'].includes(found.field.kind)) {
    throw refuse(path);
  }
  return { path: found.stored, descending, canBeEmpty: true };
}

const lastKey: SortKey = { path: 'id', descending: false, canBeEmpty: false };

/**
 * Parses sort keys such as `banner.title:asc`. The id is always one of the keys, at the end where none names it, so
 * that the order of entries with equal values is the same on every page of results.
 * @throws the error that `refuse` makes, for a field that the type can not be sorted by
 */
export function sortKeys(
  texts: readonly string[],
  fields: Fields,
  refuse: Refuse = unsortable,
): SortKey[] {
  const keys = texts.map((text) => toKey(text, fields, refuse));
  return keys.some(({ path }) => path === 'id') ? keys : [...keys, lastKey];
}

export const toPayloadSort = (keys: readonly SortKey[]): string[] =>
  keys.map(({ path, descending }) => (descending ? `-${path}` : path));
