import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOfArticles, fillArticles, readArticles, writeArticle } from '../support/article-cost';
import { freshDatabase } from '../support/database';

let payload: Payload;
let pool: PostgresAdapter['pool'];

beforeAll(async () => {
  await freshDatabase();
  process.env.DATA_DIR = '.cache/test/contract-media';
  const { cms } = await import('@/content/payload');
  payload = await cms();
  ({ pool } = payload.db as unknown as PostgresAdapter);
  await writeArticle(payload);
});

afterAll(() => payload.destroy());

describe('what a list of very many entries costs', () => {
  const sorts = ['id:desc', 'publishedAt:desc', 'title:asc'];

  it('the number of SQL statements does not grow with the entries, and 1,000 take little time', async () => {
    const statements: number[][] = [];
    for (const count of [10, 200, 1000]) {
      await fillArticles(pool, count);
      expect((await readArticles('id:asc')).data).toHaveLength(count);
      const costs: { statements: number; ms: number }[] = [];
      for (const sort of sorts) costs.push(await costOfArticles(pool, sort));
      statements.push(costs.map((one) => one.statements));
      for (const { ms } of costs) expect(ms).toBeLessThan(6000);
    }
    const [ten, ...more] = statements;
    expect(Math.min(...ten!)).toBeGreaterThan(1);
    for (const counts of more) expect(counts).toEqual(ten);
  });

  it('undated entries come last, and no page of the list repeats or misses one', async () => {
    const whole = (await readArticles('publishedAt:desc')).data;
    const dates = whole.map(({ attributes }) => attributes.publishedAt as string | null);
    const dated = dates.filter((date) => date !== null);
    expect(dates.slice(0, dated.length)).toEqual(dated.toSorted().toReversed());
    expect(dates.slice(dated.length).every((date) => date === null)).toBe(true);
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    for (const start of [0, 7, 333, dated.length - 3, dated.length, 995, 1000]) {
      const { data, meta } = await readArticles(
        'publishedAt:desc',
        `{ start: ${start}, limit: 10 }`,
      );
      expect(ids(data)).toEqual(ids(whole.slice(start, start + 10)));
      expect(meta.pagination.total).toBe(1000);
    }
    const { meta } = await readArticles('id:asc', '{ page: 3, pageSize: 300 }');
    expect(meta.pagination).toEqual({ total: 1000, page: 3, pageSize: 300, pageCount: 4 });
  });

  it('the embedded client reads past 1,000 entries', async () => {
    await fillArticles(pool, 1203);
    const { contractList } = await import('@/content/contract/client/lists');
    const entries = await contractList('blogs', 'vi');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1203);
    expect(entries[0]?.attributes).toMatchObject({ title: 'Một', body: [], seo: null });
    expect(await contractList('blogs', 'en')).toEqual([]);
  });
});
