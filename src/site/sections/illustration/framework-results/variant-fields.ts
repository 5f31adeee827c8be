import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const resultWall: Variant = {
  label: { vi: 'Chín kết quả trên tường', en: 'Nine results on a wall' },
  fields: [
    {
      name: 'results',
      type: 'array',
      required: true,
      minRows: 9,
      maxRows: 9,
      label: {
        vi: 'Kết quả, theo thứ tự chín phần của khung CXM',
        en: 'Results, in the order of the nine parts of the framework',
      },
      labels: {
        singular: { vi: 'Kết quả', en: 'Result' },
        plural: { vi: 'Các kết quả', en: 'Results' },
      },
      fields: [
        lineField('title', { vi: 'Phần', en: 'Part' }),
        paragraphField('text', { vi: 'Kết quả', en: 'Result' }),
      ],
    },
  ],
};
