import { lineField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const teamMonth: Variant = {
  label: { vi: 'Một tháng của đội', en: 'A month of the team' },
  fields: [
    {
      name: 'rules',
      type: 'array',
      required: true,
      minRows: 4,
      maxRows: 4,
      label: {
        vi: 'Bốn nếp, theo thứ tự: ngày ở quầy, viết trước, làm ở nhà, nghỉ bù',
        en: 'Four habits, in order: day at a counter, write first, at home, time off',
      },
      labels: {
        singular: { vi: 'Nếp', en: 'Habit' },
        plural: { vi: 'Các nếp', en: 'Habits' },
      },
      fields: [
        lineField('title', { vi: 'Nếp', en: 'Habit' }),
        paragraphField('text', { vi: 'Cụ thể', en: 'In detail' }),
      ],
    },
  ],
};
