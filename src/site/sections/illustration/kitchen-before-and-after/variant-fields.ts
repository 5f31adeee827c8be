import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const kitchenMove: Variant = {
  label: { vi: 'Dời một tủ trong bếp', en: 'A fridge moved in a kitchen' },
  fields: [
    {
      name: 'labels',
      type: 'group',
      label: { vi: 'Chữ trong hình', en: 'Words in the drawing' },
      fields: [
        lineField('stove', { vi: 'Bếp nấu', en: 'Stove' }),
        lineField('table', { vi: 'Bàn đóng gói', en: 'Packing table' }),
        lineField('fridge', { vi: 'Tủ nước', en: 'Fridge' }),
      ],
    },
    {
      name: 'before',
      type: 'group',
      label: { vi: 'Trước', en: 'Before' },
      fields: [
        lineField('title', { vi: 'Tên', en: 'Title' }),
        paragraphField('text', { vi: 'Chuyện gì', en: 'What happens' }),
      ],
    },
    {
      name: 'after',
      type: 'group',
      label: { vi: 'Sau', en: 'After' },
      fields: [
        lineField('title', { vi: 'Tên', en: 'Title' }),
        lineField('figure', { vi: 'Con số', en: 'Figure' }),
        paragraphField('text', { vi: 'Con số nói gì', en: 'What the figure says' }),
      ],
    },
  ],
};
