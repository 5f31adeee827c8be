import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../support/database';
import { costOf, fillTo, writeFirst } from '../../support/list-cost';
import { publicTypes } from '../../support/one-entry';

let payload: Payload;
let pool: PostgresAdapter['pool'];

beforeAll(async () => {
  await freshDatabase();
  const { cms } = await import('@/content/payload');
  payload = await cms();
  ({ pool } = payload.db as unknown as PostgresAdapter);
});

afterAll(() => payload.destroy());

describe('what every public list costs', () => {
  it.each(publicTypes)(
    '%s: as many statements for 40 entries as for 10',
    async (list, collection) => {
      await writeFirst(payload, collection);
      await fillTo(pool, collection, 10);
      const { statements } = await costOf(pool, list, 10, 1);
      expect(statements).toBeGreaterThan(0);
      await fillTo(pool, collection, 40);
      expect((await costOf(pool, list, 40, 1)).statements).toBe(statements);
    },
  );
});
