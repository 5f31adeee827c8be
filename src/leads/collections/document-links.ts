import type { CollectionConfig } from 'payload';
import { hiddenUnless, isSalesOrAdmin, nobody } from '@/cms/access/roles';

/** One signed link to one document: until when, how often it may be used, and how often it was. */
export const documentLinks: CollectionConfig = {
  slug: 'document-links',
  labels: {
    singular: { vi: 'Liên kết tài liệu', en: 'Document link' },
    plural: { vi: 'Liên kết tài liệu', en: 'Document links' },
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['document', 'lead', 'uses', 'mostUses', 'expiresAt', 'createdAt'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
  },
  access: { read: isSalesOrAdmin, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      required: true,
      index: true,
      label: { vi: 'Khách tiềm năng', en: 'Lead' },
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'private-documents',
      required: true,
      label: { vi: 'Tài liệu', en: 'Document' },
    },
    { name: 'expiresAt', type: 'date', label: { vi: 'Hết hạn lúc', en: 'Expires at' } },
    {
      name: 'uses',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { vi: 'Số lần đã tải', en: 'Times used' },
    },
    {
      name: 'mostUses',
      type: 'number',
      required: true,
      label: { vi: 'Số lần được tải', en: 'Times allowed' },
    },
  ],
};
