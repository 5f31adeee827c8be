import type { CollectionConfig, Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';
import { sealFields } from '@/cms/fields/ledger-hash-fields';
import { consentReceipt, consentState } from '../admin/consent-receipt-and-ledger-endpoints';
import { leadField, salesRecord } from './read-only-access-for-sales';

/**
 * Fields of the consent ledger that no form or colleague fills in: the database sets them when a row is inserted, and
 * a job when it seals the row into the hash chain (ADR-0022).
 */
const guardedFields: Field[] = [
  ...sealFields,
  { name: 'salt', type: 'text', admin: { hidden: true }, access: { read: nobodyField } },
  { name: 'commitment', type: 'text', admin: { hidden: true } },
];

/**
 * The consent ledger: what a person agreed to or left unticked, in the exact words shown (D19). Append-only: the
 * database refuses changes. Each row is sealed into a hash chain; without its lead it does not identify anybody.
 */
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
    defaultColumns: ['purpose', 'granted', 'locale', 'lead', 'sequence', 'createdAt'],
    components: {
      beforeListTable: ['/leads/admin/consent-receipt-and-ledger-links.client#ConsentState'],
    },
  },
  access: salesRecord.access,
  endpoints: [
    { path: '/state', method: 'get', handler: consentState },
    { path: '/receipt/:id', method: 'get', handler: consentReceipt },
  ],
  fields: [
    { ...leadField(), required: false },
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
    ...guardedFields,
  ],
};
