import type { CollectionConfig } from 'payload';
import { dryRun } from '../admin/crm-dry-run-endpoint';
import { sendAgain, sendAllFailedAgain } from '../admin/resend-delivery-endpoints';
import { type DeliveryTarget, deliveryTargets } from '../model/delivery-targets';
import { deliveryLabels, deliveryStatuses } from '../model/delivery-statuses';
import { jsonRecordField } from './json-record-field';
import { lastResultField } from './last-result-field';
import { leadField, salesRecord } from './read-only-access-for-sales';

const targetLabels: Record<DeliveryTarget, string> = {
  webhook: 'Webhook',
  pipedrive: 'Pipedrive',
  hubspot: 'HubSpot',
};

/** The delivery of one lead to one target. Stores error codes, never bodies or values. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: {
    singular: { vi: 'Chuyển giao', en: 'Delivery' },
    plural: { vi: 'Chuyển giao', en: 'Deliveries' },
  },
  defaultSort: '-updatedAt',
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'idempotencyKey',
    defaultColumns: ['lead', 'target', 'status', 'attempts', 'lastResult', 'updatedAt'],
    components: {
      edit: {
        beforeDocumentControls: [
          '/leads/admin/crm-dry-run-button.client#DryRun',
          '/leads/admin/resend-delivery-buttons.client#SendAgain',
        ],
      },
      beforeListTable: ['/leads/admin/resend-delivery-buttons.client#SendAllFailedAgain'],
    },
  },
  access: salesRecord.access,
  endpoints: [
    { path: '/:id/dry-run', method: 'get', handler: dryRun },
    { path: '/:id/send-again', method: 'post', handler: sendAgain },
    { path: '/send-failed-again', method: 'post', handler: sendAllFailedAgain },
  ],
  fields: [
    leadField(),
    {
      name: 'target',
      type: 'select',
      required: true,
      label: { vi: 'Tới', en: 'Target' },
      options: deliveryTargets.map((value) => ({ value, label: targetLabels[value] })),
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      label: { vi: 'Trạng thái', en: 'Status' },
      options: deliveryStatuses.map((value) => ({ value, label: deliveryLabels[value] })),
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { vi: 'Số lần thử', en: 'Attempts' },
    },
    lastResultField({
      vi: 'Mã HTTP hoặc mã lỗi mạng của lần thử cuối.',
      en: 'HTTP status or network error code of the last attempt.',
    }),
    { name: 'deliveredAt', type: 'date', label: { vi: 'Gửi xong lúc', en: 'Delivered at' } },
    jsonRecordField({
      name: 'remote',
      label: { vi: 'Mã bên kia', en: 'Ids on the other side' },
      admin: {
        condition: (data) => Boolean(data.remote),
        description: {
          vi: 'Mã bản ghi trong CRM, và bước đang dở nếu có.',
          en: 'Ids of the records in the CRM, and the step under way if there is one.',
        },
      },
    }),
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      label: { vi: 'Khoá chống trùng', en: 'Idempotency key' },
    },
  ],
};
