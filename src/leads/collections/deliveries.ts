import type { CollectionConfig } from 'payload';
import { hiddenUnless, isSalesOrAdmin, nobody } from '@/cms/access/roles';
import { sendAgain, sendAllFailedAgain } from '../admin/endpoints';

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'held'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const labels: Record<DeliveryStatus, { vi: string; en: string }> = {
  pending: { vi: 'Đang chờ gửi', en: 'Waiting' },
  delivered: { vi: 'Đã gửi', en: 'Delivered' },
  failed: { vi: 'Không gửi được', en: 'Undeliverable' },
  held: { vi: 'Giữ lại để xem', en: 'Held for review' },
};

/** One lead on its way to one other system. Keeps codes of what went wrong, never a body or a value. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: {
    singular: { vi: 'Chuyển giao', en: 'Delivery' },
    plural: { vi: 'Chuyển giao', en: 'Deliveries' },
  },
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'idempotencyKey',
    defaultColumns: ['lead', 'target', 'status', 'attempts', 'lastResult', 'updatedAt'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
    components: {
      edit: { beforeDocumentControls: ['/leads/admin/send-again.client#SendAgain'] },
      beforeListTable: ['/leads/admin/send-again.client#SendAllFailedAgain'],
    },
  },
  access: { read: isSalesOrAdmin, create: nobody, update: nobody, delete: nobody },
  endpoints: [
    { path: '/:id/send-again', method: 'post', handler: sendAgain },
    { path: '/send-failed-again', method: 'post', handler: sendAllFailedAgain },
  ],
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
      name: 'target',
      type: 'select',
      required: true,
      label: { vi: 'Tới', en: 'Target' },
      options: [{ value: 'webhook', label: 'Webhook' }],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      label: { vi: 'Trạng thái', en: 'Status' },
      options: deliveryStatuses.map((value) => ({ value, label: labels[value] })),
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { vi: 'Số lần thử', en: 'Attempts' },
    },
    {
      name: 'lastResult',
      type: 'text',
      label: { vi: 'Kết quả lần cuối', en: 'Last result' },
      admin: {
        description: {
          vi: 'Mã HTTP hoặc mã lỗi mạng của lần thử cuối.',
          en: 'HTTP status or network error code of the last attempt.',
        },
      },
    },
    { name: 'deliveredAt', type: 'date', label: { vi: 'Gửi xong lúc', en: 'Delivered at' } },
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      label: { vi: 'Khoá chống trùng', en: 'Idempotency key' },
    },
  ],
};
