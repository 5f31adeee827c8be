import type { FlattenedBlock, FlattenedField } from 'payload';
import type { Locale } from '@/i18n/locales';
import { cleanState, isText } from '@/lib/rich-text/remove-unsupported-formatting';
import { isData } from '@/lib/is-json-object';

type Values = Record<string, unknown>;

const IS_TEXT = new Set<string>(['text', 'textarea', 'date', 'select']);

/** The language of the values; null inside a localized field, whose whole value is stored under its language. */
type Language = Locale | null;

const blockOf = (blocks: readonly (FlattenedBlock | string)[], row: Values) =>
  blocks.find(
    (block): block is FlattenedBlock => typeof block !== 'string' && block.slug === row.blockType,
  );

function rowsOf(
  value: unknown,
  fieldsOf: (row: Values) => FlattenedField[] | undefined,
  language: Language,
): Values[] {
  if (!Array.isArray(value)) return []; // a form stores the number 0 for a list without rows
  return value.filter(isData).flatMap((row) => {
    const fields = fieldsOf(row);
    return fields ? [asStored(fields, row, language)] : [];
  });
}

function valueOf(field: FlattenedField, value: unknown, language: Language): unknown {
  if ('hasMany' in field && field.hasMany) return Array.isArray(value) ? value : [];
  const { type } = field;
  if (type === 'array') return rowsOf(value, () => field.flattenedFields, language);
  if (type === 'blocks') {
    return rowsOf(value, (row) => blockOf(field.blocks, row)?.flattenedFields, language);
  }
  if (type === 'group' || type === 'tab') {
    return asStored(field.flattenedFields, isData(value) ? value : {}, language);
  }
  if (type === 'richText') return isText(value) ? cleanState(value) : null;
  if (type === 'number') return typeof value === 'number' ? value : null;
  if (IS_TEXT.has(type)) return typeof value === 'string' && value !== '' ? value : null;
  return value === '' || value === undefined ? null : value;
}

/**
 * Converts the values of a form to the shape in which the database stores them: lists are lists, groups are objects,
 * empty values are null, and a localized value stands under its language. A rich text contains only what a save keeps,
 * because reading it follows its links without access control. Rows of unknown block types are left out.
 */
export function asStored(
  fields: readonly FlattenedField[],
  values: Readonly<Values>,
  language: Language,
): Values {
  const stored: Values = { ...values };
  for (const field of fields) {
    const isApart = language !== null && 'localized' in field && field.localized === true;
    const value = valueOf(field, values[field.name], isApart ? null : language);
    stored[field.name] = isApart ? { [language]: value } : value;
  }
  return stored;
}
