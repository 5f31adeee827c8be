import type { ListName } from '@/content/graphql-contract/contract-types';

const body = [
  { blockType: 'heading', text: 'Đầu', level: '2' },
  { blockType: 'list', items: 'a\nb', numbered: true },
];
export const at = '2026-03-10T02:00:00.000Z';

type Ids = { picture: number; category: number };
/** A test case of one list: the fields of an entry to create, a GraphQL query, and the expected answer. */
type Case = {
  id: string;
  name: ListName;
  data: (ids: Ids) => object;
  query: string;
  shows: () => object;
};
/** The URL that the CMS gives an uploaded picture. */
export const uploadedUrl = {
  asymmetricMatch: (value: unknown) => /^\/api\/media\/file\/pixel.*png$/.test(String(value)),
};
const list = (name: string) => `§3 list: ${name}`;
const titled = { title: 'Tên', summary: 'Tóm tắt' };
const inCategory = { category: { data: { attributes: { slug: 'tin', name: 'Tin' } } } };
const CATEGORY = 'category { data { id attributes { slug name } } }';

export const listCases: Case[] = [
  {
    id: list('integrations'),
    name: 'integrations',
    data: ({ picture, category }) => ({
      name: 'Zalo',
      logo: { file: picture },
      category,
      href: '/x',
      isComingSoon: true,
    }),
    query: `name logo href isComingSoon ${CATEGORY}`,
    shows: () => ({
      name: 'Zalo',
      logo: uploadedUrl,
      href: '/x',
      isComingSoon: true,
      ...inCategory,
    }),
  },
  {
    id: list('categories'),
    name: 'categories',
    data: () => ({ name: 'Mục', usedFor: 'resources' }),
    query: 'slug name usedFor',
    shows: () => ({ slug: 'mot', name: 'Mục', usedFor: 'resources' }),
  },
  {
    id: list('resources'),
    name: 'resources',
    data: ({ picture }) => ({
      ...titled,
      cover: { file: picture },
      isGated: true,
      publishedAt: at,
      body,
    }),
    query: 'title cover isGated publishedAt body { kind text items numbered }',
    shows: () => ({
      title: 'Tên',
      cover: uploadedUrl,
      isGated: true,
      publishedAt: at,
      body: [
        { kind: 'heading', text: 'Đầu' },
        { kind: 'list', items: 'a\nb', numbered: true },
      ],
    }),
  },
  {
    id: list('ebooks'),
    name: 'ebooks',
    data: () => ({ ...titled, pageCount: 12, chapters: [{ title: 'I' }] }),
    query: 'title pageCount chapters { title }',
    shows: () => ({ title: 'Tên', pageCount: 12, chapters: [{ title: 'I' }] }),
  },
  {
    id: list('tools'),
    name: 'tools',
    data: () => ({ ...titled, href: '/roi-calculator', linkText: 'Tính' }),
    query: 'title href linkText',
    shows: () => ({ title: 'Tên', href: '/roi-calculator', linkText: 'Tính' }),
  },
  {
    id: list('content types'),
    name: 'contentTypes',
    data: () => ({ name: 'Sách' }),
    query: 'slug name',
    shows: () => ({ slug: 'mot', name: 'Sách' }),
  },
  {
    id: list('demo data'),
    name: 'demoData',
    data: () => ({
      title: 'Bán lẻ',
      figures: [{ label: 'CSAT', value: '4,6' }],
      messages: [{ from: 'An', text: 'Chào' }],
    }),
    query: 'title figures { label value } messages { from text }',
    shows: () => ({
      title: 'Bán lẻ',
      figures: [{ label: 'CSAT', value: '4,6' }],
      messages: [{ from: 'An', text: 'Chào' }],
    }),
  },
  {
    id: list('testimonials'),
    name: 'testimonials',
    data: () => ({ content: 'Tốt', personName: 'An', rating: 4.5 }),
    query: 'content personName rating',
    shows: () => ({ content: 'Tốt', personName: 'An', rating: 4.5 }),
  },
  {
    id: list('product strengths'),
    name: 'productStrengths',
    data: () => ({ title: 'Nhanh', description: 'Rất' }),
    query: 'title description',
    shows: () => ({ title: 'Nhanh', description: 'Rất' }),
  },
  {
    id: list('newsroom'),
    name: 'newsroom',
    data: () => ({ ...titled, outlet: 'Báo', href: 'https://bao.example/1' }),
    query: 'title outlet href',
    shows: () => ({ title: 'Tên', outlet: 'Báo', href: 'https://bao.example/1' }),
  },
  {
    id: list('career opportunities'),
    name: 'careerOpportunities',
    data: () => ({ ...titled, department: 'CX', isOpen: true, deadline: at }),
    query: 'title department isOpen deadline',
    shows: () => ({ title: 'Tên', department: 'CX', isOpen: true, deadline: at }),
  },
  {
    id: list('blogs'),
    name: 'blogs',
    data: ({ category }) => ({ ...titled, author: 'An', readingMinutes: 5, category }),
    query: `title author readingMinutes ${CATEGORY}`,
    shows: () => ({ title: 'Tên', author: 'An', readingMinutes: 5, ...inCategory }),
  },
  {
    id: list('generative-AI previews'),
    name: 'generativeAiPreviews',
    data: () => ({ title: 'Tóm tắt', prompt: 'Hỏi', answer: 'Đáp' }),
    query: 'title prompt answer',
    shows: () => ({ title: 'Tóm tắt', prompt: 'Hỏi', answer: 'Đáp' }),
  },
  {
    id: list('release notes'),
    name: 'releaseNotes',
    data: () => ({
      title: 'Tháng 3',
      version: '3.2',
      releasedAt: at,
      changes: [{ kind: 'fixed', text: 'Lỗi' }],
    }),
    query: 'title version releasedAt changes { kind text }',
    shows: () => ({
      title: 'Tháng 3',
      version: '3.2',
      releasedAt: at,
      changes: [{ kind: 'fixed', text: 'Lỗi' }],
    }),
  },
  {
    id: list('FAQ help centre'),
    name: 'faqs',
    data: ({ category }) => ({ question: 'Sao?', answer: 'Vì', category }),
    query: `question answer ${CATEGORY}`,
    shows: () => ({ question: 'Sao?', answer: 'Vì', ...inCategory }),
  },
];
