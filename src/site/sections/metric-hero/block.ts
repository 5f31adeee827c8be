import { buttonField } from '@/cms/fields/link-fields';
import {
  lineField,
  metricField,
  numberField,
  paragraphField,
  toneField,
} from '@/cms/fields/metric-and-text-fields';
import { sectionBlock } from '@/cms/fields/section-fields';

export const metricHeroBlock = sectionBlock({
  slug: 'metricHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu trang chỉ số', en: 'Metric hero' },
    plural: { vi: 'Mở đầu trang chỉ số', en: 'Metric heroes' },
  },
  fields: [
    metricField(),
    lineField('abbreviation', { vi: 'Chữ viết tắt', en: 'Abbreviation' }),
    paragraphField('name', {
      vi: 'Tiêu đề trang: câu hỏi người đọc tìm kiếm',
      en: 'Heading of the page: the question people search for',
    }),
    paragraphField('definition', {
      vi: 'Dòng đầu: định nghĩa; dòng hai: phần mềm làm gì, cho ai',
      en: 'First line: the definition; second line: what the software does, for whom',
    }),
    buttonField('primary', { vi: 'Nút chính', en: 'Primary button' }),
    buttonField('secondary', { vi: 'Nút phụ', en: 'Secondary button' }),
    lineField('formula', { vi: 'Công thức, một dòng', en: 'Formula, one line' }),
    {
      name: 'shape',
      type: 'select',
      required: true,
      defaultValue: 'scale',
      label: { vi: 'Dạng hình', en: 'Shape' },
      options: [
        { value: 'scale', label: { vi: 'Thang điểm', en: 'Scale' } },
        { value: 'bar', label: { vi: 'Thanh', en: 'Bar' } },
        { value: 'call', label: { vi: 'Cuộc gọi', en: 'Call' } },
        { value: 'dots', label: { vi: 'Chấm', en: 'Dots' } },
        { value: 'steps', label: { vi: 'Bậc', en: 'Steps' } },
      ],
    },
    {
      name: 'start',
      type: 'number',
      defaultValue: 1,
      label: { vi: 'Số ở bậc đầu của thang', en: 'Number on the first grade of a scale' },
    },
    {
      name: 'parts',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 5,
      label: { vi: 'Các phần', en: 'Parts' },
      labels: { singular: { vi: 'Phần', en: 'Part' }, plural: { vi: 'Các phần', en: 'Parts' } },
      fields: [
        lineField('label', { vi: 'Tên', en: 'Label' }),
        lineField('detail', { vi: 'Nghĩa là', en: 'What it means' }),
        numberField('amount', { vi: 'Độ lớn', en: 'Amount' }, { min: 1, max: 100 }),
        toneField(),
      ],
    },
  ],
});
