import type { PayloadRequest } from 'payload';
import { sectionBlock, textField } from '@/cms/fields/section-fields';
import { onlyIn, variantField, type Variant } from '@/cms/fields/section-variant-field';

/** Variants of lists that need a title, because they may be anywhere on a page. */
const introduced: Record<string, Variant> = {
  comparisons: { label: { vi: 'Danh sách so sánh', en: 'Comparison list' } },
  events: { label: { vi: 'Danh sách sự kiện', en: 'Event list' } },
  integrations: { label: { vi: 'Danh sách tích hợp', en: 'List of integrations' } },
  media: { label: { vi: 'Báo chí nói về', en: 'In the media' } },
  openings: { label: { vi: 'Danh sách vị trí tuyển dụng', en: 'List of vacancies' } },
  releases: { label: { vi: 'Ghi chú phát hành', en: 'Release notes' } },
  tools: { label: { vi: 'Danh sách công cụ', en: 'List of tools' } },
};

/** Variants of lists that may be directly below the page header, which already has a title, so theirs is optional. */
const untitled: Record<string, Variant> = {
  articles: { label: { vi: 'Danh sách bài viết', en: 'Article list' } },
  news: { label: { vi: 'Danh sách tin tức', en: 'List of news' } },
  resources: { label: { vi: 'Danh sách tài nguyên', en: 'List of resources' } },
  stories: { label: { vi: 'Danh sách câu chuyện khách hàng', en: 'List of customer stories' } },
};

const help: Variant = { label: { vi: 'Danh sách câu hỏi trợ giúp', en: 'List of help questions' } };

/** A list of published entries of the CMS. Visitors filter most lists by the URL. */
export const entryListBlock = sectionBlock({
  slug: 'entryList',
  group: 'list',
  labels: {
    singular: {
      vi: 'Danh sách: bài viết, tin tức, báo chí, câu chuyện khách hàng, sự kiện, tuyển dụng, trợ giúp, tài nguyên, công cụ, tích hợp, so sánh, ghi chú phát hành',
      en: 'List: articles, news, media, customer stories, events, vacancies, help, resources, tools, integrations, comparisons, release notes',
    },
    plural: { vi: 'Danh sách', en: 'Lists' },
  },
  fields: [
    variantField(
      'entryList',
      { vi: 'Liệt kê gì', en: 'What it lists' },
      {
        ...untitled,
        ...introduced,
        help,
      },
    ),
    onlyIn(['articles'], {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'blogs',
      label: { vi: 'Lấy từ', en: 'From' },
      options: [
        { value: 'blogs', label: { vi: 'Blog', en: 'Blog' } },
        { value: 'newsAndPress', label: { vi: 'Tin tức', en: 'News' } },
      ],
    }),
    onlyIn(Object.keys({ ...untitled, ...introduced }), {
      name: 'title',
      type: 'textarea',
      label: { vi: 'Tiêu đề', en: 'Title' },
      validate: (
        value: string | null | undefined,
        { req, siblingData }: { req: PayloadRequest; siblingData: { variant?: string } },
      ) =>
        Boolean(value) ||
        !Object.hasOwn(introduced, siblingData.variant ?? '') ||
        req.t('validation:required'),
      admin: {
        rows: 2,
        description: {
          vi: 'Mỗi câu một dòng; tối đa 14 từ. Bài viết, tin tức, tài nguyên và câu chuyện có thể để trống khi đầu trang đã nói danh sách là gì.',
          en: 'One sentence a line; at most 14 words. Articles, news, resources and stories may have none where the head of the page says what the list is.',
        },
      },
    }),
    onlyIn(Object.keys(introduced), textField()),
  ],
});
