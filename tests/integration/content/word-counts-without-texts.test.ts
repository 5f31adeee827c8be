import { expect, it, vi } from 'vitest';
import { emptyCms } from '../../support/cms-on-empty-database';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const site = emptyCms();

const LONG = Array.from({ length: 700 }, (_, number) => `từ${number}`).join(' ');

const span = (text: string, format = 0) => ({
  type: 'text',
  version: 1,
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
});
const element = { format: '' as const, indent: 0, version: 1, direction: null };
const content = {
  root: {
    ...element,
    type: 'root',
    children: [
      { ...element, type: 'heading', tag: 'h2', children: [span('Một đoạn')] },
      { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [span(LONG, 1)] },
    ],
  },
};

it('a list counts the words of its texts, but the database does not send their looks', async () => {
  const { payload, pool } = site();
  const data = { slug: 'dai', title: 'Bài dài', content, _status: 'published' } as const;
  await payload.create({ collection: 'blogs', locale: 'vi', data });
  const { getBlog, listBlogs } = await import('@/content/entries/read-blog-articles');
  const page = await getBlog({ locale: 'vi', slug: 'dai', draft: false });

  const query = vi.spyOn(pool, 'query');
  const [summary] = await listBlogs('vi');
  const statements = query.mock.calls.map(([asked]) => JSON.stringify(asked));
  query.mockRestore();
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter((statement) => statement.includes('content'))).toEqual([]);
  expect(summary).toMatchObject({ title: 'Bài dài', readingMinutes: 3 });
  expect(summary).toEqual(page?.article);
});
