import {
  type CollectionConfig,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { isData } from '@/lib/is-json-object';
import { fieldError } from '@/lib/field-validation-error';

const WRITES: readonly string[] = ['create', 'update'];
const TEXTS: readonly string[] = ['text', 'textarea', 'email', 'code'];

const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A value of another type than its field's; `isText` says whether the field takes a text. */
type Wrong = { path: string; isText: boolean };

/** Whether a value names a document of one of several collections. */
const isReference = (value: unknown, collections: readonly string[]): boolean =>
  isData(value) &&
  typeof value.relationTo === 'string' &&
  collections.includes(value.relationTo) &&
  ['number', 'string', 'object'].includes(typeof value.value) &&
  value.value !== null;

/** The wrong values of a list of rows; `fieldsOf` returns the fields of a row, `null` if they are unknown. */
function wrongRows(
  value: unknown,
  path: string,
  fieldsOf: (row: Record<string, unknown>) => readonly FlattenedField[] | null,
): Wrong[] {
  return rowsOf(value).flatMap((row, index): Wrong[] => {
    const place = `${path}.${index}`;
    if (!isData(row)) return [{ path: place, isText: false }];
    return otherTypes(fieldsOf(row) ?? [], row, `${place}.`);
  });
}

/** The values of text fields, groups, rows and references to several collections that have another type. */
function otherTypes(fields: readonly FlattenedField[], data: unknown, above = ''): Wrong[] {
  if (!isData(data)) return [];
  return fields.flatMap((field): Wrong[] => {
    const value = data[field.name];
    if (!Object.hasOwn(data, field.name) || value === undefined) return [];
    const path = `${above}${field.name}`;
    if (field.type === 'group' || field.type === 'tab') {
      if (!isData(value)) return [{ path, isText: false }];
      return otherTypes(field.flattenedFields, value, `${path}.`);
    }
    if (field.type === 'array') return wrongRows(value, path, () => field.flattenedFields);
    if (field.type === 'blocks') {
      return wrongRows(
        value,
        path,
        ({ blockType }) =>
          field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? null,
      );
    }
    const isMany = 'hasMany' in field && field.hasMany === true;
    if (field.type === 'relationship' && Array.isArray(field.relationTo)) {
      const { relationTo } = field;
      const named = isMany ? rowsOf(value) : [value].filter((one) => one !== null);
      return named.every((one) => isReference(one, relationTo)) ? [] : [{ path, isText: false }];
    }
    if (!TEXTS.includes(field.type)) return [];
    return isText(value) || (isMany && rowsOf(value).every(isText)) ? [] : [{ path, isText: true }];
  });
}

type Written = { data?: unknown; req: PayloadRequest };
type Whose = { slug: string; flattenedFields: FlattenedField[] };

/** @throws ValidationError 400 naming each field with a value of another type */
function refuse({ data, req }: Written, { slug, flattenedFields }: Whose): void {
  const wrong = otherTypes(flattenedFields, data);
  if (wrong.length === 0) return;
  const [text, other] =
    req.i18n.language === 'vi'
      ? ['Ô này cần là chữ.', 'Giá trị này không đúng dạng của ô.']
      : ['This has to be text.', 'This value is of the wrong kind for this field.'];
  const errors = wrong.map(({ path, isText }) => ({ path, message: isText ? text : other }));
  throw fieldError(req, slug, errors);
}

const withCollection = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {} } = collection;
  const refuseInCollection: NonNullable<typeof hooks.beforeOperation>[number] = ({
    args,
    collection: whose,
    operation,
  }) => {
    if (WRITES.includes(operation)) refuse(args as Written, whose);
    return args;
  };
  const beforeOperation = [refuseInCollection, ...(hooks.beforeOperation ?? [])];
  return { ...collection, hooks: { ...hooks, beforeOperation } };
};

const withGlobal = (global: GlobalConfig): GlobalConfig => {
  const { hooks = {} } = global;
  const refuseInGlobal: NonNullable<typeof hooks.beforeOperation>[number] = ({
    args,
    global: whose,
    operation,
  }) => {
    if (WRITES.includes(operation)) refuse(args as Written, whose);
    return args as unknown;
  };
  const beforeOperation = [refuseInGlobal, ...(hooks.beforeOperation ?? [])];
  return { ...global, hooks: { ...hooks, beforeOperation } };
};

/**
 * Refuses values of another type before any other code reads them: a number, a list or an object in a text field, a
 * group or a row that is no object, and a reference to several collections that does not name one. Hooks and
 * validation, of the CMS and of this site, expect the field's type, and the database would store a list as text.
 */
export const refuseOtherTypes: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollection),
  globals: config.globals?.map(withGlobal),
});
