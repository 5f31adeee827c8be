/**
 * Renders nothing for a field that the lead's summary shows. The field stays in the form, in lists and in filters; a
 * condition that hides it would make it optional in the types and in the database.
 */
export function HiddenFormField() {
  return null;
}
