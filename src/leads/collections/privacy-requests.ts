import type { CollectionConfig } from 'payload';
import { hiddenUnless, isAdmin, nobody, nobodyField } from '@/cms/access/roles';
import { say } from '@/cms/fields/bilingual-admin-text';
import {
  confirmNight,
  copyOf,
  eraseNow,
  foundFor,
  markDone,
} from '../admin/privacy-request-endpoints';
import { beginRequest, showHoursLeft } from '../privacy/set-and-show-privacy-deadline';
import { isEmail } from '../schema/form-validation-rules';
import { optionsOf } from '../model/lead-codes';
import { requestKinds } from '../model/privacy-request-kinds';
import { receiptNames } from '../privacy/erasure-receipt-labels';
import { jsonRecordField } from './json-record-field';

const requestStatuses = {
  open: { vi: 'Đang chờ', en: 'Open' },
  done: { vi: 'Xong', en: 'Done' },
} as const;

const written = { update: nobodyField, create: nobodyField };
const moment = {
  readOnly: true,
  date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
  position: 'sidebar',
} as const;

/**
 * Requests of people about their own data, due within two working days, with the receipt of what was done. An erasure
 * removes the person from the request; the receipt holds only counts and ids.
 */
export const privacyRequests: CollectionConfig = {
  slug: 'privacy-requests',
  labels: {
    singular: { vi: 'Yêu cầu về dữ liệu cá nhân', en: 'Privacy request' },
    plural: { vi: 'Yêu cầu về dữ liệu cá nhân', en: 'Privacy requests' },
  },
  defaultSort: '-receivedAt',
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['kind', 'status', 'clock', 'email', 'receivedAt', 'dueAt', 'doneAt'],
    group: { vi: 'Hệ thống', en: 'System' },
    hidden: hiddenUnless('admin'),
    components: {
      edit: {
        beforeDocumentControls: ['/leads/admin/privacy-request-buttons.client#PrivacyRequestTools'],
      },
    },
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: nobody },
  hooks: { beforeChange: [beginRequest], afterRead: [showHoursLeft] },
  endpoints: [
    { path: '/:id/found', method: 'get', handler: foundFor },
    { path: '/:id/copy', method: 'get', handler: copyOf },
    { path: '/:id/erase', method: 'post', handler: eraseNow },
    { path: '/:id/confirm', method: 'post', handler: confirmNight },
    { path: '/:id/done', method: 'post', handler: markDone },
  ],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      label: { vi: 'Yêu cầu', en: 'Request' },
      // The kind can not change: an access request must not become an erasure.
      access: { update: nobodyField },
      options: optionsOf(requestKinds),
      filterOptions: ({ options, data }) =>
        data.kind === 'retention'
          ? options
          : options.filter((option) => typeof option === 'string' || option.value !== 'retention'),
    },
    {
      name: 'email',
      type: 'text',
      index: true,
      label: { vi: 'Email của người yêu cầu', en: "The person's e-mail" },
      validate: (
        value: string | null | undefined,
        {
          req,
          siblingData,
        }: {
          req: Parameters<typeof say>[0];
          siblingData: { kind?: string; phone?: string | null; status?: string };
        },
      ) => {
        if (value) {
          return (
            isEmail(value) ||
            say(req, 'Đây chưa phải là một địa chỉ email.', 'This is not an e-mail address yet.')
          );
        }
        const isOver = siblingData.kind === 'retention' || siblingData.status === 'done';
        return (
          isOver ||
          Boolean(siblingData.phone) ||
          say(req, 'Cần email hoặc điện thoại.', 'An e-mail or a telephone number is needed.')
        );
      },
    },
    {
      name: 'phone',
      type: 'text',
      label: { vi: 'Điện thoại', en: 'Telephone' },
      admin: {
        description: {
          vi: 'Ghi vào thì mọi khách có số này cũng được tính. Số tổng đài là của nhiều người: đừng ghi.',
          en: 'With it, every lead with this number counts too. A switchboard is many people: leave it out.',
        },
      },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 2000,
      label: { vi: 'Ghi chú', en: 'Note' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'open',
      label: { vi: 'Trạng thái', en: 'Status' },
      options: optionsOf(requestStatuses),
      access: written,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'clock',
      type: 'text',
      virtual: true,
      label: { vi: 'Thời hạn', en: 'Clock' },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'receivedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: { vi: 'Nhận lúc', en: 'Received at' },
      admin: {
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        position: 'sidebar',
      },
    },
    {
      name: 'dueAt',
      type: 'date',
      index: true,
      label: { vi: 'Hạn', en: 'Due at' },
      access: written,
      admin: moment,
    },
    {
      name: 'doneAt',
      type: 'date',
      label: { vi: 'Xong lúc', en: 'Done at' },
      access: written,
      admin: moment,
    },
    { name: 'remindedAt', type: 'date', access: written, admin: { hidden: true } },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      index: true,
      label: { vi: 'Đến từ thư gửi cho', en: 'Came by a mail to' },
      access: written,
      admin: { readOnly: true, position: 'sidebar' },
    },
    jsonRecordField({
      name: 'receipt',
      names: receiptNames,
      label: { vi: 'Biên nhận', en: 'Receipt' },
      access: written,
      admin: {
        condition: (data) => Boolean(data.receipt),
        description: {
          vi: 'Số lượng và mã bản ghi, không có dữ liệu cá nhân.',
          en: 'Counts and ids, nothing personal.',
        },
      },
    }),
    {
      name: 'notices',
      type: 'join',
      collection: 'privacy-notices',
      on: 'request',
      label: { vi: 'Báo cho hệ thống khác', en: 'Told to other systems' },
      admin: {
        allowCreate: false,
        defaultColumns: ['target', 'status', 'attempts', 'lastResult', 'updatedAt'],
      },
    },
  ],
};
