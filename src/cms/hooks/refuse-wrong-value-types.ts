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

/** The paths of text fields whose value is not a text. */
function otherTypes(fields: readonly FlattenedField[], data: unknown, above = ''): string[] {
  if (!isData(data)) return [];
  return fields.flatMap((field): string[] => {
    if (!Object.hasOwn(data, field.name)) return [];
    const value = data[field.name];
    const path = `${above}${field.name}`;
    if (field.type === 'group' || field.type === 'tab') {
      return otherTypes(field.flattenedFields, value, `${path}.`);
    }
    if (field.type === 'array') {
      return rowsOf(value).flatMap((row, index) =>
        otherTypes(field.flattenedFields, row, `${path}.${index}.`),
      );
    }
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => isData(row) && slug === row.blockType);
        return block ? otherTypes(block.flattenedFields, row, `${path}.${index}.`) : [];
      });
    }
    if (!TEXTS.includes(field.type)) return [];
    const isMany = 'hasMany' in field && field.hasMany;
    return isText(value) || (isMany && rowsOf(value).every(isText)) ? [] : [path];
  });
}

type Written = { data?: unknown; req: PayloadRequest };
type Whose = { slug: string; flattenedFields: FlattenedField[] };

/** @throws ValidationError 400 naming each text field with a value of another type */
function refuse({ data, req }: Written, { slug, flattenedFields }: Whose): void {
  const paths = otherTypes(flattenedFields, data);
  if (paths.length === 0) return;
  const message = req.i18n.language === 'vi' ? 'Ô này cần là chữ.' : 'This has to be text.';
  const errors = paths.map((path) => ({ path, message }));
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
 * Refuses a number, a list or an object in a text field before any other code reads the value. Hooks and validation,
 * of the CMS and of this site, expect a text, and the database would store a list as text.
 */
export const refuseOtherTypes: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollection),
  globals: config.globals?.map(withGlobal),
});
