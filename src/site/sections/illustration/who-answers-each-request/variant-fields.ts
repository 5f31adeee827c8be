import { lineField, numberField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const handoverPaths: Variant = {
  label: { vi: 'Ai trả lời từng yêu cầu', en: 'Who answers each request' },
  fields: [
    lineField('whole', { vi: 'Tất cả là gì', en: 'What all of them are' }),
    {
      name: 'paths',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 6,
      label: { vi: 'Các đường đi', en: 'Paths' },
      labels: {
        singular: { vi: 'Đường đi', en: 'Path' },
        plural: { vi: 'Các đường đi', en: 'Paths' },
      },
      fields: [
        numberField('count', { vi: 'Bao nhiêu', en: 'How many' }, { min: 0 }),
        lineField('label', { vi: 'Vì sao đi đường này', en: 'Why they go this way' }),
        lineField('next', { vi: 'Điều xảy ra', en: 'What happens' }),
        {
          name: 'toPerson',
          type: 'checkbox',
          label: { vi: 'Tới nhân viên', en: 'Goes to a person' },
        },
      ],
    },
  ],
};
