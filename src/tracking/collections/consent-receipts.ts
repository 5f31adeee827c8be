import type { CollectionConfig, Field } from 'payload';
import { hiddenUnless, isAdmin, nobody } from '@/cms/access/roles';
import { frameGroup } from '@/cms/fields/admin-navigation-groups';
import { localeNames, locales } from '@/i18n/locales';

const agreed = (name: string, vi: string, en: string): Field => ({
  name,
  type: 'checkbox',
  required: true,
  label: { vi, en },
});

/**
 * Consent receipts: what a browser agreed to or refused, as proof. A receipt has a random id that the browser stores
 * too, the version of the question, the answer, the language and the time. No IP address, no name, nothing that
 * identifies a person (D19). Written only by src/tracking/store; never changed.
 */
export const consentReceipts: CollectionConfig = {
  slug: 'consent-receipts',
  labels: {
    singular: { vi: 'Biên nhận lựa chọn cookie', en: 'Consent receipt' },
    plural: { vi: 'Biên nhận lựa chọn cookie', en: 'Consent receipts' },
  },
  admin: {
    useAsTitle: 'receipt',
    defaultColumns: ['receipt', 'analytics', 'marketing', 'support', 'language', 'createdAt'],
    group: frameGroup,
    hidden: hiddenUnless('admin'),
    description: {
      vi: 'Mỗi dòng là một lần khách chọn. Không lưu địa chỉ IP hay thông tin cá nhân.',
      en: 'One line a choice. No IP address and no personal data is kept.',
    },
  },
  defaultSort: '-createdAt',
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'receipt',
      type: 'text',
      required: true,
      unique: true,
      label: { vi: 'Mã biên nhận', en: 'Receipt id' },
    },
    {
      name: 'version',
      type: 'number',
      required: true,
      label: { vi: 'Phiên bản câu hỏi', en: 'Version of the question' },
    },
    agreed('analytics', 'Đo lường', 'Analytics'),
    agreed('marketing', 'Tiếp thị', 'Marketing'),
    agreed('support', 'Hỗ trợ', 'Support'),
    {
      name: 'language',
      type: 'select',
      required: true,
      label: { vi: 'Ngôn ngữ', en: 'Language' },
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
  ],
};
