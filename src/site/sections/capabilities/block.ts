import { hueField } from '@/cms/fields/colour-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const capabilitiesBlock = sectionBlock({
  slug: 'capabilities',
  group: 'product',
  labels: {
    singular: { vi: 'Bảng tính năng', en: 'Capabilities' },
    plural: { vi: 'Bảng tính năng', en: 'Capabilities' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'groups',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 6,
      label: { vi: 'Nhóm', en: 'Groups' },
      labels: { singular: { vi: 'Nhóm', en: 'Group' }, plural: { vi: 'Nhóm', en: 'Groups' } },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Tên nhóm', en: 'Group' } },
        hueField(),
        {
          name: 'items',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 8,
          label: { vi: 'Tính năng', en: 'Capabilities' },
          labels: {
            singular: { vi: 'Tính năng', en: 'Capability' },
            plural: { vi: 'Tính năng', en: 'Capabilities' },
          },
          fields: [
            { name: 'name', type: 'text', required: true, label: { vi: 'Tên', en: 'Name' } },
            {
              name: 'text',
              type: 'textarea',
              required: true,
              label: { vi: 'Nghĩa là', en: 'In plain words' },
            },
          ],
        },
      ],
    },
  ],
});
