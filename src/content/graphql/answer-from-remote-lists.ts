import type { Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';
import { readThroughCache } from '../read-through-content-cache';
import {
  contractTypes,
  type ContractType,
  type ListName,
} from '../graphql-contract/contract-types';
import type { Range } from '../queries/payload/find-list';
import type { SortKey } from '../queries/payload/payload-sort';
import { type Source } from '../queries/payload/contract-values-from-documents';
import { queriesFor } from '../queries/choose-list-source';
import { toMeta, type ListAnswer } from './pagination';

type Wanted = {
  locale: Locale;
  range: Range;
  sort: readonly SortKey[];
  filters: Record<string, { eq?: string | null } | null>;
};

const names = Object.keys(contractTypes) as ListName[];

const valueAt = (entry: Source, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isData(at) ? at[key] : undefined), entry);

/** Compares two values: numbers by value, texts by code unit, empty values last in either direction. */
function compare(one: unknown, other: unknown, descending: boolean): number {
  const [isEmpty, otherIsEmpty] = [one ?? '', other ?? ''].map((value) => value === '');
  if (isEmpty || otherIsEmpty) return Number(isEmpty) - Number(otherIsEmpty);
  const [a, b] = [String(one), String(other)];
  const difference = Number(a) - Number(b);
  const order = Number.isNaN(difference) ? Number(a > b) - Number(a < b) : difference;
  return descending ? -order : order;
}

/**
 * A list from the remote content server (D6), filtered, sorted and cut to the requested range; null for a list of this
 * CMS. A browser that refetches a list from this site thus gets the entries of the same server as its page.
 * @throws ContentError when that server fails and has never delivered the list
 */
export async function remoteList(
  type: ContractType,
  { locale, range, sort, filters }: Wanted,
): Promise<ListAnswer | null> {
  const name = names.find((one) => contractTypes[one] === type);
  if (!name) return null;
  const { list, life } = queriesFor(name);
  if (life === undefined) return null;
  const entries = await readThroughCache<Source[]>({
    key: ['elsewhere', name, locale],
    tags: [],
    read: async () =>
      (await list(name, locale)).map(({ id, attributes }) => ({ ...attributes, id })),
    isEmpty: (answer) => answer.length === 0,
    life,
  });
  const found = entries.filter((entry) =>
    Object.entries(filters).every(
      ([field, filter]) => typeof filter?.eq !== 'string' || entry[field] === filter.eq,
    ),
  );
  const sorted = found.toSorted((one, other) => {
    for (const { path, descending } of sort) {
      const order = compare(valueAt(one, path), valueAt(other, path), descending);
      if (order !== 0) return order;
    }
    return 0;
  });
  return {
    docs: sorted.slice(range.start, range.start + range.limit),
    meta: toMeta(range, sorted.length),
  };
}
