import type { CollectionConfig, RelationshipField } from 'payload';
import { hiddenUnless, isSalesOrAdmin, nobody } from '@/cms/access/roles';
import type { Words } from '@/cms/fields/bilingual-admin-text';

/** Access to records that only the site writes: sales and admins can read them, and no account can change them. */
export const salesRecord = {
  admin: { group: { vi: 'Kinh doanh', en: 'Sales' }, hidden: hiddenUnless('admin', 'sales') },
  access: { read: isSalesOrAdmin, create: nobody, update: nobody, delete: nobody },
} satisfies Pick<CollectionConfig, 'admin' | 'access'>;

export const leadField = (
  label: Words = { vi: 'Khách tiềm năng', en: 'Lead' },
): RelationshipField => ({
  name: 'lead',
  type: 'relationship',
  relationTo: 'leads',
  required: true,
  index: true,
  label,
});
