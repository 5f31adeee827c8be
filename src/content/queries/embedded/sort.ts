import type { Field, Fields } from '../../contract/fields';
import { invalidParameter } from '../../graphql/faults';

const MOST_KEYS = 5;

/** A key to sort by, as the CMS names it. */
export type SortKey = { path: string; descending: boolean; canBeEmpty: boolean };

/** The field at `banner.title`, and its name in the CMS. */
function fieldAt(fields: Fields, path: string): { field: Field; stored: string } | null {
  const [head = '', ...rest] = path.split('.');
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (!field) return null;
  const stored = field.from ?? head;
  if (rest.length === 0) return { field, stored };
  const below = field.kind === 'group' ? fieldAt(field.fields, rest.join('.')) : null;
  return below && { field: below.field, stored: `${stored}.${below.stored}` };
}

function toKey(text: string, fields: Fields): SortKey {
  const [path = '', direction = 'asc', ...more] = text.trim().split(':');
  if (!/^(?:asc|desc)$/i.test(direction) || more.length > 0) throw invalidParameter(text);
  const descending = direction.toLowerCase() === 'desc';
  if (path === 'id') return { path: 'id', descending, canBeEmpty: false };
  const found = fieldAt(fields, path);
  if (!found || ['group', 'list', 'relation', 'image'].includes(found.field.kind)) {
    throw invalidParameter(path);
  }
  return { path: found.stored, descending, canBeEmpty: true };
}

/**
 * `["banner.title:asc", "id:desc"]`, also as one text with commas; nothing means by id. The id comes last,
 * so that entries which are equal keep their order from page to page.
 *
 * @throws GraphQLError naming a field that the type can not be sorted by
 */
export function toSort(sort: readonly (string | null)[] | null | undefined, fields: Fields) {
  const texts = (sort ?? []).flatMap((text) => text?.split(',') ?? []).filter(Boolean);
  if (texts.length > MOST_KEYS) throw invalidParameter('sort');
  const keys = texts.map((text) => toKey(text, fields));
  return keys.some(({ path }) => path === 'id') ? keys : [...keys, lastKey];
}

const lastKey: SortKey = { path: 'id', descending: false, canBeEmpty: false };

/** As Payload writes it. */
export const toPayloadSort = (keys: readonly SortKey[]): string[] =>
  keys.map(({ path, descending }) => (descending ? `-${path}` : path));
