import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const mistakesBlock = sectionBlock({
  slug: 'mistakes',
  group: 'text',
  labels: {
    singular: { vi: 'Lỗi hay gặp', en: 'Usual mistakes' },
    plural: { vi: 'Lỗi hay gặp', en: 'Usual mistakes' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 6,
      label: { vi: 'Các lỗi', en: 'Mistakes' },
      labels: { singular: { vi: 'Lỗi', en: 'Mistake' }, plural: { vi: 'Các lỗi', en: 'Mistakes' } },
      fields: [
        lineField('wrong', { vi: 'Lỗi', en: 'Mistake' }),
        paragraphField('why', { vi: 'Vì sao hại', en: 'Why it hurts' }),
        paragraphField('instead', { vi: 'Nên làm', en: 'Do this instead' }),
      ],
    },
  ],
});
