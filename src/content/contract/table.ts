import type { CollectionSlug } from 'payload';
import type { EntryOf, Fields } from './fields';
import { articleTypes } from './types-articles';
import { listTypes } from './types-lists';
import { specTypes } from './types-spec';

/** A type of the contract: the names it has there, where it is stored, and what it is made of. */
export type ContractType = {
  /** The root field of its list. */
  field: string;
  type: string;
  collection: CollectionSlug;
  /** The order that the site's own lists ask for. */
  sort: readonly string[];
  /** Attributes that a list can be narrowed by. */
  filters: readonly string[];
  fields: Fields;
};

/** Everything that the contract shows. What is not in this table is not reachable through it. */
export const contractTypes = {
  ...specTypes,
  ...articleTypes,
  ...listTypes,
} as const satisfies Record<string, ContractType>;

export type ListName = keyof typeof contractTypes;
/** The five lists that `CMS_URL` can point at another server (D6). */
export type SpecListName = keyof typeof specTypes;

/** An entry of a list, typed from the table. */
export type Entry<Name extends ListName> = EntryOf<(typeof contractTypes)[Name]['fields']>;

/** A narrower view of a type's list, or the list itself. */
export type Selection = 'all' | 'related' | 'remaining' | 'highlighted';

export type ContractRoot = { field: string; type: ContractType; selection: Selection };

const { newsAndPress, customerSuccesses } = contractTypes;

/** Lists that are queries over a type (spec §3: related, remaining, all, highlighted). */
const selections: readonly ContractRoot[] = [
  { field: 'relatedNewsAndPress', type: newsAndPress, selection: 'related' },
  { field: 'remainingNewsAndPress', type: newsAndPress, selection: 'remaining' },
  { field: 'relatedCustomerSuccesses', type: customerSuccesses, selection: 'related' },
  { field: 'allCustomerSuccesses', type: customerSuccesses, selection: 'all' },
  { field: 'highlightedCustomerSuccesses', type: customerSuccesses, selection: 'highlighted' },
];

/** Every root field, without its `…_connection` alias. */
export const contractRoots: readonly ContractRoot[] = [
  ...Object.values(contractTypes).map((type): ContractRoot => ({
    field: type.field,
    type,
    selection: 'all',
  })),
  ...selections,
];
