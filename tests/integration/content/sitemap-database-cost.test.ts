import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as Addresses from '@/content/queries/payload/find-published-urls';
import type * as names from '@/content/queries/payload/find-published-paths-and-slugs';
import { emptyCms } from '../../support/cms-on-empty-database';
import { fillTo } from '../../support/measure-list-cost';

vi.mock('@/content/read-through-content-cache', () => import('../../support/uncached-content'));

const MANY = 300;
const base = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

const write = async (payload: Payload) => {
  for (const path of ['/', '/blog']) {
    const data = { ...base, path, title: 'Trang', _status: 'published' } as const;
    await payload.create({ collection: 'pages', locale: 'vi', data: { ...data, sections: [] } });
  }
  const data = { slug: 'copy-1', title: 'Bài', _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'blogs', locale: 'vi', data });
  await payload.update({ collection: 'blogs', id, locale: 'en', data: { ...data, title: 'One' } });
};

const site = emptyCms({ fill: write });
let queries: typeof Addresses;
let publishedNames: typeof names.publishedNames;

beforeAll(async () => {
  queries = await import('@/content/queries/payload/find-published-urls');
  ({ publishedNames } = await import('@/content/queries/payload/find-published-paths-and-slugs'));
  await fillTo(site().pool, 'blogs', MANY);
});

/** Counts the SQL statements that a task sends, and the rows that it gets. */
async function costOf<T>(ask: () => Promise<T>) {
  const { pool } = site();
  const query = vi.spyOn(pool, 'query');
  const answer = await ask();
  const results = await Promise.all(
    query.mock.results.map(({ value }) => value as Promise<{ rows: unknown[] }>),
  );
  query.mockRestore();
  const rows = results.reduce((sum, result) => sum + result.rows.length, 0);
  return { answer, statements: results.length, rows };
}

it('the index of sitemaps needs one statement, and a row for each file', async () => {
  const { answer, statements, rows } = await costOf(() => queries.findAddressParts(100));
  // 300 articles in each language; the two pages in Vietnamese.
  expect(answer.map(({ locale, number }) => `${locale}-${number}`)).toEqual([
    'vi-1',
    'vi-2',
    'vi-3',
    'vi-4',
    'en-1',
    'en-2',
    'en-3',
  ]);
  expect({ statements, rows }).toEqual({ statements: 1, rows: answer.length });
});

it('a sitemap needs one statement, and a row for each of its addresses', async () => {
  const all: string[] = [];
  for (const number of [1, 2, 3, 4]) {
    const part = await costOf(() => queries.findAddresses('vi', number, 100));
    expect(part.statements).toBe(1);
    expect(part.rows).toBe(number === 4 ? 2 : 100);
    all.push(...part.answer.map(({ path }) => path));
  }
  expect(all.slice(0, 3)).toEqual(['/', '/blog', '/blog/copy-1']);
  expect(all).toEqual(all.toSorted());
  expect(new Set(all).size).toBe(MANY + 2);
  const [first] = (await costOf(() => queries.findAddresses('en', 1, 1))).answer;
  expect(first).toMatchObject({ path: '/blog/copy-1', publishedIn: ['vi', 'en'] });
});

it('what is live is read by one statement, which sends no names that are known', async () => {
  const { answer, statements } = await costOf(() => publishedNames([]));
  expect(statements).toBe(1);
  const blogs = answer.filter(({ list }) => list === 'blogs');
  expect(blogs.map(({ locale, names }) => [locale, names?.length])).toEqual(
    expect.arrayContaining([
      ['vi', MANY],
      ['en', MANY],
    ]),
  );
  const known = answer.map(({ hash }) => hash);
  const again = await publishedNames(known);
  expect(again.map(({ names }) => names)).toEqual(again.map(() => null));

  const { payload } = site();
  const where = { slug: { equals: 'copy-2' } };
  await payload.update({ collection: 'blogs', where, locale: 'en', data: { _status: 'draft' } });
  const changed = (await publishedNames(known)).filter(({ names }) => names !== null);
  expect(changed).toEqual([
    expect.objectContaining({ list: 'blogs', locale: 'en', names: expect.any(Array) as unknown }),
  ]);
  expect(changed[0]?.names).toHaveLength(MANY - 1);
  expect(changed[0]?.names).not.toContain('copy-2');
});
