import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const metricSituationsBlock = sectionBlock({
  slug: 'metricSituations',
  group: 'metric',
  labels: {
    singular: { vi: 'Tình huống của chỉ số', en: 'Situations of a metric' },
    plural: { vi: 'Tình huống của chỉ số', en: 'Situations of a metric' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Tình huống', en: 'Situations' },
      labels: {
        singular: { vi: 'Tình huống', en: 'Situation' },
        plural: { vi: 'Tình huống', en: 'Situations' },
      },
      fields: [
        lineField('place', { vi: 'Ở đâu', en: 'Where' }),
        lineField('signal', { vi: 'Thấy gì', en: 'What is seen' }),
        paragraphField('cause', { vi: 'Vì sao', en: 'Why' }),
        paragraphField('action', { vi: 'Đã làm gì', en: 'What was done' }),
      ],
    },
    sampleField(),
  ],
});
