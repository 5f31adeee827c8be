import { describe, expect, it } from 'vitest';
import { emptyCms } from '../support/cms-on-empty-database';
import { costOf, fillTo, writeFirst } from '../support/measure-list-cost';
import { publicTypes } from '../support/sample-entries-of-contract-lists';

const site = emptyCms();

describe('database queries of every public list with very many entries', () => {
  it.each(publicTypes)(
    '%s: 1,000 entries need as many SQL statements as 100, and time proportional to their number',
    async (list, collection) => {
      const { payload, pool } = site();
      await writeFirst(payload, collection);
      await fillTo(pool, collection, 100);
      const hundred = await costOf(pool, list, 100, 5);
      await fillTo(pool, collection, 1000);
      const thousand = await costOf(pool, list, 1000, 5);
      expect(hundred.statements).toBeGreaterThan(0);
      expect(thousand.statements).toBe(hundred.statements);
      // A list of ten times the length would take a hundred times as long if its cost were quadratic. Half of that is
      // tolerance for a busy machine.
      expect(thousand.ms / hundred.ms).toBeLessThan(50);
    },
  );
});
