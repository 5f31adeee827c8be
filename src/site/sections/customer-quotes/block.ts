import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section-fields';

export const customerQuotesBlock = sectionBlock({
  slug: 'customerQuotes',
  group: 'proof',
  labels: {
    singular: { vi: 'Danh sách lời khách hàng', en: 'List of customer quotes' },
    plural: { vi: 'Danh sách lời khách hàng', en: 'List of customer quotes' },
  },
  fields: [titleLinesField(), textField()],
});
