import { pictureField } from '@/cms/fields/drawn-picture-field';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const featureStageBlock = sectionBlock({
  slug: 'featureStage',
  group: 'product',
  labels: {
    singular: { vi: 'Tính năng trên sân khấu tối', en: 'Feature on a dark stage' },
    plural: { vi: 'Tính năng trên sân khấu tối', en: 'Features on a dark stage' },
  },
  fields: [
    titleLinesField(),
    textField(true),
    {
      name: 'points',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 3,
      label: { vi: 'Các ý', en: 'Points' },
      labels: { singular: { vi: 'Ý', en: 'Point' }, plural: { vi: 'Các ý', en: 'Points' } },
      fields: [
        { name: 'title', type: 'text', required: true, label: { vi: 'Ý', en: 'Point' } },
        { name: 'text', type: 'textarea', required: true, label: { vi: 'Chi tiết', en: 'Detail' } },
      ],
    },
    pictureField(),
  ],
});
