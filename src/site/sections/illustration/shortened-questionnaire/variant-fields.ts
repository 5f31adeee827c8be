import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const questionCut: Variant = {
  label: { vi: 'Bảng hỏi bị gạch bớt', en: 'A questionnaire cut short' },
  fields: [
    lineField('testsLabel', { vi: 'Nhãn của phép thử', en: 'Label of the tests' }),
    paragraphField('tests', { vi: 'Các phép thử, mỗi dòng một', en: 'Tests, one a line' }),
    lineField('decisionLabel', { vi: 'Nhãn của quyết định', en: 'Label of the decision' }),
    paragraphField('decision', { vi: 'Quyết định cần có', en: 'The decision it is for' }),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 12,
      label: { vi: 'Các câu của bản nháp', en: 'Questions of the draft' },
      labels: {
        singular: { vi: 'Câu hỏi', en: 'Question' },
        plural: { vi: 'Các câu của bản nháp', en: 'Questions of the draft' },
      },
      fields: [
        lineField('text', { vi: 'Câu hỏi', en: 'Question' }),
        { name: 'kept', type: 'checkbox', label: { vi: 'Giữ', en: 'Kept' } },
        lineField('because', { vi: 'Quyết định điều gì, hoặc vì sao gạch', en: 'Why' }),
      ],
    },
  ],
};
