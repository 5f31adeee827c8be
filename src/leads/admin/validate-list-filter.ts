import { type FlattenedField, QueryError } from 'payload';
import { codeOf, errorChain } from '@/lib/causes-of-error';
import { isData } from '@/lib/is-json-object';
import type { Conditions } from '../schema/lead-filter-query';

/** The maximum number of alternatives in a filter, and of conditions in each alternative. */
export const MAX_CONDITIONS = 30;

/**
 * The maximum length of a filter as JSON, in characters. Each value of a filter, and each word of a text to search for,
 * becomes a parameter of the SQL statement, which has 65,535 at most.
 */
const MAX_FILTER_LENGTH = 20_000;

type Kind = 'text' | 'number' | 'date' | 'boolean' | 'record';

const kinds: Partial<Record<FlattenedField['type'], Kind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  select: 'text',
  radio: 'text',
  json: 'record',
  number: 'number',
  relationship: 'number',
  upload: 'number',
  date: 'date',
  checkbox: 'boolean',
};

const always = ['equals', 'not_equals', 'in', 'not_in'];
const compared = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
/** The filter operators of each kind of field, in addition to `exists`. */
const operators: Record<Kind, ReadonlySet<string>> = {
  text: new Set([...always, 'like', 'not_like', 'contains']),
  number: new Set([...always, ...compared]),
  date: new Set([...always, ...compared]),
  boolean: new Set(always),
  // Such a field can only be filtered by whether it has a value.
  record: new Set(),
};

const isBoolean = (value: unknown): boolean =>
  typeof value === 'boolean' || value === 'true' || value === 'false';

/** Whether a value has the type of a field. In a URL numbers and booleans are strings, and no value is `null`. */
const isOf: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  number: (value) =>
    value === 'null' ||
    (typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(String(value))),
  date: (value) =>
    value === 'null' || (typeof value === 'string' && !Number.isNaN(Date.parse(value))),
  boolean: isBoolean,
  record: () => false,
};

function isReadableTest(kind: Kind, operator: string, value: unknown): boolean {
  if (operator === 'exists') return isBoolean(value);
  if (!operators[kind].has(operator)) return false;
  if (operator !== 'in' && operator !== 'not_in') return isOf[kind](value);
  const listed: unknown[] = Array.isArray(value) ? value : String(value).split(',');
  return listed.every((one) => isOf[kind](one));
}

/** The kind of a field's values, by which filters are checked; undefined for a field that can not be filtered. */
function kindOf(fields: readonly FlattenedField[], name: string): Kind | undefined {
  if (name === 'id') return 'number';
  const field = fields.find((one) => one.name === name);
  return !field || ('virtual' in field && field.virtual) ? undefined : kinds[field.type];
}

function isReadableCondition(fields: readonly FlattenedField[], condition: Conditions): boolean {
  return Object.entries(condition).every(([name, tests]) => {
    const kind = kindOf(fields, name);
    if (!kind || !isData(tests)) return false;
    return Object.entries(tests).every(([operator, value]) =>
      isReadableTest(kind, operator, value),
    );
  });
}

/**
 * Whether a filter is valid: not too long, and each condition with a field that exists, an operator of its type, and
 * values of its type. Payload answers other filters with errors of various kinds.
 */
export const isReadableFilter = (
  fields: readonly FlattenedField[],
  where: readonly (readonly Conditions[])[],
): boolean =>
  where.length <= MAX_CONDITIONS &&
  where.every((all) => all.length <= MAX_CONDITIONS) &&
  JSON.stringify(where).length <= MAX_FILTER_LENGTH &&
  where.flat().every((condition) => isReadableCondition(fields, condition));

/** Error codes of Postgres for an operator that a column does not support: undefined function, syntax error. */
const OPERATOR_CODES = ['42883', '42601'];

/**
 * Whether an error is caused by the filter: Payload refused a path, or the database could not convert a value to the
 * type of the column (error class 22: data exception) or apply the operator. Other errors, such as a timeout or a lost
 * connection, are not caused by the filter.
 */
export const isFilterError = (error: unknown): boolean =>
  error instanceof QueryError ||
  errorChain(error).some((one) => {
    const code = codeOf(one);
    return code !== undefined && (code.startsWith('22') || OPERATOR_CODES.includes(code));
  });
