import type { Field } from 'payload';

/**
 * A field of the content contract (spec §3) that no page shows: programs read and write it by the API, and the form
 * leaves it out, so that nobody fills it in vain.
 */
export const contractOnly = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, hidden: true } }) as Field;
