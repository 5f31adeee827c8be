import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

export const comparisonListBlock = sectionBlock({
  slug: 'comparisonList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách so sánh', en: 'Comparison list' },
    plural: { vi: 'Danh sách so sánh', en: 'Comparison lists' },
  },
  fields: [titleLinesField(), textField()],
});
