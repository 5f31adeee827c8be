import { sectionBlock } from '@/cms/fields/section';

export const storyListBlock = sectionBlock({
  slug: 'storyList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách câu chuyện khách hàng', en: 'List of customer stories' },
    plural: { vi: 'Danh sách câu chuyện khách hàng', en: 'Lists of customer stories' },
  },
  fields: [
    {
      name: 'title',
      type: 'textarea',
      label: { vi: 'Tiêu đề', en: 'Title' },
      admin: {
        rows: 2,
        description: {
          vi: 'Để trống khi đầu trang đã nói danh sách là gì.',
          en: 'Empty where the head of the page says what the list is.',
        },
      },
    },
  ],
});
