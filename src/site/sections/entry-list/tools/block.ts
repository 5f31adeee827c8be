import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What it lists are the published tools. */
export const toolListBlock = sectionBlock({
  slug: 'toolList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách công cụ', en: 'List of tools' },
    plural: { vi: 'Danh sách công cụ', en: 'Lists of tools' },
  },
  fields: [titleLinesField(), textField()],
});
