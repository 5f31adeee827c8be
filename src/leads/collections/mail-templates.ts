import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload';
import {
  hiddenUnless,
  isEditorOrAdmin,
  nobody,
  nobodyField,
  readByStaff,
} from '@/cms/access/roles';
import { say, type Words } from '@/cms/fields/bilingual-admin-text';
import { refuseUnknown } from './refuse-unknown-placeholders';
import { previewTemplate } from '../admin/send-or-drop-mail-endpoints';
import { isMailKind, mailKinds } from '../model/mail-kinds';
import { placeholdersOf } from '../mail/mail-placeholders';

/** Validates a mail text: unknown placeholders are refused, because they would be sent unfilled. */
const validateWords =
  ({ required }: { required: boolean | 'with-button' }): TextFieldSingleValidation =>
  (value, { data, req }) => {
    const { kind } = data as { kind?: unknown };
    if (!isMailKind(kind)) return true;
    const isNeeded = required === 'with-button' ? mailKinds[kind].hasButton : required;
    if (!value?.trim()) return !isNeeded || say(req, 'Không được để trống.', 'This is needed.');
    return refuseUnknown(req, placeholdersOf(kind), value);
  };

type Part = { required?: boolean | 'with-button'; long?: boolean; description?: Words };

const words = (name: string, label: Words, { required = true, long, description }: Part): Field =>
  ({
    name,
    type: long ? 'textarea' : 'text',
    localized: true,
    label,
    validate: validateWords({ required }),
    admin: {
      description,
      ...(name === 'button'
        ? {
            condition: (data: { kind?: unknown }) =>
              isMailKind(data.kind) && mailKinds[data.kind].hasButton,
          }
        : {}),
    },
  }) as Field;

/**
 * The templates of all mails, in both languages. One entry per kind, created by the site itself; plain text and HTML
 * are rendered from the same text.
 */
export const mailTemplates: CollectionConfig = {
  slug: 'mail-templates',
  labels: {
    singular: { vi: 'Mẫu thư', en: 'Mail template' },
    plural: { vi: 'Mẫu thư', en: 'Mail templates' },
  },
  defaultSort: 'kind',
  admin: {
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'subject', 'updatedAt'],
    group: { vi: 'Thư', en: 'Mail' },
    hidden: hiddenUnless('admin', 'editor'),
    disableCopyToLocale: true,
    preview: ({ id }, { locale }) =>
      typeof id === 'number' ? `/api/mail-templates/${id}/preview?locale=${locale}` : null,
  },
  access: { read: readByStaff, create: nobody, update: isEditorOrAdmin, delete: nobody },
  endpoints: [{ path: '/:id/preview', method: 'get', handler: previewTemplate }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      unique: true,
      label: { vi: 'Thư', en: 'Mail' },
      options: Object.entries(mailKinds).map(([value, { label }]) => ({ value, label })),
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    words('subject', { vi: 'Tiêu đề thư', en: 'Subject' }, {}),
    words('heading', { vi: 'Đầu thư', en: 'Heading' }, {}),
    words(
      'body',
      { vi: 'Nội dung', en: 'Body' },
      {
        long: true,
        description: {
          vi: 'Dòng trống chia đoạn; dòng bắt đầu bằng “- ” là một ý của danh sách.',
          en: 'An empty line begins a paragraph; lines that begin with “- ” are points of a list.',
        },
      },
    ),
    words('button', { vi: 'Chữ trên nút', en: 'Words on the button' }, { required: 'with-button' }),
    words('closing', { vi: 'Lời cuối', en: 'After the button' }, { required: false, long: true }),
  ],
};
