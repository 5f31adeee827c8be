import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const workingRulesBlock = sectionBlock({
  slug: 'workingRules',
  group: 'company',
  labels: {
    singular: { vi: 'Nguyên tắc làm việc', en: 'Working rules' },
    plural: { vi: 'Nguyên tắc làm việc', en: 'Working rules' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'rules',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 6,
      label: { vi: 'Nguyên tắc', en: 'Rules' },
      labels: {
        singular: { vi: 'Nguyên tắc', en: 'Rule' },
        plural: { vi: 'Nguyên tắc', en: 'Rules' },
      },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Nguyên tắc', en: 'Rule' } },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          label: { vi: 'Nghĩa là trong thực tế', en: 'What it means in practice' },
        },
      ],
    },
  ],
});
