import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const timelineBlock = sectionBlock({
  slug: 'timeline',
  group: 'company',
  labels: {
    singular: { vi: 'Dòng thời gian', en: 'Timeline' },
    plural: { vi: 'Dòng thời gian', en: 'Timelines' },
  },
  fields: [
    titleLinesField(),
    textField(),
    {
      name: 'moments',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 8,
      label: { vi: 'Các mốc', en: 'Moments' },
      labels: { singular: { vi: 'Mốc', en: 'Moment' }, plural: { vi: 'Các mốc', en: 'Moments' } },
      fields: [
        { name: 'time', type: 'text', required: true, label: { vi: 'Khi nào', en: 'When' } },
        { name: 'title', type: 'text', required: true, label: { vi: 'Việc', en: 'What' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
      ],
    },
    sampleField(),
  ],
});
