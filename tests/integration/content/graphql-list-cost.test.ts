import { describe, expect, it } from 'vitest';
import {
  articleSite,
  costOfArticles,
  expectSteadyPages,
  fillArticles,
  readArticles,
  sorts,
} from '../../support/measure-article-list-cost';

const site = articleSite();

describe('the cost of a GraphQL list', () => {
  it('the number of SQL statements does not grow with the entries', async () => {
    const { pool } = site();
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

  it('undated entries come last, and no page of the list repeats or omits one', async () => {
    await fillArticles(site().pool, 40);
    await expectSteadyPages(40, [0, 7, 13, 35, 40], 12);
  });
});
