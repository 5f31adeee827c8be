import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storesRows } from '@/leads/http/database-write-probe';
import { queue } from '@/leads/jobs/queue-client';
import { queueIsReady } from '@/leads/jobs/queue-readiness';
import { startCms, stopCms, until } from '../../support/cms-for-lead-tests';

const ok = { database: 'ok', migrations: 'ok', queue: 'ok' };

describe('foundation: /api/health/live and /api/health/ready tell the truth (rows and workers)', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({}));
  });
  afterAll(async () => {
    await globalThis.siteShutdown?.();
    await stopCms(payload, database);
  });

  const ask = async () => {
    const { readiness } = await import('@/app/readiness-checks');
    return readiness(queueIsReady, storesRows);
  };
  const becomes = async (wanted: object) => {
    await expect.poll(ask, { interval: 300 }).toEqual(wanted);
  };

  it('the readiness check writes one row, at most once a second', async () => {
    await becomes(ok);
    const changes = async () => {
      const { rows } = await database.query<{ rows: number; changes: string }>(`
        SELECT (SELECT count(*)::int FROM form_rate_limits WHERE key LIKE 'ready:%') AS rows,
          (SELECT max(xmin::text) FROM form_rate_limits WHERE key LIKE 'ready:%') AS changes`);
      return rows[0];
    };
    await until(async () => (await ask()).database === 'ok', 30);
    const before = await changes();
    expect(before?.rows).toBe(1);
    const began = performance.now();
    let asked = 0;
    for (; performance.now() - began < 300; asked += 1) expect(await ask()).toEqual(ok);
    expect(asked).toBeGreaterThan(2);
    const { rows } = await database.query<{ writes: number }>(
      `SELECT pg_stat_get_tuples_updated('form_rate_limits'::regclass)::int AS writes`,
    );
    expect(rows[0]!.writes).toBeLessThanOrEqual(3);
    expect((await changes())?.rows).toBe(1);
  });

  it.each([
    ['a full disk', '53100'],
    ['a database that may only be read', '25006'],
  ])('%s', async (_, code) => {
    await database.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON form_rate_limits
        FOR EACH ROW EXECUTE FUNCTION refuse()`);
    try {
      await becomes({ ...ok, database: 'failing' });
    } finally {
      await database.query('DROP FUNCTION refuse CASCADE');
    }
    await becomes(ok);
  });

  it('detects a disk without room for a new file, although rows can still be written', async () => {
    const { rows } = await database.query<{ name: string }>('SELECT current_database() AS name');
    await database.query(`ALTER DATABASE "${rows[0]!.name}" SET temp_file_limit = 0`);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = ''`;
    await database.query(cut);
    await becomes({ ...ok, database: 'failing' });
    await database.query(`ALTER DATABASE "${rows[0]!.name}" RESET temp_file_limit`);
    await database.query(cut);
    await becomes(ok);
  });

  it('detects workers that have stopped, and they are restarted', async () => {
    const { startBackground } = await import('@/start-background-work');
    await startBackground();
    const working = async () => (await queue()).getWipData().map(({ name }) => name);
    // Waits for a worker that is not the last one to be started: one that ends while others still start must
    // be noticed too.
    await expect.poll(working).toContain('publishing-minute');
    await becomes(ok);
    const before = await queue();
    await before.offWork('lead-delivery');
    expect(await ask()).toEqual({ ...ok, queue: 'failing' });
    await expect.poll(queue).not.toBe(before);
    await becomes(ok);
    await expect.poll(working).toContain('lead-delivery');
  });

  it('detects jobs dated years ahead by a wrong clock, which run once the clock is right', async () => {
    const boss = await queue();
    const id = await boss.send('lead-delivery', { deliveryId: 0 }, { startAfter: 3600 });
    const later = await boss.send('lead-delivery', { deliveryId: 0 }, { startAfter: 3600 });
    await database.query(`
      UPDATE pgboss.queue SET monitor_claim_on = now() + interval '6 years',
        monitor_on = now() + interval '6 years', maintain_on = now() + interval '6 years';
      UPDATE pgboss.version SET cron_on = now() + interval '6 years';
      UPDATE pgboss.job SET state = 'active', started_on = now() + interval '6 years',
        heartbeat_on = now() + interval '6 years' WHERE id = '${id}';
      UPDATE pgboss.job SET start_after = now() + interval '6 years' WHERE id = '${later}';
      INSERT INTO form_rate_limits VALUES
        ('posts:ahead', 99, extract(epoch FROM now() + interval '6 years') * 1000)`);
    const { schedulesRun } = await import('@/leads/jobs/correct-future-times');
    const { correctFutureTimes } = await import('@/leads/start-workers');
    expect(await schedulesRun(payload)).toBe(false);
    // Runs the correction that the background job runs every half minute.
    await correctFutureTimes(payload);
    const { rows } = await database.query<{ ahead: number }>(`
      SELECT ((SELECT count(*) FROM pgboss.job WHERE greatest(started_on, heartbeat_on) > now()
          OR (state < 'active' AND start_after > now() + interval '1 day'))
        + (SELECT count(*) FROM pgboss.queue
            WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > now())
        + (SELECT count(*) FROM pgboss.version WHERE cron_on > now())
        + (SELECT count(*) FROM form_rate_limits WHERE key = 'posts:ahead'))::int AS ahead`);
    expect(rows[0]?.ahead).toBe(0);
    const stateOf = async () =>
      (
        await database.query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [
          later,
        ])
      ).rows[0]?.state;
    await expect.poll(stateOf).toBe('completed');
  });

  it('detects a job schedule that is no longer processed', async () => {
    const { forgetWorkers, noteWorkers } = await import('@/leads/jobs/worker-health');
    forgetWorkers();
    const begun = performance.now();
    noteWorkers(await queue());
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => begun + 121_000);
    const stands = `UPDATE pgboss.version SET cron_on = now() - interval '6 minutes'`;
    try {
      await database.query(stands);
      expect(await queueIsReady(payload)).toBe(false);
    } finally {
      clock.mockRestore();
    }
    await becomes(ok);
  });
});
