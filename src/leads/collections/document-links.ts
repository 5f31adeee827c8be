import type { CollectionConfig } from 'payload';
import { leadField, salesRecord } from './read-only-access-for-sales';

/** A signed link to one document: its expiry, how often it may be used, and how often it was. */
export const documentLinks: CollectionConfig = {
  slug: 'document-links',
  labels: {
    singular: { vi: 'Liên kết tài liệu', en: 'Document link' },
    plural: { vi: 'Liên kết tài liệu', en: 'Document links' },
  },
  defaultSort: '-createdAt',
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'id',
    defaultColumns: ['document', 'lead', 'uses', 'mostUses', 'expiresAt', 'createdAt'],
  },
  access: salesRecord.access,
  fields: [
    leadField(),
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
