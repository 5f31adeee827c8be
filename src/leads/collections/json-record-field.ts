import type { JSONField } from 'payload';

/**
 * A read-only JSON field, written by the site. The admin's own JSON editor would be loaded from another host, which the
 * content security policy forbids.
 */
export function jsonRecordField({ admin, ...field }: Omit<JSONField, 'type'>): JSONField {
  return {
    ...field,
    type: 'json',
    admin: {
      ...admin,
      readOnly: true,
      components: {
        ...admin?.components,
        Field: '/leads/admin/json-record-field.client#JsonRecordField',
      },
    },
  };
}
