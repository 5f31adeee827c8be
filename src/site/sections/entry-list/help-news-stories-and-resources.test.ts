import { describe, expect, it } from 'vitest';
import { toHelpList } from '@/site/sections/entry-list/help-articles/model';
import { toNewsList } from '@/site/sections/entry-list/news/model';
import { toResourceList } from '@/site/sections/entry-list/resources/model';
import { toStoryList } from '@/site/sections/entry-list/customer-stories/model';
import type {
  ArticleSummary,
  HelpSummary,
  ResourceSummary,
  StorySummary,
} from '@/content/entry-view-model-types';

const group = (id: number, slug: string) => ({ id, slug, name: slug, position: id });
const base = (id: number) => ({ id, slug: `e-${id}`, href: `/e-${id}`, sample: false });
const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('the list of stories', () => {
  const story = (id: number): StorySummary => ({
    ...base(id),
    title: `Chuyện ${id}`,
    customerName: `Khách ${id}`,
    summary: null,
    industry: id % 2 ? 'Bán lẻ' : 'Đồ uống',
    cover: null,
    logo: null,
    pictogram: null,
    figures: [],
    publishedAt: null,
    highlight: id === 2 || id === 5,
  });
  const list = (state: Record<string, string>) =>
    toStoryList([], count(9).map(story), { path: '/customers', state }, 'en');

  it('begins with the newest highlighted story, which is not repeated', () => {
    const model = list({});
    expect(model.lead?.id).toBe(2);
    expect(model.stories.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(model.pages.hrefs).toEqual(['/en/customers#list', '/en/customers?page=2#list']);
    expect(list({ page: '2' })).toMatchObject({ lead: null, pages: { current: 2 } });
  });

  it('filters by an industry whose name in the address has no diacritics', () => {
    const model = list({ industry: 'do-uong' });
    expect(model.stories.map(({ id }) => id)).toEqual([2, 4, 6, 8]);
    expect(model.filters.find(({ current }) => current)).toEqual({
      text: 'Đồ uống',
      href: '/en/customers?industry=do-uong#list',
      current: true,
    });
    expect(list({ industry: 'nothing' })).toMatchObject({
      lead: null,
      stories: [],
      allHref: '/en/customers#list',
    });
  });
});

describe('the list of news', () => {
  it('is grouped by the year in Viet Nam, not in UTC', () => {
    const news = (id: number, publishedAt: string): ArticleSummary => ({
      ...base(id),
      title: `Tin ${id}`,
      summary: null,
      cover: null,
      category: group(1, 'a'),
      author: null,
      publishedAt,
      readingMinutes: 1,
      highlight: false,
    });
    const all = [
      news(1, '2026-03-01T00:00:00.000Z'),
      news(2, '2025-12-31T18:00:00.000Z'),
      news(3, '2025-12-31T16:00:00.000Z'),
    ];
    const { years } = toNewsList([], all, { path: '/news-and-press', state: {} }, 'vi');
    expect(years.map(({ year, news: items }) => [year, items.map(({ id }) => id)])).toEqual([
      [2026, [1, 2]],
      [2025, [3]],
    ]);
  });
});

describe('the help centre', () => {
  const help = (id: number, question: string, answer = '', text = ''): HelpSummary => ({
    ...base(id),
    question,
    answer,
    text,
    category: group((id % 2) + 1, id % 2 ? 'channels' : 'account'),
    highlight: id === 1,
  });
  const all = [
    help(1, 'Nối Zalo OA thế nào?'),
    help(2, 'Xuất dữ liệu?', 'Nối hai bảng rồi tải.'),
    help(3, 'Đổi số điện thoại', '', 'Rồi nối lại kênh.'),
    ...count(9).map((id) => help(id + 10, `Câu ${id}`)),
  ];
  const list = (state: Record<string, string>) =>
    toHelpList(all, { path: '/help-center', state }, 'vi');
  const found = (state: Record<string, string>) =>
    list(state).results?.questions.map(({ id }) => id);

  it('without a search it shows the most asked questions, and the first four of each group', () => {
    const { overview, results } = list({});
    expect(results).toBeNull();
    expect(overview?.highlighted.map(({ id }) => id)).toEqual([1]);
    expect(overview?.groups.map(({ total, questions }) => [total, questions.length])).toEqual([
      [5, 4],
      [7, 4],
    ]);
  });

  it('finds words without diacritics, in any order, matches in questions before those in answers', () => {
    expect(found({ q: 'noi' })).toEqual([1, 2, 3]);
    expect(found({ q: 'THOẠI dien' })).toEqual([3]);
    expect(found({ q: 'noi', category: 'account' })).toEqual([2]);
    expect(list({ q: 'noi', category: 'account' }).search).toEqual({
      action: '/help-center#list',
      query: 'noi',
      category: 'account',
    });
    expect(found({ q: 'khong-co-gi' })).toEqual([]);
  });

  it('keeps the search while paging and filtering', () => {
    const model = list({ q: 'cau' });
    expect(model.pages.hrefs).toEqual([
      '/help-center?q=cau#list',
      '/help-center?q=cau&page=2#list',
    ]);
    expect(model.filters[1]?.href).toBe('/help-center?q=cau&category=account#list');
    expect(model.allHref).toBe('/help-center#list');
  });
});

describe('the list of resources', () => {
  const resource = (id: number): ResourceSummary => ({
    ...base(id),
    title: `Tài liệu ${id}`,
    summary: null,
    cover: null,
    contentType: group((id % 2) + 1, id % 2 ? 'guide' : 'template'),
    category: group((id % 3) + 1, `topic-${id % 3}`),
    publishedAt: null,
    gated: false,
    highlight: id === 4,
    pageCount: null,
  });
  const list = (state: Record<string, string>) =>
    toResourceList([], count(8).map(resource), { path: '/resources', state }, 'vi');

  it('filters by type and topic together, highlighted resources first', () => {
    expect(list({}).resources.map(({ id }) => id)).toEqual([4, 1, 2, 3, 5, 6]);
    expect(list({ type: 'guide', category: 'topic-1' }).resources.map(({ id }) => id)).toEqual([
      1, 7,
    ]);
    expect(list({ type: 'guide' }).topics[1]?.href).toBe(
      '/resources?type=guide&category=topic-0#list',
    );
  });
});
