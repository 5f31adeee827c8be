import type { CollectionConfig } from 'payload';
import { hiddenUnless, isAdmin, nobody } from '@/cms/access/roles';
import { optionsOf } from '../model/lead-codes';
import { sealFields } from '@/cms/fields/ledger-hash-fields';
import { accessActions } from '@/cms/access/log-data-access';
import { jsonRecordField } from './json-record-field';

/**
 * The audit log of access to personal data: which account read or erased what, and when. Each view, list, export and
 * erasure adds one row, and so do the removal of a second factor and the confirmation of a mass erasure. The row
 * contains the account, the ids of the records and a hash of the filter, but none of the data that was read. Only
 * admins can read the log, and no account can change it. A hash chain links the rows (ADR-0022).
 */
export const accessLog: CollectionConfig = {
  slug: 'access-log',
  labels: {
    singular: { vi: 'Lượt xem dữ liệu', en: 'Access' },
    plural: { vi: 'Nhật ký truy cập', en: 'Access log' },
  },
  defaultSort: '-at',
  admin: {
    useAsTitle: 'id',
    defaultColumns: ['at', 'account', 'action', 'collection', 'count', 'ids'],
    group: { vi: 'Hệ thống', en: 'System' },
    hidden: hiddenUnless('admin'),
    components: {
      beforeListTable: ['/leads/admin/consent-receipt-and-ledger-links.client#ConsentState'],
    },
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: { vi: 'Lúc', en: 'At' },
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { vi: 'Người xem', en: 'Who' },
    },
    {
      // The account's id as a plain number, which is kept when the account is deleted. The row's hash covers it.
      name: 'userNumber',
      type: 'number',
      admin: { hidden: true },
    },
    {
      name: 'account',
      type: 'text',
      label: { vi: 'Tài khoản lúc đó', en: 'Account at that time' },
      admin: {
        description: {
          vi: 'Còn lại khi tài khoản đã bị xoá.',
          en: 'Stays when the account has been deleted.',
        },
      },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      label: { vi: 'Việc', en: 'What' },
      options: optionsOf(accessActions),
    },
    {
      name: 'collection',
      type: 'text',
      required: true,
      index: true,
      label: { vi: 'Loại dữ liệu', en: 'Data' },
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: { vi: 'Số bản ghi', en: 'Records' },
    },
    jsonRecordField({
      name: 'ids',
      label: { vi: 'Mã bản ghi', en: 'Ids' },
      admin: {
        description: {
          vi: 'Tối đa 200 mã đầu tiên.',
          en: 'The first 200 at most.',
        },
      },
    }),
    {
      name: 'filter',
      type: 'text',
      label: { vi: 'Dấu vân tay bộ lọc', en: "Filter's fingerprint" },
      admin: {
        description: {
          vi: 'Cùng bộ lọc thì cùng dấu. Không đọc ngược ra được nội dung.',
          en: 'Equal filters have equal ones. It can not be read back.',
        },
      },
    },
    ...sealFields,
  ],
};
