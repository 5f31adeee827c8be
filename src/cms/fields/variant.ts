import type { Field, SelectField, StaticLabel } from 'payload';
import type { Words } from './words';

/** One of a family of sections: what it is called, and the fields that it alone has. */
export type Variant = { label: Words; fields?: Field[] };

/** Which of its family a section is, with a picture of the chosen one. What else its form shows follows from it. */
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
            path: '/cms/admin/variant-picture.client#VariantPicture',
            clientProps: { section },
          },
        ],
      },
    },
  };
}

/** A field that only some of the family have; with the others it is neither shown nor checked. */
export function onlyIn(variants: readonly string[], field: Field): Field {
  const condition = (_: unknown, siblings: { variant?: string }) =>
    variants.includes(siblings.variant ?? '');
  return Object.assign({}, field, { admin: { ...field.admin, condition } });
}

type Fields = readonly { type: string }[];
type Choice = { name?: unknown; options?: { value: unknown; label: StaticLabel }[] };

/** What one of a family is called, by the fields of its block; undefined for a section of no family. */
export function variantLabel(fields: Fields, variant: unknown): StaticLabel | undefined {
  const choice = (fields as readonly Choice[]).find(({ name }) => name === 'variant');
  return choice?.options?.find(({ value }) => value === variant)?.label;
}

/** The own fields of each of the family, in a group of its name. */
export const variantGroups = (variants: Readonly<Record<string, Variant>>): Field[] =>
  Object.entries(variants).flatMap(([name, { label, fields }]) =>
    fields ? [onlyIn([name], { name, type: 'group', label, fields })] : [],
  );
