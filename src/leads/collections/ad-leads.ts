import type { CollectionConfig, Field } from 'payload';
import type { Words } from '@/cms/fields/bilingual-admin-text';
import { logReads } from '../management/log-personal-data-reads';
import { exportAdLeads } from '../admin/export-endpoints';
import { importAdLeads } from '../admin/import-ad-leads-endpoint';
import { jsonRecordField } from './json-record-field';
import { leadField, salesRecord } from './read-only-access-for-sales';

const adLeadStatuses = {
  received: { vi: 'Đã nhận, chờ xử lý', en: 'Received, to be read' },
  stored: { vi: 'Đã thành khách tiềm năng', en: 'Became a lead' },
  erased: { vi: 'Đã xoá cùng khách', en: 'Erased with its lead' },
  refused: { vi: 'Không dùng được', en: 'Not usable' },
} as const;

const text = (name: string, label: Words): Field => ({
  name,
  type: 'text',
  label,
  admin: { readOnly: true },
});

/**
 * An answer to the form of an advertisement: the data as received, and the lead made from it. The ad network gives
 * each answer a unique id, by which duplicates are recognised.
 */
export const adLeads: CollectionConfig = {
  slug: 'ad-leads',
  labels: {
    singular: { vi: 'Khách từ quảng cáo', en: 'Ad lead' },
    plural: { vi: 'Khách từ quảng cáo', en: 'Ad leads' },
  },
  defaultSort: '-createdAt',
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'phone', 'campaignName', 'formName', 'status'],
    listSearchableFields: ['fullName', 'email', 'phone', 'networkId', 'campaignName', 'formName'],
    components: {
      beforeListTable: [
        '/leads/admin/export-links.client#ExportAdLeads',
        '/leads/admin/import-ad-leads.client#ImportAdLeads',
      ],
    },
  },
  access: salesRecord.access,
  hooks: { afterOperation: [logReads] },
  endpoints: [
    { path: '/export', method: 'get', handler: exportAdLeads },
    { path: '/import', method: 'post', handler: importAdLeads },
  ],
  fields: [
    {
      name: 'networkId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { vi: 'Mã của mạng quảng cáo', en: "The network's id" },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'received',
      label: { vi: 'Trạng thái', en: 'Status' },
      options: Object.entries(adLeadStatuses).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'reason',
      type: 'text',
      label: { vi: 'Lý do', en: 'Reason' },
      admin: { readOnly: true, condition: (data) => Boolean(data.reason) },
    },
    { ...leadField(), required: false },
    text('fullName', { vi: 'Họ tên', en: 'Full name' }),
    text('email', { vi: 'Email', en: 'E-mail' }),
    text('phone', { vi: 'Điện thoại', en: 'Phone' }),
    text('campaignName', { vi: 'Chiến dịch', en: 'Campaign' }),
    text('formName', { vi: 'Form quảng cáo', en: 'Form' }),
    jsonRecordField({
      name: 'values',
      label: { vi: 'Mọi giá trị', en: 'All values' },
    }),
    jsonRecordField({
      name: 'raw',
      label: { vi: 'Như đã nhận', en: 'As received' },
    }),
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { vi: 'Số lần thử', en: 'Attempts' },
    },
  ],
};
