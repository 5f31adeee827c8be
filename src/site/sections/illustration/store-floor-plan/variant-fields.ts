import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const floorPlan: Variant = {
  label: { vi: 'Mặt bằng cửa hàng', en: 'Floor plan' },
  fields: [
    lineField('unit', { vi: 'Con số đếm gì', en: 'What the numbers count' }),
    {
      name: 'rooms',
      type: 'group',
      label: { vi: 'Chữ trên mặt bằng', en: 'Words on the plan' },
      fields: [
        lineField('door', { vi: 'Cửa', en: 'Door' }),
        lineField('shelves', { vi: 'Kệ hàng', en: 'Shelves' }),
        lineField('waiting', { vi: 'Chỗ đợi', en: 'Where people wait' }),
        lineField('counters', { vi: 'Quầy', en: 'Counters' }),
      ],
    },
    {
      name: 'spots',
      type: 'array',
      required: true,
      minRows: 5,
      maxRows: 5,
      label: {
        vi: 'Năm chỗ, theo thứ tự: cửa, kệ, ghế đợi, quầy, túi hàng',
        en: 'Five places, in order: door, shelf, seats, counter, bag',
      },
      labels: {
        singular: { vi: 'Chỗ', en: 'Place' },
        plural: {
          vi: 'Năm chỗ, theo thứ tự: cửa, kệ, ghế đợi, quầy, túi hàng',
          en: 'Five places, in order: door, shelf, seats, counter, bag',
        },
      },
      fields: [
        lineField('name', { vi: 'Chỗ', en: 'Place' }),
        numberField('scans', { vi: 'Con số', en: 'Number' }, { min: 0, max: 100 }),
        { name: 'keep', type: 'checkbox', label: { vi: 'Giữ chỗ này', en: 'Keep this place' } },
        paragraphField('text', { vi: 'Vì sao', en: 'Why' }),
      ],
    },
  ],
};
