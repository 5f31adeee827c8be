import { sectionBlock } from '@/cms/fields/section';

export const articleListBlock = sectionBlock({
  slug: 'articleList',
  group: 'list',
  labels: {
    singular: { vi: 'Danh sách bài viết', en: 'Article list' },
    plural: { vi: 'Danh sách bài viết', en: 'Article lists' },
  },
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'blogs',
      label: { vi: 'Lấy từ', en: 'From' },
      options: [
        { value: 'blogs', label: { vi: 'Blog', en: 'Blog' } },
        { value: 'newsAndPress', label: { vi: 'Tin tức', en: 'News' } },
      ],
    },
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
