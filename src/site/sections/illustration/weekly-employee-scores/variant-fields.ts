import { lineField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const signalBoard: Variant = {
  label: { vi: 'Bảng dấu hiệu sớm', en: 'Board of early signs' },
  fields: [
    lineField('unit', { vi: 'Mỗi ô là một', en: 'Each cell is a' }),
    lineField('absent', { vi: 'Ô dấu x nghĩa là', en: 'A cell with x means' }),
    {
      name: 'rows',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 6,
      label: { vi: 'Các dòng', en: 'Rows' },
      labels: { singular: { vi: 'Dòng', en: 'Row' }, plural: { vi: 'Các dòng', en: 'Rows' } },
      fields: [
        lineField('name', { vi: 'Ai', en: 'Who' }),
        lineField('cells', {
          vi: 'Điểm 1–5, x khi vắng, cách nhau bởi |',
          en: 'Scores 1–5, x for absent, separated by |',
        }),
        lineField('sign', { vi: 'Dấu hiệu', en: 'Sign' }),
        lineField('action', { vi: 'Việc', en: 'What is done' }),
      ],
    },
  ],
};
