import type { CollectionSlug, Payload, Where } from 'payload';
import type { Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';
import type { Field } from '../../graphql-contract/contract-field-kinds';
import { cms } from '../../register-cms-instance';
import { toPayloadSort, type SortKey } from './payload-sort';
import { type Source } from './contract-values-from-documents';

/** A range of a list: at most `limit` entries from index `start` on. */
export type Range = { start: number; limit: number };

export type ListQuery = {
  collection: CollectionSlug;
  locale: Locale;
  where: Where[];
  sort: SortKey[];
  range: Range;
  /** Fields of the CMS to read. `depth`: how many levels of uploads and relations among these fields are populated. */
  select: Record<string, true>;
  depth: number;
};

/** A range of entries, and the number of all entries that match the query. */
export type FoundList = { docs: Source[]; total: number };

const leadsElsewhere = (field: Field): boolean => {
  if (field.kind === 'image' || field.kind === 'relation') return true;
  return field.kind === 'group' && Object.values(field.fields).some(leadsElsewhere);
};

/** Selects only the needed fields, so that a list of titles does not load whole articles. */
export function selectOf(
  fields: readonly (readonly [name: string, field: Field])[],
): Pick<ListQuery, 'select' | 'depth'> {
  const select: Record<string, true> = {};
  for (const [name, field] of fields) select[field.from ?? name] = true;
  return { select, depth: fields.some(([, field]) => leadsElsewhere(field)) ? 2 : 0 };
}

/**
 * The filter that restricts a query to entries published in the query's language, without fallback to the other
 * language.
 */
const visible = ({ collection, locale, where }: ListQuery, more: Where[] = []) => ({
  collection,
  where: { and: [{ _status: { equals: 'published' } }, ...where, ...more] },
  locale,
  fallbackLocale: false as const,
  overrideAccess: true,
});

async function count(payload: Payload, query: ListQuery, more?: Where[]): Promise<number> {
  return (await payload.count(visible(query, more))).totalDocs;
}

/**
 * Reads a range of entries. Payload paginates by page number, so a range that crosses the border of two pages needs
 * both.
 */
async function readRange(
  payload: Payload,
  query: ListQuery,
  { start, limit }: Range,
  more?: Where[],
): Promise<Source[]> {
  const first = Math.floor(start / limit);
  const pages = start % limit === 0 ? [first] : [first, first + 1];
  const docs: Source[] = [];
  for (const page of pages) {
    const answer = await payload.find({
      ...visible(query, more),
      sort: toPayloadSort(query.sort),
      limit,
      page: page + 1,
      depth: query.depth,
      select: { ...query.select, _status: true },
    });
    docs.push(...answer.docs.filter(isData));
  }
  const skipped = start - first * limit;
  return docs.slice(skipped, skipped + limit);
}

/**
 * Reads a list in descending order, with entries without a value for the first sort key last: Postgres puts them first.
 */
async function readEmptyLast(
  payload: Payload,
  query: ListQuery,
  { path }: SortKey,
): Promise<Source[]> {
  const { start, limit } = query.range;
  const has: Where[] = [{ [path]: { exists: true } }];
  const hasNot: Where[] = [{ [path]: { exists: false } }];
  const filled = await count(payload, query, has);
  const docs = start < filled ? await readRange(payload, query, query.range, has) : [];
  const missing = limit - docs.length;
  if (missing === 0) return docs;
  const rest = { start: Math.max(0, start - filled), limit: missing };
  return [...docs, ...(await readRange(payload, query, rest, hasNot))];
}

/** Reads one list. The number of SQL statements does not grow with the number of entries. */
export async function findList(query: ListQuery): Promise<FoundList> {
  const payload = await cms();
  const total = await count(payload, query);
  if (query.range.limit === 0 || query.range.start >= total) return { docs: [], total };
  const [leading] = query.sort;
  const docs =
    leading?.descending && leading.canBeEmpty
      ? await readEmptyLast(payload, query, leading)
      : await readRange(payload, query, query.range);
  return { docs, total };
}

/**
 * Whether the database accepts a filter value: it has no zero bytes, and for a select field it is one of the options.
 */
export async function isComparable(
  collection: CollectionSlug,
  name: string,
  value: string,
): Promise<boolean> {
  if (value.includes('\0')) return false;
  const { flattenedFields } = (await cms()).collections[collection].config;
  const field = flattenedFields.find((one) => one.name === name);
  if (field?.type !== 'select') return true;
  return field.options.some((one) => (typeof one === 'string' ? one : one.value) === value);
}
