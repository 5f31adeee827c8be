import { lineField, numberField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const narrowingFlow: Variant = {
  label: { vi: 'Dòng thu hẹp qua từng bước', en: 'A flow that narrows step by step' },
  fields: [
    {
      name: 'stages',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 5,
      label: { vi: 'Các bước, nhiều trước', en: 'Steps, largest first' },
      labels: {
        singular: { vi: 'Bước', en: 'Step' },
        plural: { vi: 'Các bước', en: 'Steps' },
      },
      fields: [
        numberField('count', { vi: 'Còn lại', en: 'How many are left' }, { min: 0 }),
        lineField('label', { vi: 'Nghĩa là', en: 'What they are' }),
      ],
    },
  ],
};
