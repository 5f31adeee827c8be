import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  costOfArticles,
  fillArticles,
  readArticles,
  writeArticle,
} from '../../support/article-cost';
import { freshDatabase } from '../../support/database';

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

describe('what a list costs', () => {
  const sorts = ['id:desc', 'publishedAt:desc', 'title:asc'];

  it('the number of SQL statements does not grow with the entries', async () => {
    const statements: number[][] = [];
    for (const count of [10, 40]) {
      await fillArticles(pool, count);
      expect((await readArticles('id:asc')).data).toHaveLength(count);
      const costs: number[] = [];
      for (const sort of sorts) costs.push((await costOfArticles(pool, sort)).statements);
      statements.push(costs);
    }
    const [ten, forty] = statements;
    expect(Math.min(...ten!)).toBeGreaterThan(1);
    expect(forty).toEqual(ten);
  });

  it('undated entries come last, and no page of the list repeats or misses one', async () => {
    const whole = (await readArticles('publishedAt:desc')).data;
    const dates = whole.map(({ attributes }) => attributes.publishedAt as string | null);
    const dated = dates.filter((date) => date !== null);
    expect(dates.slice(0, dated.length)).toEqual(dated.toSorted().toReversed());
    expect(dates.slice(dated.length).every((date) => date === null)).toBe(true);
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    for (const start of [0, 7, 13, dated.length - 3, dated.length, 35, 40]) {
      const { data, meta } = await readArticles(
        'publishedAt:desc',
        `{ start: ${start}, limit: 10 }`,
      );
      expect(ids(data)).toEqual(ids(whole.slice(start, start + 10)));
      expect(meta.pagination.total).toBe(40);
    }
    const { meta } = await readArticles('id:asc', '{ page: 3, pageSize: 12 }');
    expect(meta.pagination).toEqual({ total: 40, page: 3, pageSize: 12, pageCount: 4 });
  });
});
