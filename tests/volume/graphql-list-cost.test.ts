import { describe, expect, it } from 'vitest';
import {
  articleSite,
  costOfArticles,
  expectSteadyPages,
  fillArticles,
  readArticles,
  sorts,
} from '../support/measure-article-list-cost';

const site = articleSite();

describe('the cost of a list with very many entries', () => {
  it('the number of SQL statements does not grow with the entries, and 1,000 take little time', async () => {
    const { pool } = site();
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

  it('undated entries come last, and no page of the list repeats or omits one', async () => {
    await fillArticles(site().pool, 1000);
    await expectSteadyPages(1000, [0, 7, 333, 995, 1000], 300);
  });

  it('the internal client reads more than 1,000 entries', async () => {
    await fillArticles(site().pool, 1203);
    const { queriesFor } = await import('@/content/queries/choose-list-source');
    const entries = await queriesFor('blogs').list('blogs', 'vi');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1203);
    expect(entries[0]?.attributes).toMatchObject({ title: 'Một', body: [], seo: null });
    expect(await queriesFor('blogs').list('blogs', 'en')).toEqual([]);
  });
});
