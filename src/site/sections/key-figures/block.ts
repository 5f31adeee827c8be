import { backgroundField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const figuresBlock = sectionBlock({
  slug: 'figures',
  group: 'proof',
  labels: {
    singular: { vi: 'Con số', en: 'Figures' },
    plural: { vi: 'Con số', en: 'Figures' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'figures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Con số', en: 'Figures' },
      labels: { singular: { vi: 'Con số', en: 'Figure' }, plural: { vi: 'Con số', en: 'Figures' } },
      fields: [
        { name: 'value', type: 'text', required: true, label: { vi: 'Giá trị', en: 'Value' } },
        {
          name: 'label',
          type: 'textarea',
          required: true,
          label: { vi: 'Nghĩa là', en: 'What it means' },
        },
      ],
    },
    sampleField(),
    backgroundField(),
  ],
});
