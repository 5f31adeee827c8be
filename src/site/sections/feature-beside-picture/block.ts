import { buttonField } from '@/cms/fields/link-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { pictureField } from '@/cms/fields/drawn-picture-field';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const splitFeatureBlock = sectionBlock({
  slug: 'splitFeature',
  group: 'product',
  labels: {
    singular: { vi: 'Chữ và hình trên nền màu', en: 'Text and picture on a colour' },
    plural: { vi: 'Chữ và hình trên nền màu', en: 'Texts and pictures on a colour' },
  },
  fields: [
    titleLinesField(),
    textField(true),
    {
      name: 'points',
      type: 'array',
      maxRows: 4,
      label: { vi: 'Các ý', en: 'Points' },
      labels: { singular: { vi: 'Ý', en: 'Point' }, plural: { vi: 'Các ý', en: 'Points' } },
      fields: [{ name: 'text', type: 'text', required: true, label: { vi: 'Ý', en: 'Point' } }],
    },
    buttonField('link', { vi: 'Liên kết', en: 'Link' }),
    pictureField(),
    hueField(),
    {
      name: 'side',
      type: 'select',
      required: true,
      defaultValue: 'right',
      label: { vi: 'Hình ở bên', en: 'Picture on the' },
      options: [
        { value: 'left', label: { vi: 'Trái', en: 'Left' } },
        { value: 'right', label: { vi: 'Phải', en: 'Right' } },
      ],
    },
  ],
});
