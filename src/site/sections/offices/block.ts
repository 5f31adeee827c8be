import { sampleField, sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

/** The offices, e-mail and phone come from the site settings. */
export const officesBlock = sectionBlock({
  slug: 'offices',
  group: 'company',
  labels: {
    singular: { vi: 'Văn phòng', en: 'Offices' },
    plural: { vi: 'Văn phòng', en: 'Offices' },
  },
  fields: [titleLinesField(), textField(), sampleField()],
});
