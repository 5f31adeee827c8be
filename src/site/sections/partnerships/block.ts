import type { Field } from 'payload';
import { hueField } from '@/cms/fields/colour-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { pictogramField } from '@/cms/fields/media-and-date-fields';

const lines = (name: string, label: { vi: string; en: string }): Field => ({
  name,
  type: 'textarea',
  required: true,
  label,
  admin: { description: { vi: 'Mỗi ý một dòng.', en: 'One point a line.' } },
});

export const partnershipsBlock = sectionBlock({
  slug: 'partnerships',
  group: 'company',
  labels: {
    singular: { vi: 'Hình thức hợp tác', en: 'Partnerships' },
    plural: { vi: 'Hình thức hợp tác', en: 'Partnerships' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'kinds',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      label: { vi: 'Hình thức', en: 'Kinds' },
      labels: {
        singular: { vi: 'Hình thức', en: 'Kind' },
        plural: { vi: 'Hình thức', en: 'Kinds' },
      },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Tên', en: 'Name' } },
        {
          name: 'who',
          type: 'textarea',
          required: true,
          label: { vi: 'Dành cho ai', en: 'For whom' },
        },
        lines('gives', { vi: 'Bạn mang tới', en: 'What you bring' }),
        lines('gets', { vi: 'Bạn nhận được', en: 'What you get' }),
        { name: 'terms', type: 'text', label: { vi: 'Điều kiện chính', en: 'Main terms' } },
        hueField(),
        pictogramField('icon', { vi: 'Biểu tượng', en: 'Icon' }, { drawnOnly: true }),
      ],
    },
    sampleField(),
  ],
});
