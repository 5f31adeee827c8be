import type { JSONField } from 'payload';

/**
 * A JSON field that the site writes and people only read. The admin's own editor for JSON is loaded from
 * another host, which the site's security policy forbids.
 */
export function recordField({ admin, ...field }: Omit<JSONField, 'type'>): JSONField {
  return {
    ...field,
    type: 'json',
    admin: {
      ...admin,
      readOnly: true,
      components: { ...admin?.components, Field: '/leads/admin/record.client#RecordField' },
    },
  };
}
