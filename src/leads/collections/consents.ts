import type { CollectionConfig } from 'payload';
import { leadField, salesRecord } from './sales-record';

/** What a person agreed to or left unticked, in the exact words shown (decision 19). Never changed. */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: {
    singular: { vi: 'Đồng ý', en: 'Consent' },
    plural: { vi: 'Sổ đồng ý', en: 'Consents' },
  },
  defaultSort: '-createdAt',
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'purpose',
    defaultColumns: ['purpose', 'granted', 'locale', 'lead', 'createdAt'],
  },
  access: salesRecord.access,
  fields: [
    leadField(),
    {
      name: 'purpose',
      type: 'select',
      required: true,
      label: { vi: 'Mục đích', en: 'Purpose' },
      options: [
        { value: 'reply', label: { vi: 'Trả lời yêu cầu', en: 'Reply to the request' } },
        { value: 'marketing', label: { vi: 'Tiếp thị', en: 'Marketing' } },
      ],
    },
    {
      name: 'granted',
      type: 'checkbox',
      required: true,
      label: { vi: 'Đã đồng ý', en: 'Granted' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: { vi: 'Lời đã hiện', en: 'Text shown' },
    },
    { name: 'locale', type: 'text', required: true, label: { vi: 'Ngôn ngữ', en: 'Language' } },
  ],
};
