import type { CollectionConfig, Field } from 'payload';
import { nobodyField } from '../access/roles';
import { logDeletion } from '../editorial/publishing-log';
import { trashOrDelete } from './trash-access';
import { addressColumns, showAddress } from './url-of-trashed-document';
import { trashEndpoints } from './trash-endpoints';
import { refusePermanentDeletion } from './refuse-permanent-deletion';

/** The field with the time at which a document was moved to the trash; only the trash writes it. */
const deletedAt: Field = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: ({ t }) => t('general:deletedAt'),
  access: { create: nobodyField, update: nobodyField },
  admin: { disableBulkEdit: true, hidden: true },
};

function withAddressShown(field: Field): Field {
  const isAddress = field.type === 'text' && addressColumns.some((name) => name === field.name);
  if (!isAddress) return field;
  return {
    ...field,
    hooks: { ...field.hooks, afterRead: [...(field.hooks?.afterRead ?? []), showAddress] },
  };
}

const usedIn: Field = {
  name: 'usedInPanel',
  type: 'ui',
  admin: {
    components: { Field: '/cms/admin/document-uses-panel.client#UsedInPanel' },
    disableBulkEdit: true,
    disableListColumn: true,
    position: 'sidebar',
  },
};

/** Adds the trash to a content type: deleted documents can be restored completely. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const { slug, access, hooks = {}, fields, endpoints } = collection;
  const { afterDelete = [] } = hooks;
  return {
    ...collection,
    trash: true,
    access: { ...access, delete: trashOrDelete },
    fields: [...fields.map(withAddressShown), deletedAt, usedIn],
    endpoints: [...(endpoints || []), ...trashEndpoints(slug)],
    hooks: {
      ...hooks,
      beforeDelete: [...(hooks.beforeDelete ?? []), refusePermanentDeletion],
      afterDelete: afterDelete.includes(logDeletion) ? afterDelete : [...afterDelete, logDeletion],
    },
  };
}
