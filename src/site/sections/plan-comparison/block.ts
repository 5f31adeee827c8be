import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const planComparisonBlock = sectionBlock({
  slug: 'planComparison',
  group: 'product',
  labels: {
    singular: { vi: 'Bảng so sánh gói', en: 'Plan comparison' },
    plural: { vi: 'Bảng so sánh gói', en: 'Plan comparisons' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'plans',
      type: 'text',
      required: true,
      label: { vi: 'Tên các gói', en: 'Plans' },
      admin: { description: { vi: 'Cách nhau bằng |', en: 'Divided by |' } },
    },
    {
      name: 'groups',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      label: { vi: 'Nhóm', en: 'Groups' },
      labels: { singular: { vi: 'Nhóm', en: 'Group' }, plural: { vi: 'Nhóm', en: 'Groups' } },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Tên nhóm', en: 'Group' } },
        {
          name: 'rows',
          type: 'array',
          required: true,
          minRows: 1,
          maxRows: 12,
          label: { vi: 'Hàng', en: 'Rows' },
          labels: { singular: { vi: 'Hàng', en: 'Row' }, plural: { vi: 'Hàng', en: 'Rows' } },
          fields: [
            { name: 'name', type: 'text', required: true, label: { vi: 'Điều so', en: 'Feature' } },
            {
              name: 'values',
              type: 'text',
              required: true,
              label: { vi: 'Giá trị từng gói', en: 'A value for each plan' },
              admin: {
                description: {
                  vi: 'Theo thứ tự các gói, cách nhau bằng |. Dấu + là có, dấu - là không.',
                  en: 'In the order of the plans, divided by |. A + means included, a - means not.',
                },
              },
            },
          ],
        },
      ],
    },
    sampleField(),
  ],
});
