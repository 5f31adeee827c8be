import { isData } from '../is-json-object';

/**
 * The part of a Payload field definition that is needed to find the field at a path of the edit form, such as
 * `sections.0.image`.
 */
export type FormField = {
  type?: string;
  name?: string;
  fields?: readonly FormField[];
  tabs?: readonly FormField[];
  blocks?: readonly { slug: string; fields: readonly FormField[] }[];
};

/** Finds the field with a name; fields without a name, such as rows and tabs, only contain others. */
function fieldNamed(fields: readonly FormField[], name: string): FormField | undefined {
  for (const field of fields) {
    if (field.name === name) return field;
    const inner = field.name ? [] : [...(field.fields ?? []), ...(field.tabs ?? [])];
    const found = fieldNamed(inner, name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Whether the field at a path of a form holds an upload. A number in another field, such as a price, is not an upload's
 * id.
 */
export function holdsUpload(fields: readonly FormField[], data: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = fieldNamed(fields, name);
  const [place = '', ...inner] = rest;
  if (!field || !isData(data)) return false;
  if (field.type === 'richText') return rest.at(-1) === 'value';
  if (rest.length === 0) return field.type === 'upload';
  const value = data[name];
  if (!Array.isArray(value)) return holdsUpload(field.fields ?? [], value, rest.join('.'));
  const row: unknown = value[Number(place)];
  const block = isData(row) ? field.blocks?.find(({ slug }) => slug === row.blockType) : undefined;
  return holdsUpload(block?.fields ?? field.fields ?? [], row, inner.join('.'));
}
