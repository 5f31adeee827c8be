import type { CollectionConfig, Field } from 'payload';
import {
  hiddenUnless,
  isAdmin,
  isSalesOrAdmin,
  isSalesOrAdminField,
  nobody,
  nobodyField,
} from '@/cms/access/roles';
import { formKinds } from '../schema/forms';
import { eraseBelongings, keepReceivedAt } from './lead-hooks';

/** Values stored and exported for who answers a lead (spec §9, decision 21). */
export const LEAD_UNASSIGNED = '29';
const LEAD_ASSIGNED = '1';

type Labels = { vi: string; en: string };

/** What a visitor sent: read by sales, changed by nobody. */
const submitted = (name: string, label: Labels, extra: { required?: boolean } = {}): Field => ({
  name,
  type: 'text',
  label,
  access: { update: nobodyField },
  admin: { readOnly: true },
  ...extra,
});

export const leads: CollectionConfig = {
  slug: 'leads',
  labels: {
    singular: { vi: 'Khách tiềm năng', en: 'Lead' },
    plural: { vi: 'Khách tiềm năng', en: 'Leads' },
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'company', 'kind', 'status', 'createdAt'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
  },
  access: {
    read: isSalesOrAdmin,
    create: nobody,
    update: isSalesOrAdmin,
    delete: isAdmin,
  },
  hooks: { beforeChange: [keepReceivedAt], beforeDelete: [eraseBelongings] },
  fields: [
    {
      type: 'row',
      fields: [
        submitted('name', { vi: 'Họ tên', en: 'Name' }, { required: true }),
        submitted('salutation', { vi: 'Danh xưng', en: 'Salutation' }),
      ],
    },
    {
      type: 'row',
      fields: [
        submitted('email', { vi: 'Email', en: 'E-mail' }, { required: true }),
        submitted('phone', { vi: 'Điện thoại đã nhập', en: 'Phone as typed' }),
        submitted('phoneE164', { vi: 'Điện thoại (E.164)', en: 'Phone (E.164)' }),
      ],
    },
    {
      type: 'row',
      fields: [
        submitted('company', { vi: 'Công ty / website', en: 'Company / website' }),
        submitted('industry', { vi: 'Lĩnh vực', en: 'Industry' }),
        submitted('jobTitle', { vi: 'Chức vụ', en: 'Job title' }),
      ],
    },
    {
      name: 'description',
      type: 'textarea',
      label: { vi: 'Nội dung', en: 'Message' },
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    {
      name: 'notes',
      type: 'textarea',
      label: { vi: 'Ghi chú nội bộ', en: 'Internal notes' },
      access: { update: isSalesOrAdminField },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: LEAD_UNASSIGNED,
      label: { vi: 'Trạng thái', en: 'Status' },
      options: [
        { value: LEAD_UNASSIGNED, label: { vi: 'Chưa giao (29)', en: 'Unassigned (29)' } },
        { value: LEAD_ASSIGNED, label: { vi: 'Đã giao (1)', en: 'Assigned (1)' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { vi: 'Form', en: 'Form' },
      options: formKinds.map((kind) => ({ value: kind, label: kind })),
      access: { update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...[
      submitted('locale', { vi: 'Ngôn ngữ trang', en: 'Language of the page' }),
      submitted('preferredLanguage', { vi: 'Ngôn ngữ mong muốn', en: 'Preferred language' }),
      submitted('page', { vi: 'Trang', en: 'Page' }),
      submitted('version', { vi: 'Kiểu form', en: 'Form version' }),
    ].map((field) => ({ ...field, admin: { position: 'sidebar', readOnly: true } }) as Field),
    {
      name: 'attribution',
      type: 'json',
      label: { vi: 'Nguồn', en: 'Source' },
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    {
      name: 'suspicion',
      type: 'text',
      label: { vi: 'Dấu hiệu máy gửi', en: 'Signs of a program' },
      access: { update: nobodyField },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.suspicion) },
    },
    {
      name: 'consents',
      type: 'join',
      collection: 'consents',
      on: 'lead',
      label: { vi: 'Đồng ý', en: 'Consents' },
      admin: { defaultColumns: ['purpose', 'granted', 'text', 'createdAt'] },
    },
    {
      name: 'deliveries',
      type: 'join',
      collection: 'deliveries',
      on: 'lead',
      label: { vi: 'Chuyển giao', en: 'Deliveries' },
      admin: { defaultColumns: ['target', 'status', 'attempts', 'updatedAt'] },
    },
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      access: { update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'contentHash',
      type: 'text',
      required: true,
      index: true,
      access: { update: nobodyField },
      admin: { hidden: true },
    },
  ],
};
