import { expect, it } from 'vitest';
import { pageMetadata } from '../seo/page-metadata';
import { headOf } from './document-head';

const page = {
  title: 'Bảng giá',
  path: '/pricing',
  locale: 'vi',
  publishedIn: ['vi', 'en'],
  seo: { title: 'Bảng giá theo hội thoại', description: 'Trả tháng hoặc năm.' },
  draft: false,
} as const;
const headOfPage = (more: object = {}) =>
  headOf(
    pageMetadata({ ...page, publishedIn: [...page.publishedIn], trail: [], ...more }),
    'https://x.example',
  );
const named = (head: ReturnType<typeof headOf>, name: string) =>
  head.metas.find((meta) => meta.name === name || meta.property === name)?.content;

it('has a title, a description, and the address in each language', () => {
  const head = headOfPage();
  expect(head.title).toContain('Bảng giá theo hội thoại');
  expect(named(head, 'description')).toBe('Trả tháng hoặc năm.');
  expect(head.links).toEqual([
    { rel: 'canonical', href: 'https://x.example/pricing' },
    { rel: 'alternate', hreflang: 'vi', href: 'https://x.example/pricing' },
    { rel: 'alternate', hreflang: 'en', href: 'https://x.example/en/pricing' },
    { rel: 'alternate', hreflang: 'x-default', href: 'https://x.example/pricing' },
    { rel: 'alternate', type: 'text/markdown', href: 'https://x.example/pricing.md' },
  ]);
});

it('has the social preview, with absolute addresses', () => {
  const head = headOfPage({ publishedAt: '2026-01-20T01:30:00.000Z' });
  expect(named(head, 'og:url')).toBe('https://x.example/pricing');
  expect(named(head, 'og:image')).toMatch(
    /^https:\/\/x\.example\/social\/[0-9a-f]{10}\/pricing\.png$/,
  );
  expect(named(head, 'og:locale')).toBe('vi_VN');
  expect(named(head, 'og:locale:alternate')).toBe('en_US');
  expect(named(head, 'og:type')).toBe('article');
  expect(named(head, 'article:published_time')).toBe('2026-01-20T01:30:00.000Z');
  expect(named(head, 'twitter:card')).toBe('summary_large_image');
});

it('has noindex for drafts only', () => {
  expect(named(headOfPage({ draft: true }), 'robots')).toBe('noindex, nofollow');
  expect(named(headOfPage(), 'robots')).toBeUndefined();
  const screen = headOf({ title: 'Không có', robots: { index: false } }, 'https://x.example');
  expect(screen).toEqual({
    title: 'Không có',
    metas: [{ name: 'robots', content: 'noindex' }],
    links: [],
  });
});
