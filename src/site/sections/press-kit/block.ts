import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/** The block has no field for logos: the code draws them from the brand's seal. */
export const pressKitBlock = sectionBlock({
  slug: 'pressKit',
  group: 'company',
  labels: {
    singular: { vi: 'Bộ logo cho báo chí', en: 'Press kit' },
    plural: { vi: 'Bộ logo cho báo chí', en: 'Press kits' },
  },
  fields: [titleLinesField(), textField()],
});
