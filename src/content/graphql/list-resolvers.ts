import type { GraphQLResolveInfo } from 'graphql';
import type { Where } from 'payload';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';
import { remoteList } from './answer-from-remote-lists';
import { findEntry } from '../queries/payload/find-entries';
import { findList, isComparable } from '../queries/payload/find-list';
import { toMeta, toRange, type ListAnswer, type PaginationArgs } from './pagination';
import { neededOf } from './fields-selected-by-query';
import { toSort } from './parse-sort-argument';
import type { ContractRoot, ContractType } from '../graphql-contract/contract-types';
import { type Source } from '../queries/payload/contract-values-from-documents';

export type ListArgs = {
  locale?: string | null;
  sort?: (string | null)[] | null;
  pagination?: PaginationArgs | null;
  filters?: Record<string, { eq?: string | null } | null> | null;
  slug?: string;
};

/** The context of a query; `now` is one moment for the whole query. */
export type ContractContext = { now: Date };

const never: Where = { id: { equals: 0 } };

async function filtered(
  { collection }: ContractType,
  filters: ListArgs['filters'],
): Promise<Where[]> {
  const wheres = Object.entries(filters ?? {}).map(async ([name, filter]): Promise<Where[]> => {
    const value = filter?.eq;
    if (typeof value !== 'string') return [];
    const isAccepted = await isComparable(collection, name, value);
    return [isAccepted ? { [name]: { equals: value } } : never];
  });
  return (await Promise.all(wheres)).flat();
}

const idOf = (value: unknown): unknown => (isData(value) ? value.id : value);

/** The field by which entries of a type are related: the category of an article, the industry of a customer. */
const kinship: Readonly<Record<string, string>> = {
  'news-and-press': 'category',
  'customer-successes': 'industry',
};

/** A filter for the entries beside the one with a slug: those related to it, or those that are not (`remaining`). */
async function beside(
  { type: { collection }, selection }: ContractRoot,
  slug: string,
  locale: Locale,
): Promise<Where[]> {
  if (!(await isComparable(collection, 'slug', slug))) return [never];
  const entry: unknown = await findEntry(collection, { locale, slug, draft: false }, 0);
  if (!isData(entry)) return [never];
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

export async function resolveList(
  root: ContractRoot,
  args: ListArgs,
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
  const where = await filtered(root.type, args.filters);
  if (args.slug !== undefined) where.push(...(await beside(root, args.slug, locale)));
  if (root.selection === 'highlighted') where.push({ highlight: { equals: true } });
  const needed = neededOf(info, fields);
  const found = await findList({ collection, locale, where, sort, range, ...needed });
  return { docs: found.docs, meta: toMeta(range, found.total) };
}

/** The id of an entry is a text in the contract and a number in the CMS. */
export const entryId = (entry: Source): string => String(entry.id);
