import type { CollectionSlug } from 'payload';
import type { EntryOf, Fields } from './contract-field-kinds';
import { articleTypes } from './article-types';
import { listTypes } from './product-and-menu-list-types';
import { specTypes } from './types-in-specification';

/** A content type of the GraphQL contract: its names, its collection in the CMS, and its fields. */
export type ContractType = {
  /** The root field of the query that returns the list. */
  field: string;
  type: string;
  collection: CollectionSlug;
  /** The order in which pages read the list. A query of another program names its own order. */
  sort: readonly string[];
  /** Attributes by which other programs can filter the list. */
  filters: readonly string[];
  fields: Fields;
};

/** All types that other programs can read through the contract. */
export const contractTypes = {
  ...specTypes,
  ...articleTypes,
  ...listTypes,
} as const satisfies Record<string, ContractType>;

export type ListName = keyof typeof contractTypes;
/** The five lists that `CMS_URL` can point at another server (D6). */
export type SpecListName = keyof typeof specTypes;

export type Entry<Name extends ListName> = EntryOf<(typeof contractTypes)[Name]['fields']>;

/** Which entries a root field returns: the whole list, or a filtered variant of it. */
export type Selection = 'all' | 'related' | 'remaining' | 'highlighted';

export type ContractRoot = { field: string; type: ContractType; selection: Selection };

const { newsAndPress, customerSuccesses } = contractTypes;

/** Root fields for selections of a list (spec §3: related, remaining, all, highlighted). */
const selections: readonly ContractRoot[] = [
  { field: 'relatedNewsAndPress', type: newsAndPress, selection: 'related' },
  { field: 'remainingNewsAndPress', type: newsAndPress, selection: 'remaining' },
  { field: 'relatedCustomerSuccesses', type: customerSuccesses, selection: 'related' },
  { field: 'allCustomerSuccesses', type: customerSuccesses, selection: 'all' },
  { field: 'highlightedCustomerSuccesses', type: customerSuccesses, selection: 'highlighted' },
];

/** Every root field of the query; the schema adds an alias `…_connection` of each. */
export const contractRoots: readonly ContractRoot[] = [
  ...Object.values(contractTypes).map((type): ContractRoot => ({
    field: type.field,
    type,
    selection: 'all',
  })),
  ...selections,
];
