import type { Field } from 'payload';

function within(field: Field): readonly Field[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields);
  return 'fields' in field ? field.fields : [];
}

/** Whether a form has texts of its own in each language of the site. */
export const hasTranslations = (fields: readonly Field[]): boolean =>
  fields.some(
    (field) => ('localized' in field && Boolean(field.localized)) || hasTranslations(within(field)),
  );
