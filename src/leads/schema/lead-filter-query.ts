import { isData, type Data } from '@/lib/is-json-object';

/**
 * Filters of leads as the query of a URL, in the form that the CMS's list uses (`where[or][0][and][0][kind][equals]`)
 * and that a saved view stores. The list and the board of stages read the same form.
 */

/** Conditions by field: `{ kind: { equals: 'contact' } }`. */
export type Conditions = Data;

/** The parameter that marks a saved view of overdue next steps: overdue when it is opened, not when it was saved. */
const LATE = 'late';
const LATE_FIELD = '[nextStepAt][less_than]';

/** Reads a list from a parsed URL. The URL parser turns a long list into an object with the indexes as keys. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const isList = isData(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  return isList ? Object.values(value) : [];
}

/** Splits a filter of the list into alternatives, each of conditions that have to hold together. */
export function alternativesOf(where: unknown): Conditions[][] {
  if (!isData(where)) return [];
  const { or, and, ...others } = where;
  const all = [...listOf(and), others].filter(isData);
  const beside = all.filter((one) => Object.keys(one).length > 0);
  const found = listOf(or)
    .flatMap((one) => alternativesOf(one))
    .filter((alternative) => alternative.length > 0);
  // Conditions that stand beside the alternatives have to hold together with each of them.
  if (found.length > 0) return found.map((alternative) => [...alternative, ...beside]);
  return beside.length > 0 ? [beside] : [];
}

/** Writes one condition as key-value pairs of a URL. */
function pairsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one, index) => pairsOf(`${name}[${index}]`, one));
  if (isData(value)) {
    return Object.entries(value).flatMap(([key, one]) => pairsOf(`${name}[${key}]`, one));
  }
  if (typeof value === 'string') return [[name, value]];
  return typeof value === 'number' || typeof value === 'boolean' ? [[name, `${value}`]] : [];
}

/**
 * Writes a filter as the query of a URL. `isLate` marks a filter with a condition of `lateAt`, whose moment `openedAt`
 * replaces with the time at which the view is opened. The mark itself adds no condition.
 */
export function queryOf(alternatives: readonly (readonly Conditions[])[], isLate = false): string {
  const pairs = alternatives.flatMap((all, or) =>
    all.flatMap((one, and) => pairsOf(`where[or][${or}][and][${and}]`, one)),
  );
  return new URLSearchParams(isLate ? [[LATE, '1'], ...pairs] : pairs).toString();
}

/** The filter for leads whose next step is due before a moment (ISO 8601). */
export const lateAt = (moment: string): Conditions => ({ nextStepAt: { less_than: moment } });

const isLateQuery = (query: URLSearchParams): boolean => query.get(LATE) === '1';

/**
 * The query of a saved view as opened at a moment (ISO 8601): its overdue steps are those overdue at that moment. An
 * empty moment changes nothing.
 */
export function openedAt(query: string, moment: string): string {
  const pairs = new URLSearchParams(query);
  if (!isLateQuery(pairs) || moment === '') return query;
  return new URLSearchParams(
    [...pairs].map(([name, value]) => [name, name.endsWith(LATE_FIELD) ? moment : value]),
  ).toString();
}

/** Whether a query contains a typed search, which may be a name. */
export const hasSearch = (query: string): boolean => new URLSearchParams(query).has('search');

/** Reduces a query to what the board supports: its filter, without search, order and columns. */
export function boardQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => name === LATE || name.startsWith('where'),
  );
  return new URLSearchParams(kept).toString();
}

/**
 * A text that is equal for two queries that count as the same view: the same filter and search, whatever the order of
 * their conditions.
 */
export function sameAs(query: string): string {
  const pairs = new URLSearchParams(query);
  const isLate = isLateQuery(pairs);
  return [...pairs]
    .filter(([name]) => name === LATE || name === 'search' || name.startsWith('where'))
    .filter(([name]) => !(isLate && name.endsWith(LATE_FIELD)))
    .map(([name, value]) => {
      const place = name.replace(/\[and\]\[\d+\]/, '[and]').replace(/\[\d+\]$/, '[]');
      return `${place}=${value}`;
    })
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');
}
