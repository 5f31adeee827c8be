import { backgroundField } from '@/cms/fields/colour-fields';
import { sectionBlock } from '@/cms/fields/section-fields';
import { textPartBlocks } from '@/cms/fields/rich-text-editor-blocks';

export const richTextBlock = sectionBlock({
  slug: 'richText',
  group: 'text',
  labels: {
    singular: { vi: 'Bài viết', en: 'Rich text' },
    plural: { vi: 'Bài viết', en: 'Rich texts' },
  },
  fields: [
    {
      name: 'contents',
      type: 'checkbox',
      label: { vi: 'Có mục lục bên cạnh', en: 'Table of contents beside it' },
    },
    {
      name: 'parts',
      type: 'blocks',
      required: true,
      minRows: 1,
      label: { vi: 'Nội dung', en: 'Content' },
      labels: { singular: { vi: 'Phần', en: 'Part' }, plural: { vi: 'Nội dung', en: 'Content' } },
      blocks: textPartBlocks,
    },
    backgroundField(),
  ],
});
