import type { Payload, TypedUser } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportRegistrations } from '@/leads/admin/export-endpoints';
import { insertLeads, makeStaff, requestBy } from '../../support/staff-accounts-and-exports';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';

const LEADS = 4000;

describe('an export of many leads', () => {
  let payload: Payload;
  let database: pg.Pool;
  let sales: TypedUser;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
    [, sales] = await makeStaff(payload);
    await insertLeads(database, LEADS);
  });

  afterAll(() => stopCms(payload, database));

  /** How many leads an export has read so far, counted by the events in their history. */
  async function readFor(format: string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(
      `SELECT count(DISTINCT lead_id)::int AS count FROM lead_events
       WHERE kind = 'exported' AND data->>'format' = $1`,
      [format],
    );
    return rows[0]!.count;
  }

  it.each(['csv', 'xlsx'] as const)(
    'is streamed, so that it is never whole in memory (%s)',
    async (format) => {
      const response = await exportRegistrations(
        await requestBy(payload, sales, { query: { format } }),
      );
      const reader = response.body!.getReader();
      let begun = 0;
      for (; begun === 0; begun = await readFor(format)) await reader.read();
      // When the client stops reading, so does the export (back-pressure).
      expect(begun).toBeLessThanOrEqual(LEADS / 2);
      while (!(await reader.read()).done);
      expect(await readFor(format)).toBe(LEADS);
    },
  );
});
