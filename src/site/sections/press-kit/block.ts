import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/** The block of the press kit; it has no field for logos, because the code draws them from the brand's seal. */
export const pressKitBlock = sectionBlock({
  slug: 'pressKit',
  group: 'company',
  labels: {
    singular: { vi: 'Bộ logo cho báo chí', en: 'Press kit' },
    plural: { vi: 'Bộ logo cho báo chí', en: 'Press kits' },
  },
  fields: [titleLinesField(), textField()],
});
