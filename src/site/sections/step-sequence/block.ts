import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const stepsPathBlock = sectionBlock({
  slug: 'stepsPath',
  group: 'text',
  labels: {
    singular: { vi: 'Các bước trên một đường', en: 'Steps on a path' },
    plural: { vi: 'Các bước trên một đường', en: 'Steps on a path' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 4,
      label: { vi: 'Các bước', en: 'Steps' },
      labels: { singular: { vi: 'Bước', en: 'Step' }, plural: { vi: 'Các bước', en: 'Steps' } },
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          label: { vi: 'Khi nào hoặc ở đâu', en: 'When or where' },
        },
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'What happens' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
      ],
    },
  ],
});
