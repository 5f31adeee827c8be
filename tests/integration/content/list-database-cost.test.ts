import { describe, expect, it } from 'vitest';
import { emptyCms } from '../../support/cms-on-empty-database';
import { costOf, fillTo, writeFirst } from '../../support/measure-list-cost';
import { publicTypes } from '../../support/sample-entries-of-contract-lists';

const site = emptyCms();

describe('database queries of every public list', () => {
  it.each(publicTypes)(
    '%s: 40 entries need as many SQL statements as 10',
    async (list, collection) => {
      const { payload, pool } = site();
      await writeFirst(payload, collection);
      await fillTo(pool, collection, 10);
      const { statements } = await costOf(pool, list, 10, 1);
      expect(statements).toBeGreaterThan(0);
      await fillTo(pool, collection, 40);
      expect((await costOf(pool, list, 40, 1)).statements).toBe(statements);
    },
  );
});
