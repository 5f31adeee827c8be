import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/** The block of the showcase; its cards are the documents of the platforms list. */
export const platformShowcaseBlock = sectionBlock({
  slug: 'platformShowcase',
  group: 'product',
  labels: {
    singular: { vi: 'Các trụ cột nền tảng', en: 'Platform showcase' },
    plural: { vi: 'Các trụ cột nền tảng', en: 'Platform showcases' },
  },
  fields: [titleLinesField(), textField()],
});
