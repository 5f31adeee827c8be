import type { Fields } from '../graphql-contract/contract-field-kinds';
import { sortKeys, type SortKey } from '../queries/payload/payload-sort';
import { invalidParameter } from './graphql-errors';

const MAX_KEYS = 5;

/**
 * Parses a sort order such as `["banner.title:asc", "id:desc"]`, or the same as one comma-separated text; the default
 * is by id.
 * @throws GraphQLError for more than five keys, or a field that the type can not be sorted by
 */
export function toSort(
  sort: readonly (string | null)[] | null | undefined,
  fields: Fields,
): SortKey[] {
  const texts = (sort ?? []).flatMap((text) => text?.split(',') ?? []).filter(Boolean);
  if (texts.length > MAX_KEYS) throw invalidParameter('sort');
  return sortKeys(texts, fields, invalidParameter);
}
