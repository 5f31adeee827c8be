import { hrefField } from '@/cms/fields/link-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { sectionBlock, titleLinesField } from '@/cms/fields/section-fields';

export const relatedPagesBlock = sectionBlock({
  slug: 'relatedPages',
  group: 'list',
  labels: {
    singular: { vi: 'Trang liên quan', en: 'Related pages' },
    plural: { vi: 'Trang liên quan', en: 'Related pages' },
  },
  fields: [
    titleLinesField(),
    {
      name: 'pages',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 8,
      label: { vi: 'Các trang', en: 'Pages' },
      labels: { singular: { vi: 'Trang', en: 'Page' }, plural: { vi: 'Các trang', en: 'Pages' } },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Tên', en: 'Title' } },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          label: { vi: 'Vì sao nên xem', en: 'Why to look' },
        },
        hrefField({ required: true }),
        hueField(),
      ],
    },
  ],
});
