import type { CollectionConfig } from 'payload';
import { logReads } from '../management/log-personal-data-reads';
import { leadField, salesRecord } from './read-only-access-for-sales';

const statuses = {
  pending: { vi: 'Chờ xác nhận', en: 'Waiting for confirmation' },
  confirmed: { vi: 'Đã xác nhận', en: 'Confirmed' },
  unsubscribed: { vi: 'Đã huỷ', en: 'Unsubscribed' },
};

/**
 * Subscribers of the newsletter. An e-mail address gets no newsletter before its owner has confirmed it by a link
 * (double opt-in).
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: { vi: 'Người nhận bản tin', en: 'Subscriber' },
    plural: { vi: 'Người nhận bản tin', en: 'Subscribers' },
  },
  defaultSort: '-createdAt',
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'locale', 'confirmedAt', 'unsubscribedAt'],
  },
  access: salesRecord.access,
  hooks: { afterOperation: [logReads] },
  fields: [
    { name: 'email', type: 'text', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      label: { vi: 'Trạng thái', en: 'Status' },
      options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
    },
    { name: 'locale', type: 'text', required: true, label: { vi: 'Ngôn ngữ', en: 'Language' } },
    leadField({
      vi: 'Lần đăng ký đã xác nhận (khi chưa: lần gần nhất), có lời đồng ý',
      en: 'The sign-up that was confirmed (until then: the latest), with its consent',
    }),
    { name: 'confirmedAt', type: 'date', label: { vi: 'Xác nhận lúc', en: 'Confirmed at' } },
    { name: 'unsubscribedAt', type: 'date', label: { vi: 'Huỷ lúc', en: 'Unsubscribed at' } },
  ],
};
