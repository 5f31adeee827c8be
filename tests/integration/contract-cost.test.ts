import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listOf } from '../support/contract';
import { freshDatabase } from '../support/database';

let payload: Payload;
let pool: PostgresAdapter['pool'];

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A published article with everything that another table holds: a picture and a category. */
async function writeFirst(): Promise<void> {
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

/** Copies the first article until there are so many; every other copy has a date. */
async function fillTo(count: number): Promise<void> {
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

beforeAll(async () => {
  await freshDatabase();
  process.env.DATA_DIR = '.cache/test/contract-media';
  const { cms } = await import('@/content/payload');
  payload = await cms();
  ({ pool } = payload.db as unknown as PostgresAdapter);
  await writeFirst();
});

afterAll(() => payload.destroy());

const ATTRIBUTES =
  'title cover coverFile { data { attributes { width } } } category { data { attributes { name } } } publishedAt';

const read = (sort: string, pagination = '{ limit: 1000 }') =>
  listOf(
    `{ blogs(sort: "${sort}", pagination: ${pagination}) {
      data { id attributes { ${ATTRIBUTES} } } meta { pagination { total page pageSize pageCount } } } }`,
    'blogs',
  );

/** How many statements the database is sent for a list, and how long it takes. */
async function cost(sort: string): Promise<{ statements: number; ms: number }> {
  const query = vi.spyOn(pool, 'query');
  const start = performance.now();
  await read(sort);
  const ms = performance.now() - start;
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { statements, ms };
}

describe('what a list costs', () => {
  const sorts = ['id:desc', 'publishedAt:desc', 'title:asc'];

  it('the number of SQL statements does not grow with the entries, and 1,000 take little time', async () => {
    const statements: number[][] = [];
    for (const count of [10, 200, 1000]) {
      await fillTo(count);
      expect((await read('id:asc')).data).toHaveLength(count);
      const costs: { statements: number; ms: number }[] = [];
      for (const sort of sorts) costs.push(await cost(sort));
      statements.push(costs.map((one) => one.statements));
      for (const { ms } of costs) expect(ms).toBeLessThan(6000);
    }
    const [ten, ...more] = statements;
    expect(Math.min(...ten!)).toBeGreaterThan(1);
    for (const counts of more) expect(counts).toEqual(ten);
  });

  it('undated entries come last, and no page of the list repeats or misses one', async () => {
    const whole = (await read('publishedAt:desc')).data;
    const dates = whole.map(({ attributes }) => attributes.publishedAt as string | null);
    const dated = dates.filter((date) => date !== null);
    expect(dates.slice(0, dated.length)).toEqual(dated.toSorted().toReversed());
    expect(dates.slice(dated.length).every((date) => date === null)).toBe(true);
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    for (const start of [0, 7, 333, dated.length - 3, dated.length, 995, 1000]) {
      const { data, meta } = await read('publishedAt:desc', `{ start: ${start}, limit: 10 }`);
      expect(ids(data)).toEqual(ids(whole.slice(start, start + 10)));
      expect(meta.pagination.total).toBe(1000);
    }
    const { meta } = await read('id:asc', '{ page: 3, pageSize: 300 }');
    expect(meta.pagination).toEqual({ total: 1000, page: 3, pageSize: 300, pageCount: 4 });
  });

  it('the embedded client reads past 1,000 entries', async () => {
    await fillTo(1203);
    const { contractList } = await import('@/content/contract/client/lists');
    const entries = await contractList('blogs', 'vi');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1203);
    expect(entries[0]?.attributes).toMatchObject({ title: 'Một', body: [], seo: null });
    expect(await contractList('blogs', 'en')).toEqual([]);
  });
});
