import type { Field, SelectField, StaticLabel } from 'payload';
import type { Words } from './bilingual-admin-text';

/** A variant of a section family: its label, and the fields that only it has. */
export type Variant = { label: Words; fields?: Field[] };

/**
 * The select field for a section's variant, with a picture of the chosen one. The form shows further fields
 * depending on it.
 */
export function variantField(
  section: string,
  label: Words,
  variants: Readonly<Record<string, Variant>>,
): SelectField {
  const names = Object.keys(variants);
  return {
    name: 'variant',
    type: 'select',
    required: true,
    defaultValue: names[0],
    label,
    options: Object.entries(variants).map(([value, variant]) => ({ value, label: variant.label })),
    admin: {
      components: {
        afterInput: [
          {
            path: '/cms/admin/picture-of-section-variant.client#VariantPicture',
            clientProps: { section },
          },
        ],
      },
    },
  };
}

/** A field that only some variants have; with the others it is neither shown nor validated. */
export function onlyIn(variants: readonly string[], field: Field): Field {
  const condition = (_: unknown, siblings: { variant?: string }) =>
    variants.includes(siblings.variant ?? '');
  return Object.assign({}, field, { admin: { ...field.admin, condition } });
}

type Fields = readonly { type: string }[];
type Choice = { name?: unknown; options?: { value: unknown; label: StaticLabel }[] };

/** The variants of a section with their labels, in the fields of its block; none for a section without variants. */
export const variantsOf = (fields: Fields): NonNullable<Choice['options']> =>
  (fields as readonly Choice[]).find(({ name }) => name === 'variant')?.options ?? [];

/** Looks up the label of a variant in the fields of its block; undefined for a section without variants. */
export const variantLabel = (fields: Fields, variant: unknown): StaticLabel | undefined =>
  variantsOf(fields).find(({ value }) => value === variant)?.label;

/** The fields of each variant, in a group named after it. */
export const variantGroups = (variants: Readonly<Record<string, Variant>>): Field[] =>
  Object.entries(variants).flatMap(([name, { label, fields }]) =>
    fields ? [onlyIn([name], { name, type: 'group', label, fields })] : [],
  );
