import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const newsletterFormBlock = sectionBlock({
  slug: 'newsletterForm',
  group: 'form',
  labels: {
    singular: { vi: 'Form nhận thư', en: 'Newsletter form' },
    plural: { vi: 'Form nhận thư', en: 'Newsletter forms' },
  },
  fields: [titleLinesField(), textField()],
});
