import { sampleField, sectionBlock, titleLinesField } from '@/cms/fields/section-fields';

export const letterBlock = sectionBlock({
  slug: 'letter',
  group: 'text',
  labels: { singular: { vi: 'Lá thư', en: 'Letter' }, plural: { vi: 'Lá thư', en: 'Letters' } },
  fields: [
    titleLinesField(),
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: { vi: 'Nội dung', en: 'Text' },
      admin: { description: { vi: 'Mỗi dòng là một đoạn.', en: 'Each line is a paragraph.' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: { vi: 'Người ký', en: 'Signed by' } },
        { name: 'role', type: 'text', label: { vi: 'Vai trò', en: 'Role' } },
      ],
    },
    {
      name: 'tally',
      type: 'group',
      label: { vi: 'Hình đếm bên cạnh', en: 'Tally beside it' },
      admin: {
        description: {
          vi: 'Vẽ khi cả hai con số và hai nhãn đều có.',
          en: 'Drawn once both numbers and both labels are there.',
        },
      },
      fields: [
        {
          name: 'all',
          type: 'number',
          min: 1,
          max: 100,
          label: { vi: 'Tất cả', en: 'All' },
        },
        { name: 'allLabel', type: 'text', label: { vi: 'Tất cả là gì', en: 'What all are' } },
        {
          name: 'few',
          type: 'number',
          min: 0,
          max: 100,
          label: { vi: 'Số ít', en: 'The few' },
        },
        { name: 'fewLabel', type: 'text', label: { vi: 'Số ít là gì', en: 'What the few are' } },
      ],
    },
    sampleField(),
  ],
});
