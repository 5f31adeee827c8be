import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const thresholdRuler: Variant = {
  label: { vi: 'Thước đo ngưỡng', en: 'Threshold ruler' },
  fields: [
    lineField('thresholdLabel', { vi: 'Ngưỡng nghĩa là', en: 'The threshold is' }),
    numberField(
      'threshold',
      { vi: 'Ngưỡng, phần trăm', en: 'Threshold, percent' },
      { min: 1, max: 60 },
    ),
    {
      name: 'readings',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Các lần đọc', en: 'Readings' },
      labels: {
        singular: { vi: 'Lần đọc', en: 'Reading' },
        plural: { vi: 'Các lần đọc', en: 'Readings' },
      },
      fields: [
        lineField('when', { vi: 'Khi nào', en: 'When' }),
        {
          name: 'answers',
          type: 'number',
          required: true,
          min: 30,
          label: { vi: 'Số câu trả lời', en: 'Answers' },
          admin: {
            description: {
              vi: 'Sai số và kết luận vượt ngưỡng được tính từ đây, độ tin cậy 95%.',
              en: 'The margin of error and the verdict are worked out from it, at 95% confidence.',
            },
          },
        },
        numberField(
          'share',
          { vi: 'Phần trăm nhắc tới', en: 'Percent who say so' },
          { min: 1, max: 60 },
        ),
        paragraphField('verdict', { vi: 'Kết luận', en: 'Verdict' }),
      ],
    },
  ],
};
