import { sectionBlock } from '@/cms/fields/section';

/** What it lists are the published questions of the help centre. */
export const helpListBlock = sectionBlock({
  slug: 'helpList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách câu hỏi trợ giúp', en: 'List of help questions' },
    plural: { vi: 'Danh sách câu hỏi trợ giúp', en: 'Lists of help questions' },
  },
  fields: [],
});
