import type { Field } from 'payload';

/** The variants of a section family, or undefined for other sections. */
export function variantsOf(fields: readonly Field[]): string[] | undefined {
  const field = fields.find((one) => 'name' in one && one.name === 'variant');
  return field?.type === 'select'
    ? field.options.map((option) => (typeof option === 'string' ? option : option.value))
    : undefined;
}

/** Whether the form of a section shows a field, given the values of the others. */
export const isShown = (field: Field, siblings: Readonly<Record<string, unknown>>): boolean =>
  field.admin?.condition?.(siblings, siblings, {
    blockData: siblings,
    operation: 'update',
    path: [],
    user: null,
  }) ?? true;
