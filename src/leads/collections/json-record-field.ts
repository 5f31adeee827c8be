import type { JSONField } from 'payload';
import type { RecordNames } from '../schema/json-record-labels-type';

/**
 * A read-only JSON field, written by the site. The admin's own JSON editor would be loaded from another host, which the
 * content security policy forbids.
 */
export function jsonRecordField({
  admin,
  names = {},
  ...field
}: Omit<JSONField, 'type'> & { names?: RecordNames }): JSONField {
  return {
    ...field,
    type: 'json',
    admin: {
      ...admin,
      readOnly: true,
      components: {
        ...admin?.components,
        Field: {
          path: '/leads/admin/json-record-field.client#JsonRecordField',
          clientProps: { names },
        },
      },
    },
  };
}
