import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { testSecrets } from '../../../../../tests/support/test-environment';
import { toArticleList } from '@/site/sections/entry-list/articles/model';
import { toBlogSummary } from '@/content/transforms/entries/blog-and-news-articles';
import type { ArticleSummary } from '@/content/entry-view-model-types';
import { readingMinutes } from '@/lib/reading-minutes';
import type { Blog } from '@/payload-types';

const groups = {
  service: { id: 2, slug: 'service', name: 'Phục vụ', position: 20 },
  measuring: { id: 5, slug: 'measuring', name: 'Đo lường', position: 10 },
};

const article = (id: number, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id,
  slug: `a-${id}`,
  href: `/blog/a-${id}`,
  sample: false,
  title: `Bài ${id}`,
  summary: null,
  cover: null,
  category: id % 2 ? groups.service : groups.measuring,
  author: null,
  publishedAt: null,
  readingMinutes: 4,
  highlight: id === 3,
  ...more,
});
const all = Array.from({ length: 21 }, (_, index) => article(index + 1));
const list = (state: Record<string, string>, items = all, locale: 'vi' | 'en' = 'vi') =>
  toArticleList([], items, { path: '/blog', state }, locale);
const ids = (model: ReturnType<typeof list>) => model.articles.map(({ id }) => id);

afterEach(() => vi.unstubAllEnvs());

describe('the list of articles', () => {
  it('shows nine a page below one large highlighted article, which is not repeated', () => {
    const first = list({});
    expect(first.lead?.id).toBe(3);
    expect(ids(first)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
    const second = list({ page: '2' });
    expect(second.lead).toBeNull();
    expect(ids(second)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(second.pages).toEqual({
      current: 2,
      hrefs: ['/blog#list', '/blog?page=2#list', '/blog?page=3#list'],
    });
  });

  it('filters by group without a large article, and keeps the filter while paging', () => {
    const model = list({ category: 'service', page: '2' });
    expect(model.lead).toBeNull();
    expect(ids(model)).toEqual([19, 21]);
    expect(model.pages.hrefs[1]).toBe('/blog?category=service&page=2#list');
    expect(model.filters.map(({ text, current }) => [text, current])).toEqual([
      [null, false],
      ['Đo lường', false],
      ['Phục vụ', true],
    ]);
  });

  it('prefixes addresses with their language', () => {
    expect(list({}, all, 'en').filters[1]?.href).toBe('/en/blog?category=measuring#list');
  });

  it.each([{ category: 'no-such' }, { category: '<script>' }, { category: 'constructor' }])(
    'shows nothing and a link to the whole list for an unknown group: %j',
    (state) => {
      const model = list(state);
      expect(ids(model)).toEqual([]);
      expect(model.lead).toBeNull();
      expect(model.allHref).toBe('/blog#list');
    },
  );

  it('offers no filter when there is only one group', () => {
    expect(list({}, [article(1), article(5)]).filters).toEqual([]);
    expect(list({}, []).articles).toEqual([]);
  });
});

const blog = (more: Partial<Blog>): Blog => ({
  id: 1,
  slug: 'mot',
  title: 'Một',
  updatedAt: '',
  createdAt: '',
  ...more,
});

describe('an article of the CMS', () => {
  it('has its group only while that group is published', () => {
    const category = { ...groups.service, updatedAt: '', createdAt: '' };
    const of = (status: 'draft' | 'published') =>
      toBlogSummary(blog({ category: { ...category, _status: status } }), 'vi').category;
    expect(of('published')).toEqual(groups.service);
    expect(of('draft')).toBeNull();
    expect(toBlogSummary(blog({ category: 7 }), 'vi').category).toBeNull();
  });

  it('shows a cover from an allowed host instead of a drawn one', async () => {
    vi.resetModules();
    const variables = { ...testSecrets, DATABASE_URL: 'postgres://u:p@localhost:5432/site' };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    vi.stubEnv('PUBLIC_ASSETS_HOST', 'assets.example.com');
    const fresh = await import('@/content/transforms/entries/blog-and-news-articles');
    const cover = (more: Partial<Blog>) => fresh.toBlogSummary(blog(more), 'vi').cover;
    expect(cover({})).toBeNull();
    expect(cover({ picture: 'task-list' })).toEqual({ kind: 'drawn', picture: 'task-list' });
    const at = (url: string) => cover({ picture: 'task-list', cover: { url } });
    expect(at('https://assets.example.com/a.png')).toEqual({
      kind: 'file',
      image: { src: 'https://assets.example.com/a.png', width: null, height: null, alt: '' },
    });
    expect(at('https://elsewhere.example/a.png')).toMatchObject({ kind: 'drawn' });
  });

  it("uses the editor's reading time, or else an estimate from its length", () => {
    const text = Array.from({ length: 920 }, () => 'chữ').join(' ');
    const content = fromParts([{ blockType: 'text', text }]) as Blog['content'];
    expect(toBlogSummary(blog({ content }), 'vi').readingMinutes).toBe(4);
    expect(toBlogSummary(blog({ content, readingMinutes: 7 }), 'vi').readingMinutes).toBe(7);
    expect(readingMinutes([])).toBe(1);
  });
});
