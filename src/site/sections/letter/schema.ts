import { sampleNoteField, sectionBlock, titleLinesField } from '@/cms/fields/section';

export const letterBlock = sectionBlock({
  slug: 'letter',
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
    sampleNoteField(),
  ],
});
