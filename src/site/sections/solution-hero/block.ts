import { buttonField } from '@/cms/fields/link-fields';
import { hueField } from '@/cms/fields/colour-fields';
import { pictureField } from '@/cms/fields/drawn-picture-field';
import { noteField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const solutionHeroBlock = sectionBlock({
  slug: 'solutionHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu trang giải pháp', en: 'Solution hero' },
    plural: { vi: 'Mở đầu trang giải pháp', en: 'Solution heroes' },
  },
  fields: [
    { name: 'kicker', type: 'text', label: { vi: 'Dòng dẫn', en: 'Kicker' } },
    titleLinesField(),
    textField(true),
    buttonField('primary', { vi: 'Nút chính', en: 'Primary button' }, true),
    buttonField('secondary', { vi: 'Nút phụ', en: 'Secondary button' }),
    noteField(),
    pictureField(),
    {
      name: 'caption',
      type: 'text',
      label: { vi: 'Chú thích hình', en: 'Caption of the picture' },
    },
    hueField(),
  ],
});
