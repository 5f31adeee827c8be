import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportRegistrations } from '@/leads/admin/export-endpoints';
import { insertLeads, makeStaff, requestBy } from '../support/staff-accounts-and-exports';
import { startCms, stopCms } from '../support/cms-for-lead-tests';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Live memory in bytes. Measured twice, because buffers are freed shortly after the garbage collection that released
 * them.
 */
const alive = async () => {
  const look = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const first = look();
  await nextTurn();
  return Math.min(first, look());
};

describe('an export of very many leads', () => {
  let payload: Payload;
  let database: pg.Pool;
  let sales: TypedUser;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    [, sales] = await makeStaff(payload);
    await insertLeads(database, 100_000);
  });

  afterAll(() => stopCms(payload, database));

  /** Reads an export to its end, and looks now and then at the live memory. Returns its greatest growth. */
  async function growthOf(rows: number, format: 'csv' | 'xlsx') {
    const where = { id: { less_than_equal: rows } };
    const req = await requestBy(payload, sales, { query: { format, where } });
    const before = await alive();
    const response = await exportRegistrations(req);
    let bytes = 0;
    let most = 0;
    let looks = 0;
    let pieces = 0;
    for await (const piece of response.body!) {
      bytes += (piece as Uint8Array).byteLength;
      pieces += 1;
      if (pieces % 40 === 0) {
        most = Math.max(most, (await alive()) - before);
        looks += 1;
      }
    }
    return { bytes, most, looks };
  }

  it.each(['csv', 'xlsx'] as const)(
    'uses no more memory for 100,000 rows than for 10,000 (%s)',
    async (format) => {
      await growthOf(2000, format); // a warm-up run: some memory is allocated once and stays
      const small = await growthOf(10_000, format);
      const large = await growthOf(100_000, format);
      expect(large.bytes / small.bytes).toBeGreaterThan(8);
      expect(large.looks).toBeGreaterThan(3);
      const { rows } = await database.query<{ count: number }>(
        `SELECT count(DISTINCT lead_id)::int AS count FROM lead_events
         WHERE kind = 'exported' AND data->>'format' = $1`,
        [format],
      );
      expect(rows[0]?.count).toBe(100_000);
      // The large export has ten times as many rows. Were the file held in memory, memory would grow tenfold too.
      expect(large.most, `beside ${small.most} of a tenth`).toBeLessThan(
        Math.max(2 * small.most, 12 * 1024 * 1024),
      );
    },
    240_000,
  );
});
