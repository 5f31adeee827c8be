import { buttonField } from '@/cms/fields/link-fields';
import { backgroundField } from '@/cms/fields/colour-fields';
import { pictureField } from '@/cms/fields/drawn-picture-field';
import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const plainHeroBlock = sectionBlock({
  slug: 'plainHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu bằng chữ', en: 'Plain hero' },
    plural: { vi: 'Mở đầu bằng chữ', en: 'Plain heroes' },
  },
  fields: [
    { name: 'kicker', type: 'text', label: { vi: 'Dòng dẫn', en: 'Kicker' } },
    titleLinesField(),
    textField(true),
    buttonField('primary', { vi: 'Nút', en: 'Button' }),
    {
      name: 'note',
      type: 'text',
      label: { vi: 'Tình trạng', en: 'State' },
      admin: {
        description: {
          vi: 'Ví dụ: bản nháp, hoặc ngày cập nhật.',
          en: 'Such as: a draft, or the date of the last change.',
        },
      },
    },
    pictureField({ required: false }),
    backgroundField('warm'),
  ],
});
