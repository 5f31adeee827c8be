import type { ClientConfig, ClientField } from 'payload';

const isInBoth = (value: object): value is { vi: unknown; en: unknown } =>
  'vi' in value && 'en' in value && Object.keys(value).length === 2;

/**
 * Whether a part of the configuration keeps its texts in both languages: the section chooser finds sections and their
 * variants by their names in either language.
 */
const isSearched = (owner: object, nameOfOwner: string, name: string): boolean =>
  (name === 'labels' && nameOfOwner === 'blocks') ||
  (name === 'options' && 'name' in owner && owner.name === 'variant');

function translated(value: unknown, name: string, language: 'vi' | 'en'): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => translated(one, name, language));
  if (isInBoth(value)) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      isSearched(value, name, key) ? inner : translated(inner, key, language),
    ]),
  );
}

/**
 * Returns the configuration for browsers with the texts of forms in the language of the account: Payload sends them in
 * all languages. The admin's build inserts this function (scripts/lib/payload-patches.mjs).
 */
export const inOneLanguage = (config: ClientConfig, language: string): ClientConfig =>
  translated(config, '', language === 'en' ? 'en' : 'vi') as ClientConfig;

/** The configurations without fields, by the whole ones: a document holds the same object only once. */
const lighter = new WeakMap<ClientConfig, ClientConfig>();

/** Types of a title that is not shown as it is stored, so that a reference needs the title's field. */
const FORMATTED: readonly string[] = ['date', 'relationship'];

function lightened(config: ClientConfig): ClientConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => {
      const { useAsTitle } = collection.admin;
      const fields = collection.fields.filter(
        (field) => 'name' in field && field.name === useAsTitle && FORMATTED.includes(field.type),
      );
      return { ...collection, fields };
    }),
    globals: config.globals.map((global) => ({ ...global, fields: [] })),
  };
}

/**
 * Returns the configuration that every screen of the admin gets: its document types have no fields. A screen gets the
 * fields of its own type besides (`withFieldsOf`). Payload sends those of all types with every screen.
 */
export function withoutFields(config: ClientConfig): ClientConfig {
  if (config.unauthenticated) return config;
  const made = lighter.get(config) ?? lightened(config);
  lighter.set(config, made);
  return made;
}

/** A list shows the blocks of no field, and needs them only where several documents can be edited at once. */
export const fieldsOfList = (fields: readonly ClientField[]): ClientField[] =>
  fields.map((field) =>
    field.type === 'blocks' && field.admin?.disableBulkEdit ? { ...field, blocks: [] } : field,
  );
