import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** Lists the published customer quotes. */
export const customerQuotesBlock = sectionBlock({
  slug: 'customerQuotes',
  group: 'proof',
  labels: {
    singular: { vi: 'Lời khách hàng', en: 'Customer quotes' },
    plural: { vi: 'Lời khách hàng', en: 'Customer quotes' },
  },
  fields: [titleLinesField(), textField()],
});
