import { sectionBlock, textField, titleLinesField } from '@/cms/fields/section';

/** What it lists are the published vacancies. */
export const openingListBlock = sectionBlock({
  slug: 'openingList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách vị trí tuyển dụng', en: 'List of vacancies' },
    plural: { vi: 'Danh sách vị trí tuyển dụng', en: 'Lists of vacancies' },
  },
  fields: [titleLinesField(), textField()],
});
