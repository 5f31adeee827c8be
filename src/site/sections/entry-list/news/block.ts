import { sectionBlock } from '@/cms/fields/section';

export const newsListBlock = sectionBlock({
  slug: 'newsList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách tin tức', en: 'List of news' },
    plural: { vi: 'Danh sách tin tức', en: 'Lists of news' },
  },
  fields: [
    {
      name: 'title',
      type: 'textarea',
      label: { vi: 'Tiêu đề', en: 'Title' },
      admin: { rows: 2 },
    },
  ],
});
