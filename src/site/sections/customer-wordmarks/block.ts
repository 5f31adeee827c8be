import { sampleField, sectionBlock } from '@/cms/fields/section-fields';
import { pictogramField } from '@/cms/fields/media-and-date-fields';

export const wordmarksBlock = sectionBlock({
  slug: 'wordmarks',
  group: 'proof',
  labels: {
    singular: { vi: 'Tên khách hàng', en: 'Customer word-marks' },
    plural: { vi: 'Tên khách hàng', en: 'Customer word-marks' },
  },
  fields: [
    { name: 'title', type: 'text', required: true, label: { vi: 'Lời dẫn', en: 'Lead-in' } },
    {
      name: 'names',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 8,
      label: { vi: 'Tên', en: 'Names' },
      labels: { singular: { vi: 'Tên', en: 'Name' }, plural: { vi: 'Tên', en: 'Names' } },
      fields: [
        { name: 'name', type: 'text', required: true, label: { vi: 'Tên', en: 'Name' } },
        {
          name: 'file',
          type: 'upload',
          relationTo: 'media',
          label: { vi: 'Logo tải lên', en: 'Uploaded logo' },
        },
        pictogramField(
          'logo',
          { vi: 'Hoặc biểu trưng vẽ sẵn', en: 'Or a drawn symbol' },
          { drawnOnly: true },
        ),
      ],
    },
    sampleField(),
  ],
});
