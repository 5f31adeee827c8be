import { buttonField } from '@/cms/fields/link-fields';
import { backgroundField } from '@/cms/fields/colour-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const questionsBlock = sectionBlock({
  slug: 'questions',
  group: 'text',
  labels: {
    singular: { vi: 'Câu hỏi thường gặp', en: 'Questions' },
    plural: { vi: 'Câu hỏi thường gặp', en: 'Questions' },
  },
  fields: [
    titleLinesField(),
    textField(),
    buttonField('link', { vi: 'Liên kết', en: 'Link' }),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      label: { vi: 'Câu hỏi', en: 'Questions' },
      labels: {
        singular: { vi: 'Câu hỏi', en: 'Question' },
        plural: { vi: 'Câu hỏi', en: 'Questions' },
      },
      fields: [
        {
          name: 'question',
          type: 'text',
          required: true,
          label: { vi: 'Câu hỏi', en: 'Question' },
        },
        {
          name: 'answer',
          type: 'textarea',
          required: true,
          label: { vi: 'Trả lời', en: 'Answer' },
          admin: {
            description: { vi: 'Mỗi dòng là một đoạn.', en: 'Each line is a paragraph.' },
          },
        },
      ],
    },
    backgroundField(),
  ],
});
