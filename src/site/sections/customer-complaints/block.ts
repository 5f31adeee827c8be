import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const problemBlock = sectionBlock({
  slug: 'problem',
  group: 'text',
  labels: {
    singular: { vi: 'Vấn đề, bằng lời người đọc', en: 'Problem, in the reader’s words' },
    plural: { vi: 'Vấn đề, bằng lời người đọc', en: 'Problems, in the reader’s words' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'lines',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 4,
      label: { vi: 'Những điều người ta nói', en: 'What people say' },
      labels: {
        singular: { vi: 'Câu nói', en: 'Line' },
        plural: { vi: 'Những điều người ta nói', en: 'What people say' },
      },
      fields: [
        {
          name: 'quote',
          type: 'textarea',
          required: true,
          label: { vi: 'Lời nói, không cần ngoặc kép', en: 'Their words, without quotation marks' },
        },
        {
          name: 'behind',
          type: 'textarea',
          required: true,
          label: { vi: 'Điều nằm phía sau', en: 'What lies behind it' },
        },
      ],
    },
  ],
});
