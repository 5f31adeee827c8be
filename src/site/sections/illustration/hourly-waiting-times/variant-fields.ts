import { lineField, numberField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import type { Variant } from '@/cms/fields/section-variant-field';

export const hourlyWaits: Variant = {
  label: { vi: 'Thời gian chờ theo giờ', en: 'Waits by the hour' },
  fields: [
    {
      name: 'chart',
      type: 'group',
      label: { vi: 'Biểu đồ', en: 'Chart' },
      fields: [
        lineField('title', { vi: 'Tên biểu đồ', en: 'Title of the chart' }),
        lineField('unit', { vi: 'Đơn vị', en: 'Unit' }),
        lineField('before', { vi: 'Cột trước nghĩa là', en: 'The earlier bar is' }),
        lineField('after', { vi: 'Cột sau nghĩa là', en: 'The later bar is' }),
        lineField('limitLabel', { vi: 'Vạch mốc nghĩa là', en: 'The line is' }),
        numberField('limit', { vi: 'Vạch mốc ở', en: 'The line stands at' }, { min: 1 }),
        {
          name: 'slots',
          type: 'array',
          required: true,
          minRows: 4,
          maxRows: 8,
          label: { vi: 'Các khung giờ', en: 'Times of day' },
          labels: {
            singular: { vi: 'Khung giờ', en: 'Time of day' },
            plural: { vi: 'Các khung giờ', en: 'Times of day' },
          },
          fields: [
            lineField('time', { vi: 'Giờ', en: 'Time' }),
            numberField('before', { vi: 'Trước', en: 'Before' }, { min: 0 }),
            numberField('after', { vi: 'Sau', en: 'After' }, { min: 0 }),
          ],
        },
        paragraphField('note', { vi: 'Điều rút ra', en: 'What follows from it' }),
      ],
    },
    {
      name: 'figures',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      label: { vi: 'Con số bên cạnh', en: 'Figures beside it' },
      labels: {
        singular: { vi: 'Con số', en: 'Figure' },
        plural: { vi: 'Con số bên cạnh', en: 'Figures beside it' },
      },
      fields: [
        lineField('value', { vi: 'Con số', en: 'Figure' }),
        lineField('label', { vi: 'Nghĩa là', en: 'What it means' }),
      ],
    },
  ],
};
