import type { CollectionConfig } from 'payload';
import { hiddenUnless, isAdmin, nobody } from '@/cms/access/roles';
import { deliveryTargets } from '../model/delivery-targets';
import { noticeByHand, noticeAgain } from '../admin/external-erasure-endpoints';
import { optionsOf } from '../model/lead-codes';
import { jsonRecordField } from './json-record-field';
import { lastResultField } from './last-result-field';

const noticeStatuses = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  told: { vi: 'Đã báo', en: 'Told' },
  failed: { vi: 'Chưa báo được, cần người làm', en: 'Not told, needs a person' },
} as const;

/**
 * A notice to another system to erase a person. `about` holds ids of both systems and, for a CRM, the e-mail
 * addresses and phone numbers to search for. It is emptied once the system has confirmed.
 */
export const privacyNotices: CollectionConfig = {
  slug: 'privacy-notices',
  labels: {
    singular: { vi: 'Báo xoá dữ liệu', en: 'Erasure notice' },
    plural: { vi: 'Báo xoá dữ liệu', en: 'Erasure notices' },
  },
  admin: {
    useAsTitle: 'target',
    defaultColumns: ['target', 'status', 'request', 'attempts', 'lastResult', 'updatedAt'],
    group: { vi: 'Hệ thống', en: 'System' },
    hidden: hiddenUnless('admin'),
    components: {
      edit: {
        beforeDocumentControls: ['/leads/admin/external-erasure-buttons.client#PrivacyNoticeTools'],
      },
    },
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  endpoints: [
    { path: '/:id/again', method: 'post', handler: noticeAgain },
    { path: '/:id/by-hand', method: 'post', handler: noticeByHand },
  ],
  fields: [
    {
      name: 'request',
      type: 'relationship',
      relationTo: 'privacy-requests',
      required: true,
      index: true,
      label: { vi: 'Yêu cầu', en: 'Request' },
    },
    {
      name: 'target',
      type: 'select',
      required: true,
      label: { vi: 'Tới', en: 'Target' },
      options: [...deliveryTargets],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      label: { vi: 'Trạng thái', en: 'Status' },
      options: optionsOf(noticeStatuses),
    },
    jsonRecordField({ name: 'about', label: { vi: 'Về', en: 'About' } }),
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { vi: 'Số lần thử', en: 'Attempts' },
    },
    lastResultField(),
  ],
};
