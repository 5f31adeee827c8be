import { hrefField } from '@/cms/fields/link-fields';
import { lineField } from '@/cms/fields/metric-and-text-fields';
import { noteField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const guideHeroBlock = sectionBlock({
  slug: 'guideHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu cẩm nang', en: 'Guide hero' },
    plural: { vi: 'Mở đầu cẩm nang', en: 'Guide heroes' },
  },
  fields: [
    titleLinesField(),
    textField(true),
    {
      name: 'index',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 12,
      label: { vi: 'Mục lục', en: 'Contents' },
      labels: { singular: { vi: 'Mục', en: 'Entry' }, plural: { vi: 'Mục lục', en: 'Contents' } },
      fields: [lineField('text', { vi: 'Mục', en: 'Entry' }), hrefField({ required: true })],
    },
    noteField(),
  ],
});
