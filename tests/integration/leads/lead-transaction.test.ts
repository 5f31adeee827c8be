import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queue } from '@/leads/jobs/queue-client';
import { storeLead } from '@/leads/intake/store-lead';
import { emptyTables } from '../../support/empty-tables';
import { startCms, stopCms, storedIn, submissionOf } from '../../support/cms-for-lead-tests';

const nothing = { leads: 0, consents: 0, deliveries: 0, jobs: 0 };
const oneLead = { leads: 1, consents: 2, deliveries: 1, jobs: 1 };

describe('storing a lead in one transaction', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    // No worker runs in this file: nothing is sent to the webhook, and nothing listens on its port.
    ({ payload, database } = await startCms({ LEAD_WEBHOOK_URL: 'http://127.0.0.1:9/' }));
  });

  beforeEach(async () => {
    await emptyTables(database, 'leads', 'consents', 'deliveries');
    await database.query("DELETE FROM pgboss.job WHERE name = 'lead-delivery'");
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(() => stopCms(payload, database));

  it('foundation: lead, consent and delivery job commit together or not at all', async () => {
    const { outcome } = await storeLead(payload, submissionOf());
    expect(outcome).toBe('stored');
    expect(await storedIn(database)).toEqual(oneLead);
    const { rows } = await database.query<{ data: unknown }>(
      "SELECT data FROM pgboss.job WHERE name = 'lead-delivery'",
    );
    const { docs } = await payload.find({ collection: 'deliveries', depth: 0 });
    // The job has an id only: the queue's tables contain nothing personal.
    expect(rows).toEqual([{ data: { deliveryId: docs[0]?.id } }]);
    // All rows of a submission were written by one transaction.
    const { rows: writers } = await database.query(`
      SELECT DISTINCT writer FROM (
        SELECT xmin::text AS writer FROM leads UNION SELECT xmin::text FROM consents
        UNION SELECT xmin::text FROM deliveries
        UNION SELECT xmin::text FROM pgboss.job WHERE name = 'lead-delivery') AS all_rows`);
    expect(writers).toHaveLength(1);
  });

  it.each([1, 2, 3, 4])(
    'foundation: nested writes roll back (a fault after write %i)',
    async (last) => {
      const create = payload.create.bind(payload);
      let writes = 0;
      vi.spyOn(payload, 'create').mockImplementation(
        async (options: Parameters<typeof payload.create>[0]) => {
          const document = await create(options);
          writes += 1;
          if (writes === last) throw new Error('A fault for the test');
          return document;
        },
      );
      const submission = submissionOf();
      await expect(storeLead(payload, submission)).rejects.toThrow('A fault for the test');
      expect(writes).toBe(last);
      expect(await storedIn(database)).toEqual(nothing);

      vi.restoreAllMocks();
      expect(await storeLead(payload, submission)).toMatchObject({ outcome: 'stored' });
      expect(await storedIn(database)).toEqual(oneLead);
    },
  );

  it('foundation: lead, consent and delivery job commit together or not at all (a failing queue)', async () => {
    const boss = await queue();
    vi.spyOn(boss, 'send').mockRejectedValueOnce(new Error('No queue'));
    await expect(storeLead(payload, submissionOf())).rejects.toThrow('No queue');
    expect(await storedIn(database)).toEqual(nothing);

    vi.restoreAllMocks();
    const send = boss.send.bind(boss) as (...all: unknown[]) => Promise<string | null>;
    vi.spyOn(boss, 'send').mockImplementationOnce(async (...all: unknown[]) => {
      expect(await send(...all)).toEqual(expect.any(String));
      throw new Error('Died after the insert');
    });
    await expect(storeLead(payload, submissionOf())).rejects.toThrow('Died after the insert');
    expect(await storedIn(database)).toEqual(nothing);
  });

  it.each(['leads', 'consents', 'deliveries', 'pgboss.job'])(
    'foundation: lead, consent and delivery job commit together or not at all (a fault in %s)',
    async (table) => {
      await database.query(`
        CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'A fault for the test'; END $$`);
      // pg-boss partitions its jobs, and deferred triggers of a parent table do not apply to partitions.
      const kinds = [
        'TRIGGER fault AFTER INSERT ON %',
        ...(table === 'pgboss.job'
          ? []
          : ['CONSTRAINT TRIGGER fault AFTER INSERT ON % DEFERRABLE INITIALLY DEFERRED']),
      ];
      for (const kind of kinds) {
        await database.query(
          `CREATE ${kind.replace('%', table)} FOR EACH ROW EXECUTE FUNCTION fault()`,
        );
        try {
          await expect(storeLead(payload, submissionOf())).rejects.toThrow();
          await expect(storeLead(payload, submissionOf({}, { key: null }))).rejects.toThrow();
        } finally {
          await database.query(`DROP TRIGGER fault ON ${table}`);
        }
        expect(await storedIn(database)).toEqual(nothing);
      }
    },
  );
});
