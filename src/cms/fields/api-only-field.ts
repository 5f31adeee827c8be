import type { Field } from 'payload';

/**
 * A field of the content contract (spec §3) that no page shows. The API reads and writes it; the editing form hides it.
 */
export const apiOnlyField = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, hidden: true } }) as Field;
