import type { CollectionConfig } from 'payload';
import {
  dropAllRestoredMails,
  dropMail,
  previewMail,
  sendMailAgain,
  sendRestoredMails,
  sendWaitingMails,
} from '../admin/send-or-drop-mail-endpoints';
import { logReads } from '../management/log-personal-data-reads';
import { mailKinds } from '../model/mail-kinds';
import { mailStatuses } from '../model/mail-statuses';
import { salesRecord } from './read-only-access-for-sales';

const link = (name: string, to: 'leads' | 'tickets' | 'subscribers', vi: string, en: string) =>
  ({ name, type: 'relationship', relationTo: to, index: true, label: { vi, en } }) as const;

/**
 * Every mail of the site, sent or not: its recipient, its content and its status. Mails with a secret link to staff
 * are not stored (`src/leads/mail/cms-mail-adapter.ts`).
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: { vi: 'Thư', en: 'Mail' }, plural: { vi: 'Thư đã viết', en: 'Mails' } },
  defaultSort: '-createdAt',
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'kind', 'status', 'attempts', 'lastResult', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    group: { vi: 'Thư', en: 'Mail' },
    preview: ({ id }) => (typeof id === 'number' ? `/api/mails/${id}/preview` : null),
    components: {
      edit: {
        beforeDocumentControls: ['/leads/admin/send-or-drop-mail-buttons.client#SendMailAgain'],
      },
      beforeListTable: [
        '/leads/admin/mails-held-after-restore#RestoredMails',
        '/leads/admin/send-or-drop-mail-buttons.client#SendWaitingMails',
      ],
    },
  },
  access: salesRecord.access,
  hooks: { afterOperation: [logReads] },
  endpoints: [
    { path: '/:id/send-again', method: 'post', handler: sendMailAgain },
    { path: '/:id/drop', method: 'post', handler: dropMail },
    { path: '/send-waiting', method: 'post', handler: sendWaitingMails },
    { path: '/send-restored', method: 'post', handler: sendRestoredMails },
    { path: '/drop-restored', method: 'post', handler: dropAllRestoredMails },
    { path: '/:id/preview', method: 'get', handler: previewMail },
  ],
  fields: [
    { name: 'subject', type: 'text', label: { vi: 'Tiêu đề', en: 'Subject' } },
    { name: 'to', type: 'text', label: { vi: 'Người nhận', en: 'To' } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { vi: 'Loại', en: 'Kind' },
      options: Object.entries(mailKinds).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'locale', type: 'text', required: true, label: { vi: 'Ngôn ngữ', en: 'Language' } },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      label: { vi: 'Trạng thái', en: 'Status' },
      options: Object.entries(mailStatuses).map(([value, label]) => ({ value, label })),
    },
    { name: 'text', type: 'textarea', label: { vi: 'Nội dung', en: 'Text' }, admin: { rows: 16 } },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { vi: 'Người viết', en: 'Written by' },
      admin: { condition: (data) => Boolean(data.author) },
    },
    link('lead', 'leads', 'Khách tiềm năng', 'Lead'),
    link('ticket', 'tickets', 'Vé', 'Ticket'),
    link('subscriber', 'subscribers', 'Người nhận bản tin', 'Subscriber'),
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
          vi: 'Mã của máy chủ thư hoặc mã lỗi mạng, không có nội dung.',
          en: "The mail server's code or a network error code, never a text.",
        },
      },
    },
    { name: 'sentAt', type: 'date', label: { vi: 'Gửi xong lúc', en: 'Sent at' } },
    {
      name: 'idempotencyKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
  ],
};
