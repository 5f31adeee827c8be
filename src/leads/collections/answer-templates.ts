import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload';
import { hiddenUnless, isSalesOrAdmin } from '@/cms/access/roles';
import { say, type Words } from '@/cms/fields/bilingual-admin-text';
import { localeNames, locales } from '@/i18n/locales';
import { answerPlaceholders } from '../mail/fill-answer-template';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from '../mail/mail-to-lead';
import { kindLabels } from '../model/lead-labels';
import { formKinds } from '../schema/form-definitions';
import { refuseUnknown } from './refuse-unknown-placeholders';

const validateWords =
  (longest: number): TextFieldSingleValidation =>
  (value: unknown, { req }) => {
    // The type is checked at run time: a request may contain a value of any type.
    if (typeof value !== 'string' || !value.trim()) {
      return say(req, 'Không được để trống.', 'This is needed.');
    }
    if (value.length > longest) {
      return say(req, `Dài nhất ${longest} ký tự.`, `At most ${longest} characters.`);
    }
    return refuseUnknown(req, answerPlaceholders, value);
  };

const words = (name: 'subject' | 'body', label: Words, longest: number, hint: Words): Field =>
  ({
    name,
    type: name === 'body' ? 'textarea' : 'text',
    required: true,
    label,
    validate: validateWords(longest),
    admin: { description: hint, ...(name === 'body' ? { rows: 14 } : {}) },
  }) as Field;

/** Answer templates: texts for a first answer. Sales chooses a template and edits it before sending. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: {
    singular: { vi: 'Mẫu trả lời', en: 'Answer template' },
    plural: { vi: 'Mẫu trả lời', en: 'Answer templates' },
  },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'language', 'kinds', 'subject', 'updatedAt'],
    listSearchableFields: ['name', 'subject'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    description: {
      vi: 'Câu trả lời viết sẵn cho lần đầu trả lời khách. Ở trang của khách, bấm “Trả lời theo mẫu”.',
      en: 'Wordings for the first answer. On the page of a lead, press “Answer by template”.',
    },
  },
  access: {
    read: isSalesOrAdmin,
    create: isSalesOrAdmin,
    update: isSalesOrAdmin,
    delete: isSalesOrAdmin,
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      label: { vi: 'Tên mẫu', en: 'Name' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: locales[0],
          label: { vi: 'Ngôn ngữ', en: 'Language' },
          options: locales.map((value) => ({ value, label: localeNames[value] })),
          admin: { width: '50%' },
        },
        {
          name: 'kinds',
          type: 'select',
          hasMany: true,
          label: { vi: 'Dùng cho form', en: 'For the forms' },
          options: formKinds.map((value) => ({ value, label: kindLabels[value] })),
          admin: {
            width: '50%',
            description: {
              vi: 'Khách từ form này được gợi ý mẫu này trước. Để trống: form nào cũng được.',
              en: 'Offered first for leads of these forms. Empty: for any form.',
            },
          },
        },
      ],
    },
    words('subject', { vi: 'Tiêu đề thư', en: 'Subject' }, MAX_SUBJECT_LENGTH, {
      vi: '{{name}}: danh xưng và tên khách.',
      en: '{{name}}: the person, with title.',
    }),
    words('body', { vi: 'Nội dung', en: 'Body' }, MAX_LETTER_LENGTH, {
      vi: 'Dùng được: {{name}} (chị Lan), {{you}} (anh, chị hoặc anh/chị), {{company}}, {{owner}} (người phụ trách), {{requestKind}} (đặt lịch demo…), {{brand.name}}, {{brand.email}}, {{brand.phone}}. Khách không cho biết thì điền lời chung như “anh/chị”. Dòng trống chia đoạn; dòng bắt đầu bằng “- ” là một ý của danh sách.',
      en: 'Known: {{name}} (Ms Lan), {{you}}, {{company}}, {{owner}}, {{requestKind}} (demo request…), {{brand.name}}, {{brand.email}}, {{brand.phone}}. What a person did not give is filled in general words, such as “your company”. An empty line begins a paragraph; lines that begin with “- ” are points of a list.',
    }),
  ],
};
