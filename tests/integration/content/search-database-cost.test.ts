import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../support/test-database';
import { fillSearch, searchPlan } from '../../support/measure-search-cost';

let database: pg.Client;

beforeAll(async () => {
  database = new pg.Client({ connectionString: await freshDatabase() });
  await database.connect();
});

afterAll(() => database.end());

it('a search can be answered from the index only', async () => {
  await fillSearch(database, 300, 50);
  // Sequential scans are off: for so few texts they are just as cheap as the index.
  await database.query('SET enable_seqscan = off');
  const plan = await searchPlan(database);
  expect(plan).toContain('search_documents_vector');
  expect(plan).not.toMatch(/Seq Scan on search_documents/);
});
