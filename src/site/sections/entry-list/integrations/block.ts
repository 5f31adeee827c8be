import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What it lists are the published integrations. */
export const integrationListBlock = sectionBlock({
  slug: 'integrationList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách tích hợp', en: 'List of integrations' },
    plural: { vi: 'Danh sách tích hợp', en: 'Lists of integrations' },
  },
  fields: [titleLinesField(), textField()],
});
