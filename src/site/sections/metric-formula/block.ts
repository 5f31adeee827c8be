import { lineField, metricField, paragraphField } from '@/cms/fields/metric-and-text-fields';
import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const metricFormulaBlock = sectionBlock({
  slug: 'metricFormula',
  group: 'metric',
  labels: {
    singular: { vi: 'Công thức và ví dụ', en: 'Formula and example' },
    plural: { vi: 'Công thức và ví dụ', en: 'Formulas and examples' },
  },
  fields: [
    metricField(),
    titleLinesField(),
    textField(),
    {
      name: 'formula',
      type: 'group',
      label: { vi: 'Công thức', en: 'Formula' },
      fields: [
        lineField('left', { vi: 'Bên trái dấu bằng', en: 'Left of the equals sign' }),
        lineField('top', { vi: 'Tử số', en: 'Above the line' }),
        { name: 'bottom', type: 'text', label: { vi: 'Mẫu số', en: 'Below the line' } },
        {
          name: 'right',
          type: 'text',
          label: { vi: 'Phần sau phân số', en: 'After the fraction' },
        },
      ],
    },
    {
      name: 'symbols',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 6,
      label: { vi: 'Ký hiệu', en: 'Symbols' },
      labels: {
        singular: { vi: 'Ký hiệu', en: 'Symbol' },
        plural: { vi: 'Ký hiệu', en: 'Symbols' },
      },
      fields: [
        lineField('symbol', { vi: 'Ký hiệu', en: 'Symbol' }),
        lineField('meaning', { vi: 'Nghĩa là', en: 'Meaning' }),
      ],
    },
    {
      name: 'example',
      type: 'group',
      label: { vi: 'Ví dụ tính', en: 'Worked example' },
      fields: [
        lineField('title', { vi: 'Ở đâu', en: 'Where' }),
        paragraphField('text', { vi: 'Bối cảnh', en: 'Setting' }),
        {
          name: 'steps',
          type: 'array',
          required: true,
          minRows: 2,
          maxRows: 6,
          label: { vi: 'Các bước', en: 'Steps' },
          labels: { singular: { vi: 'Bước', en: 'Step' }, plural: { vi: 'Các bước', en: 'Steps' } },
          fields: [
            lineField('label', { vi: 'Bước', en: 'Step' }),
            lineField('working', { vi: 'Phép tính', en: 'Working' }),
            lineField('value', { vi: 'Kết quả', en: 'Value' }),
          ],
        },
        lineField('resultLabel', { vi: 'Tên kết quả', en: 'Name of the result' }),
        lineField('resultValue', { vi: 'Kết quả cuối', en: 'Final result' }),
        paragraphField('conclusion', { vi: 'Đọc kết quả', en: 'How to read it' }),
        sampleField(),
      ],
    },
  ],
});
