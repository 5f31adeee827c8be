import { buttonField } from '@/cms/fields/link';
import { hueField } from '@/cms/fields/look';
import { pictureField } from '@/cms/fields/picture';
import { noteField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

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
