import type { Field, Plugin } from 'payload';

const FIELD = '/cms/admin/office-moment-field.client#OfficeMomentField';

function shownInOfficeTime(field: Field): Field {
  if (field.type !== 'date' || field.timezone || field.admin?.components?.Field) return field;
  const { admin } = field;
  return { ...field, admin: { ...admin, components: { ...admin?.components, Field: FIELD } } };
}

/**
 * Shows the points in time of forms in Viet Nam's time (D22): Payload's date field takes the browser's zone. Fields with a
 * zone of their own stay as they are.
 */
export const showOfficeMoments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.map(shownInOfficeTime),
  })),
});
