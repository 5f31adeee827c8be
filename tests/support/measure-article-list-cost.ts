import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { expect, vi } from 'vitest';
import { listOf } from './send-contract-queries';
import { emptyCms } from './cms-on-empty-database';
import { PIXEL } from './one-pixel-png';

type Pool = PostgresAdapter['pool'];

export const sorts = ['id:desc', 'publishedAt:desc', 'title:asc'];

/** A published article with data in other tables: a picture and a category. */
async function writeArticle(payload: Payload): Promise<void> {
  const file = { data: PIXEL, mimetype: 'image/png', name: 'cost.png', size: PIXEL.length };
  const { id: picture } = await payload.create({
    collection: 'media',
    locale: 'vi',
    data: { alt: 'Điểm' },
    file,
  });
  const { id: category } = await payload.create({
    collection: 'categories',
    locale: 'vi',
    data: { slug: 'tin', name: 'Tin', _status: 'published' },
  });
  await payload.create({
    collection: 'blogs',
    locale: 'vi',
    data: { slug: 'mot', title: 'Một', cover: { file: picture }, category, _status: 'published' },
  });
}

/** A CMS with one article, started and stopped around the calling tests. */
export const articleSite = () =>
  emptyCms({ fill: writeArticle, dataDir: '.cache/test/contract-media' });

/** Copies the first article up to this number; every other copy has a date. */
export async function fillArticles(pool: Pool, count: number): Promise<void> {
  const have = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM blogs');
  const missing = count - (have.rows[0]?.count ?? 0);
  await pool.query(
    `WITH copies AS (
       INSERT INTO blogs (slug) SELECT 'copy-' || $1::int || '-' || n FROM generate_series(1, $2::int) n
       RETURNING id
     )
     INSERT INTO blogs_locales (_parent_id, _locale, _status, title, cover_file_id, category_id, published_at)
     SELECT copies.id, l._locale, l._status, l.title, l.cover_file_id, l.category_id,
            CASE WHEN copies.id % 2 = 0 THEN now() - copies.id * interval '1 hour' END
     FROM copies, blogs_locales l JOIN blogs b ON b.id = l._parent_id WHERE b.slug = 'mot'`,
    [count, missing],
  );
}

const ATTRIBUTES =
  'title cover coverFile { data { attributes { width } } } category { data { attributes { name } } } publishedAt';

export const readArticles = (sort: string, pagination = '{ limit: 1000 }') =>
  listOf(
    `{ blogs(sort: "${sort}", pagination: ${pagination}) {
      data { id attributes { ${ATTRIBUTES} } } meta { pagination { total page pageSize pageCount } } } }`,
    'blogs',
  );

/** The number of SQL statements for a list, and the time it takes. */
export async function costOfArticles(pool: Pool, sort: string) {
  const query = vi.spyOn(pool, 'query');
  const start = performance.now();
  await readArticles(sort);
  const ms = performance.now() - start;
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { statements, ms };
}

/**
 * Expects that ranges of the list are parts of the whole list: at given offsets, and around the first undated
 * article. Undated articles come last.
 */
export async function expectSteadyPages(total: number, starts: number[], pageSize: number) {
  const whole = (await readArticles('publishedAt:desc')).data;
  const dates = whole.map(({ attributes }) => attributes.publishedAt as string | null);
  const dated = dates.filter((date) => date !== null);
  expect(dates.slice(0, dated.length)).toEqual(dated.toSorted().toReversed());
  expect(dates.slice(dated.length).every((date) => date === null)).toBe(true);
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  for (const start of [...starts, dated.length - 3, dated.length]) {
    const { data, meta } = await readArticles('publishedAt:desc', `{ start: ${start}, limit: 10 }`);
    expect(ids(data)).toEqual(ids(whole.slice(start, start + 10)));
    expect(meta.pagination.total).toBe(total);
  }
  const page = 3;
  const { meta } = await readArticles('id:asc', `{ page: ${page}, pageSize: ${pageSize} }`);
  const pageCount = Math.ceil(total / pageSize);
  expect(meta.pagination).toEqual({ total, page, pageSize, pageCount });
}
