import type { GraphQLResolveInfo } from 'graphql';
import type { CollectionSlug, Payload, Where } from 'payload';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { remoteList } from './remote-lists';
import { findList } from '../queries/payload/find';
import { toMeta, toRange, type ListAnswer, type PaginationArgs } from './pagination';
import { neededOf } from './selection';
import { toSort } from './sort';
import type { ContractRoot, ContractType } from '../contract/table';
import { isSource, type Source } from '../queries/payload/values';

export type ListArgs = {
  locale?: string | null;
  sort?: (string | null)[] | null;
  pagination?: PaginationArgs | null;
  filters?: Record<string, { eq?: string | null } | null> | null;
  slug?: string;
};

/** The context of a query; `now` is one moment for all of it. */
export type ContractContext = { cms: () => Promise<Payload>; now: Date };

const never: Where = { id: { equals: 0 } };

/** Whether the database accepts the value in a filter: no zero bytes, and for a select field only its options. */
function isComparable(payload: Payload, collection: CollectionSlug, name: string, value: string) {
  const fields = payload.collections[collection].config.flattenedFields;
  const field = fields.find((one) => one.name === name);
  if (value.includes('\0')) return false;
  if (field?.type !== 'select') return true;
  return field.options.some((one) => (typeof one === 'string' ? one : one.value) === value);
}

function filtered(
  payload: Payload,
  { collection }: ContractType,
  filters: ListArgs['filters'],
): Where[] {
  return Object.entries(filters ?? {}).flatMap(([name, filter]): Where[] => {
    const value = filter?.eq;
    if (typeof value !== 'string') return [];
    return [isComparable(payload, collection, name, value) ? { [name]: { equals: value } } : never];
  });
}

const idOf = (value: unknown): unknown => (isSource(value) ? value.id : value);

/** The field by which entries of a type are related: the category of an article, the industry of a customer. */
const kinship: Readonly<Record<string, string>> = {
  'news-and-press': 'category',
  'customer-successes': 'industry',
};

/** Filters the entries beside the one that is being read: those related to it, or all others. */
async function beside(
  payload: Payload,
  { type: { collection }, selection }: ContractRoot,
  slug: string,
  locale: Locale,
): Promise<Where[]> {
  if (!isComparable(payload, collection, 'slug', slug)) return [never];
  const { docs } = await payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, { slug: { equals: slug } }] },
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const entry: unknown = docs[0];
  if (!isSource(entry)) return [never];
  const key = kinship[collection] ?? '';
  const shared = idOf(entry[key]) ?? null;
  const others: Where = { slug: { not_equals: slug } };
  if (selection === 'related') {
    return shared === null ? [never] : [others, { [key]: { equals: shared } }];
  }
  if (shared === null) return [others];
  const notRelated: Where[] = [{ [key]: { not_equals: shared } }, { [key]: { exists: false } }];
  return [others, { or: notRelated }];
}

/** The resolver of a list's root field. */
export async function resolveList(
  root: ContractRoot,
  args: ListArgs,
  { cms }: ContractContext,
  info: GraphQLResolveInfo,
): Promise<ListAnswer> {
  const { fields, collection } = root.type;
  const range = toRange(args.pagination);
  const sort = toSort(args.sort, fields);
  const locale = args.locale ?? defaultLocale;
  if (!isLocale(locale)) return { docs: [], meta: toMeta(range, 0) };
  const elsewhere = await remoteList(root.type, {
    locale,
    range,
    sort,
    filters: args.filters ?? {},
  });
  if (elsewhere) return elsewhere;
  const payload = await cms();
  const where = filtered(payload, root.type, args.filters);
  if (args.slug !== undefined) where.push(...(await beside(payload, root, args.slug, locale)));
  if (root.selection === 'highlighted') where.push({ highlight: { equals: true } });
  const needed = neededOf(info, fields);
  const found = await findList(payload, { collection, locale, where, sort, range, ...needed });
  return { docs: found.docs, meta: toMeta(range, found.total) };
}

/** An entry's id is text in the contract, though a number in the CMS. */
export const entryId = (entry: Source): string => String(entry.id);
