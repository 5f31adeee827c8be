import { webAddressField } from '@/cms/fields/link-fields';
import { lineField, metricField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const metricBandBlock = sectionBlock({
  slug: 'metricBand',
  group: 'metric',
  labels: {
    singular: { vi: 'Cách đọc giá trị', en: 'How to read a value' },
    plural: { vi: 'Cách đọc giá trị', en: 'How to read values' },
  },
  fields: [
    metricField(),
    titleLinesField(),
    textField(),
    {
      name: 'bands',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 4,
      label: { vi: 'Các khoảng, từ kém đến tốt', en: 'Bands, from worst to best' },
      labels: {
        singular: { vi: 'Khoảng', en: 'Band' },
        plural: { vi: 'Các khoảng, từ kém đến tốt', en: 'Bands, from worst to best' },
      },
      fields: [
        lineField('range', { vi: 'Khoảng', en: 'Range' }),
        paragraphField('reading', { vi: 'Nghĩa là', en: 'What it means' }),
        paragraphField('action', { vi: 'Việc nên làm', en: 'What to do' }),
      ],
    },
    {
      name: 'source',
      type: 'group',
      label: {
        vi: 'Số của bên khác (chỉ khi đã đọc nguồn)',
        en: 'Published figure (only if read)',
      },
      fields: [
        { name: 'text', type: 'textarea', label: { vi: 'Nguồn nói gì', en: 'What it says' } },
        { name: 'name', type: 'text', label: { vi: 'Tên nguồn', en: 'Name of the source' } },
        webAddressField({ name: 'href' }),
        { name: 'date', type: 'text', label: { vi: 'Ngày đọc', en: 'Day it was read' } },
      ],
    },
  ],
});
