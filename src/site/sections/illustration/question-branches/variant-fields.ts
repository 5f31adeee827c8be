import { exhibitsField } from '@/cms/fields/mockup-fields';
import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const branchMap: Variant = {
  label: { vi: 'Sơ đồ rẽ nhánh', en: 'Branch map' },
  fields: [
    {
      name: 'starts',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 2,
      label: { vi: 'Khách gặp câu hỏi ở đâu', en: 'Where people meet the question' },
      labels: {
        singular: { vi: 'Nơi khách gặp câu hỏi', en: 'Place' },
        plural: { vi: 'Khách gặp câu hỏi ở đâu', en: 'Where people meet the question' },
      },
      fields: [
        lineField('title', { vi: 'Ở đâu', en: 'Where' }),
        paragraphField('text', { vi: 'Luật hiện hoặc gửi', en: 'When it shows or is sent' }),
        exhibitsField(1),
      ],
    },
    lineField('question', { vi: 'Câu hỏi đầu', en: 'First question' }),
    {
      name: 'branches',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 5,
      label: { vi: 'Các nhánh', en: 'Branches' },
      labels: {
        singular: { vi: 'Nhánh', en: 'Branch' },
        plural: { vi: 'Các nhánh', en: 'Branches' },
      },
      fields: [
        lineField('answer', { vi: 'Câu trả lời', en: 'Answer' }),
        numberField('share', { vi: 'Phần trăm', en: 'Percent' }, { min: 0, max: 100 }),
        lineField('next', { vi: 'Câu hỏi tiếp', en: 'Next question' }),
        lineField('outcome', { vi: 'Điều xảy ra', en: 'What happens' }),
      ],
    },
  ],
};
