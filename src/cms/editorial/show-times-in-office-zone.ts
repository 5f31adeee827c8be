import type { Field, Plugin } from 'payload';

const FIELD = '/cms/admin/time-in-office-zone-field.client#TimeInOfficeZoneField';

function shownInOfficeTime(field: Field): Field {
  if (field.type !== 'date' || field.timezone || field.admin?.components?.Field) return field;
  const { admin } = field;
  return { ...field, admin: { ...admin, components: { ...admin?.components, Field: FIELD } } };
}

/**
 * Shows the points in time in the forms of collections in Viet Nam's time (D22): Payload's date field takes the
 * browser's zone. Fields with a zone or a component of their own, and fields inside others, stay as they are.
 */
export const showTimesInOfficeZone: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.map(shownInOfficeTime),
  })),
});
