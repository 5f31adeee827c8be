import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const closedLoopBlock = sectionBlock({
  slug: 'closedLoop',
  group: 'text',
  labels: {
    singular: { vi: 'Vòng lặp khép kín', en: 'Closed loop' },
    plural: { vi: 'Vòng lặp khép kín', en: 'Closed loops' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 6,
      label: { vi: 'Các bước', en: 'Steps' },
      labels: { singular: { vi: 'Bước', en: 'Step' }, plural: { vi: 'Các bước', en: 'Steps' } },
      fields: [
        { name: 'time', type: 'text', required: true, label: { vi: 'Lúc', en: 'Time' } },
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'What happens' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
      ],
    },
    sampleField(),
  ],
});
