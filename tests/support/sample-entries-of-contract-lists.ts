import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { contractTypes } from '@/content/graphql-contract/contract-types';
import { brand } from '../../brand.config';

/** Every type of the contract, with the name of its list. */
export const publicTypes = Object.entries(contractTypes).map(
  ([list, { collection }]) => [list as keyof typeof contractTypes, collection] as const,
);

type Data = Record<string, unknown>;

function valueOf(field: FlattenedField, word: string): unknown {
  if (field.type === 'text' || field.type === 'textarea') {
    return /^(?:href|sourceUrl|url)$/.test(field.name) ? 'https://site.example/page' : word;
  }
  if (field.type === 'date') return '2030-03-10T09:00:00+07:00';
  if (field.type === 'number') return field.min ?? 1;
  if (field.type === 'group') return leastOf(field.flattenedFields, word);
  if (field.type === 'select') {
    const [first] = field.options;
    return field.defaultValue ?? (typeof first === 'string' ? first : first?.value);
  }
  throw new Error(`A required ${field.type} is new to this test; teach it.`);
}

const isGroupWithDemands = (field: FlattenedField): boolean =>
  field.type === 'group' && Object.keys(leastOf(field.flattenedFields, '')).length > 0;

/** The required fields of a type, with this word as text. */
function leastOf(fields: FlattenedField[], word: string): Data {
  const data: Data = {};
  for (const field of fields) {
    const isOwn = ['slug', 'id', 'createdAt', 'updatedAt'].includes(field.name);
    const isRequired = 'required' in field && field.required === true;
    const isNeeded = !isOwn && (isRequired || isGroupWithDemands(field));
    if (isNeeded) data[field.name] = valueOf(field, word);
  }
  return data;
}

/** The data of a published entry with only required fields, with this word as text. */
export function entryData(payload: Payload, collection: CollectionSlug, word: string): Data {
  const { flattenedFields } = payload.collections[collection].config;
  return { ...leastOf(flattenedFields, word), _status: 'published' };
}

/** The slug field of an entry, with a valid value for its type; empty for a type without slugs. */
export function slugFor(payload: Payload, collection: CollectionSlug, name: string): Data {
  const { flattenedFields } = payload.collections[collection].config;
  if (!flattenedFields.some((field) => field.name === 'slug')) return {};
  return { slug: collection === 'comparisons' ? `${brand.slug}-vs-${name}` : name };
}
