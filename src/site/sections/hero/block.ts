import { buttonField } from '@/cms/fields/link-fields';
import { noteField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';
import { pictureField } from '@/cms/fields/drawn-picture-field';

export const heroBlock = sectionBlock({
  slug: 'hero',
  group: 'opening',
  labels: { singular: { vi: 'Mở đầu', en: 'Hero' }, plural: { vi: 'Mở đầu', en: 'Heroes' } },
  fields: [
    titleLinesField(),
    textField(true),
    buttonField('primary', { vi: 'Nút chính', en: 'Primary button' }, true),
    buttonField('secondary', { vi: 'Nút phụ', en: 'Secondary button' }),
    noteField(),
    pictureField(),
  ],
});
