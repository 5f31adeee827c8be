/**
 * Renders nothing for a field that another part of the screen shows or changes. The field stays in the form, in lists
 * and in filters; a condition that hides it would make it optional in the types and in the database.
 */
export function HiddenFormField() {
  return null;
}
