import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const clausesBlock = sectionBlock({
  slug: 'clauses',
  group: 'text',
  labels: {
    singular: { vi: 'Điều khoản kèm lời tóm', en: 'Clauses with a gloss' },
    plural: { vi: 'Điều khoản kèm lời tóm', en: 'Clauses with a gloss' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'clauses',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 20,
      label: { vi: 'Các điều', en: 'Clauses' },
      labels: { singular: { vi: 'Điều', en: 'Clause' }, plural: { vi: 'Các điều', en: 'Clauses' } },
      fields: [
        lineField('heading', { vi: 'Tên điều', en: 'Heading' }),
        paragraphField('gloss', { vi: 'Nói gọn', en: 'In short' }),
        paragraphField('content', {
          vi: 'Nội dung, mỗi dòng một đoạn; dòng bắt đầu bằng “- ” là một mục',
          en: 'Content, a paragraph a line; a line that starts with “- ” is a point',
        }),
      ],
    },
  ],
});
