import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** The offices themselves, e-mail and phone are those of the site settings. */
export const officesBlock = sectionBlock({
  slug: 'offices',
  group: 'company',
  labels: {
    singular: { vi: 'Văn phòng', en: 'Offices' },
    plural: { vi: 'Văn phòng', en: 'Offices' },
  },
  fields: [titleLinesField(), textField(), sampleField()],
});
