import { sampleField, sectionBlock } from '@/cms/fields/section-fields';
import { pictogramField } from '@/cms/fields/media-and-date-fields';

export const quoteBlock = sectionBlock({
  slug: 'quote',
  group: 'proof',
  labels: {
    singular: { vi: 'Một lời khách hàng', en: 'One customer quote' },
    plural: { vi: 'Một lời khách hàng', en: 'One customer quote' },
  },
  fields: [
    { name: 'content', type: 'textarea', required: true, label: { vi: 'Lời trích', en: 'Quote' } },
    {
      name: 'representativeName',
      type: 'text',
      required: true,
      label: { vi: 'Người nói', en: 'Who says it' },
    },
    {
      name: 'representativeJobTitle',
      type: 'text',
      required: true,
      label: { vi: 'Chức vụ', en: 'Job title' },
    },
    { name: 'customerName', type: 'text', required: true, label: { vi: 'Công ty', en: 'Company' } },
    pictogramField('logo', { vi: 'Biểu trưng', en: 'Symbol' }, { drawnOnly: true }),
    {
      name: 'figures',
      type: 'array',
      maxRows: 3,
      label: { vi: 'Con số', en: 'Figures' },
      labels: { singular: { vi: 'Con số', en: 'Figure' }, plural: { vi: 'Con số', en: 'Figures' } },
      fields: [
        { name: 'value', type: 'text', required: true, label: { vi: 'Giá trị', en: 'Value' } },
        {
          name: 'label',
          type: 'text',
          required: true,
          label: { vi: 'Nghĩa là', en: 'What it means' },
        },
      ],
    },
    sampleField(),
  ],
});
