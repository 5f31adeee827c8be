import { stepsField, subjectField, versionField } from '@/cms/fields/form-section-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { onlyIn, variantField, type Variant } from '@/cms/fields/section-variant-field';
import type { FormKind } from '@/leads/schema/form-definitions';

const forms: Record<FormKind, Variant> = {
  'book-demo': { label: { vi: 'Form đặt lịch demo', en: 'Demo form' } },
  contact: { label: { vi: 'Form liên hệ', en: 'Contact form' } },
  'get-ticket': { label: { vi: 'Form lấy vé', en: 'Ticket form' } },
  'get-document': { label: { vi: 'Form nhận tài liệu', en: 'Document form' } },
  career: { label: { vi: 'Form ứng tuyển', en: 'Application form' } },
  newsletter: { label: { vi: 'Form nhận thư', en: 'Newsletter form' } },
};

export const formBlock = sectionBlock({
  slug: 'form',
  group: 'form',
  labels: {
    singular: {
      vi: 'Form: demo, liên hệ, vé, tài liệu, ứng tuyển, nhận thư',
      en: 'Form: demo, contact, ticket, document, application, newsletter',
    },
    plural: { vi: 'Form', en: 'Forms' },
  },
  fields: [
    variantField('form', { vi: 'Loại form', en: 'Kind of form' }, forms),
    titleLinesField(),
    textField(),
    onlyIn(['book-demo', 'career'], stepsField()),
    onlyIn(['contact'], {
      name: 'ways',
      type: 'array',
      maxRows: 4,
      label: { vi: 'Việc nào, liên hệ ai', en: 'Which matter goes where' },
      labels: {
        singular: { vi: 'Việc', en: 'Matter' },
        plural: { vi: 'Việc nào, liên hệ ai', en: 'Which matter goes where' },
      },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'Matter' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Ở đâu', en: 'Where' } },
      ],
    }),
    onlyIn(
      ['get-ticket'],
      subjectField('event', {
        label: { vi: 'Sự kiện', en: 'Event' },
        of: {
          vi: 'Phần cuối địa chỉ của trang sự kiện, ví dụ: ai-cx-summit.',
          en: 'The last part of the address of the event page, for example: ai-cx-summit.',
        },
      }),
    ),
    onlyIn(
      ['get-document'],
      subjectField('document', {
        label: { vi: 'Mã tài liệu', en: 'Document' },
        of: {
          vi: 'Mã trong “Tài liệu theo yêu cầu”, ví dụ: cam-nang-nps.',
          en: 'Its name in “Documents on request”, for example: nps-handbook.',
        },
      }),
    ),
    onlyIn(['get-document'], {
      name: 'points',
      type: 'textarea',
      label: { vi: 'Trong tài liệu có gì', en: 'What is inside' },
      admin: { description: { vi: 'Mỗi ý một dòng.', en: 'One point a line.' } },
    }),
    onlyIn(
      ['career'],
      subjectField('position', {
        required: false,
        label: { vi: 'Vị trí', en: 'Position' },
        of: {
          vi: 'Phần cuối địa chỉ của vị trí tuyển dụng; để trống khi nhận hồ sơ chung.',
          en: 'The last part of the address of the position; empty for applications at large.',
        },
      }),
    ),
    onlyIn(['book-demo', 'contact', 'get-ticket', 'get-document', 'career'], versionField()),
  ],
});
