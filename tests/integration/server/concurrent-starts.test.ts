import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type pg from 'pg';
import { alone } from '../../../scripts/steps/migrate-database.mjs';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';

let payload: Payload;
let database: pg.Pool;
beforeAll(async () => {
  ({ payload, database } = await startCms({}));
});
afterAll(() => stopCms(payload, database));

it('only one start at a time migrates a database, also after one that failed', async () => {
  const url = String(process.env.DATABASE_URL);
  const told: string[] = [];
  const held = Promise.withResolvers<void>();
  const first = alone(url, async () => {
    told.push('first begins');
    await held.promise;
    told.push('first fails');
    throw new Error('a migration failed');
  });
  const waiting = async () => {
    const { rows } = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rows[0]?.count;
  };
  await expect.poll(() => told).toEqual(['first begins']);
  const second = alone(url, () => Promise.resolve(told.push('second')));
  await expect.poll(waiting).toBe(1);
  held.resolve();
  await expect(first).rejects.toThrow('a migration failed');
  await second;
  expect(told).toEqual(['first begins', 'first fails', 'second']);
});
