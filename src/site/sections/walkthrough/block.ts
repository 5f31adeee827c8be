import { exhibitsField } from '@/cms/fields/mockup-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const walkthroughBlock = sectionBlock({
  slug: 'walkthrough',
  group: 'text',
  labels: {
    singular: { vi: 'Đi từng bước', en: 'Walkthrough' },
    plural: { vi: 'Đi từng bước', en: 'Walkthroughs' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'layout',
      type: 'select',
      defaultValue: 'sides',
      label: { vi: 'Bố cục', en: 'Layout' },
      options: [
        { value: 'sides', label: { vi: 'Đổi bên từng bước', en: 'Changing sides' } },
        { value: 'thread', label: { vi: 'Một dòng chạy dọc', en: 'One line through all' } },
        { value: 'board', label: { vi: 'Các khung cạnh nhau', en: 'Panels side by side' } },
      ],
    },
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 6,
      label: { vi: 'Các bước', en: 'Steps' },
      labels: { singular: { vi: 'Bước', en: 'Step' }, plural: { vi: 'Các bước', en: 'Steps' } },
      fields: [
        lineField('title', { vi: 'Việc', en: 'What happens' }),
        paragraphField('text', { vi: 'Chi tiết', en: 'Detail' }),
        lineField('customer', { vi: 'Khách thấy gì', en: 'What the customer sees' }),
        lineField('team', { vi: 'Đội ngũ thấy gì', en: 'What the team sees' }),
        exhibitsField(2),
      ],
    },
    sampleField(),
    hueField(),
  ],
});
