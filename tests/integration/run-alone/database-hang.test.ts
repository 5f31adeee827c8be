import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handlePost } from '@/leads/intake/handle-form-post';
import { storeSpooledForms } from '@/leads/intake/store-spooled-forms';
import { storesRows } from '@/leads/http/database-write-probe';
import { queueIsReady } from '@/leads/jobs/queue-readiness';
import { databaseOf } from '@/lib/payload-database';
import { withLongQueries } from '@/lib/database-query-timeouts';
import vietnamese from '@messages/vi/forms.json';
import { emptyTables } from '../../support/empty-tables';
import { validForm } from '../../support/valid-forms';
import { startCms, stopCms, storedIn, until } from '../../support/cms-for-lead-tests';

/** The timeout of queries in this test, a fifth of the site's own, and a limit that is longer than the timeout. */
const { LIMIT_SECONDS, LONGER_SECONDS } = vi.hoisted(() => {
  process.env.REQUEST_LIMIT_MS = '1000';
  return { LIMIT_SECONDS: 1, LONGER_SECONDS: 2 };
});

const home = mkdtempSync(path.join(tmpdir(), 'hang-'));
const nothing = { leads: 0, consents: 0, deliveries: 0, jobs: 0 };
const oneLead = { leads: 1, consents: 2, deliveries: 0, jobs: 0 };
/** The number of an advisory lock; while it is held, a lead's transaction waits. */
const LOCK_ID = 4712;

describe('foundation: a lost database connection does not end the process, and it recovers (the database hangs)', () => {
  let payload: Payload;
  let database: pg.Pool;
  let databaseUrl: string;
  /** A connection that works while those of the site hang. */
  let watcher: pg.Client;

  beforeAll(async () => {
    ({ payload, database, databaseUrl } = await startCms({ DATA_DIR: home }));
    watcher = new pg.Client({ connectionString: databaseUrl });
    await watcher.connect();
    await watcher.query(`
      CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_advisory_xact_lock(${LOCK_ID}); RETURN NEW; END $$`);
  });

  beforeEach(() => emptyTables(watcher, 'leads', 'consents', 'deliveries'));

  afterAll(async () => {
    await stopCms(payload, database);
    await watcher.end();
    rmSync(home, { recursive: true, force: true });
  });

  async function post(key: string): Promise<Response> {
    const request = new Request('http://localhost:3000/api/forms/book-demo', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...validForm, locale: 'vi', key }),
    });
    // The module is imported dynamically: the configuration reads the environment when it is loaded.
    const { cms } = await import('@/content/register-cms-instance');
    return handlePost(cms, 'book-demo', request);
  }

  const parentOf = (pid: number) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  };

  /** Suspends (SIGSTOP) the server and every process of it that serves this database, except the watcher's. */
  async function whileHanging<T>(task: () => Promise<T>): Promise<T> {
    const { rows } = await watcher.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const pids = rows.map(({ pid }) => pid);
    const all = [parentOf(pids[0]!), ...pids];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    try {
      return await task();
    } finally {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    }
  }

  async function timed<T>(task: () => Promise<T>) {
    const began = performance.now();
    const result = await task();
    return { result, seconds: (performance.now() - began) / 1000 };
  }

  const kept = { code: 'kept', message: vietnamese.kept.text };
  /** Stores the forms that were kept on the disk; false while the database does not answer yet. */
  const storesKept = () =>
    storeSpooledForms(() => Promise.resolve(payload)).then(
      (left) => left === 0,
      () => false,
    );

  it('a form is spooled within seconds, and stored once', async () => {
    const [before, key] = [randomUUID(), randomUUID()];
    expect((await post(before)).status).toBe(200);
    await emptyTables(watcher, 'leads', 'consents', 'deliveries');
    const { result, seconds } = await timed(() => whileHanging(() => post(key)));
    expect(result.status).toBe(202);
    expect(await result.json()).toEqual(kept);
    expect(seconds).toBeLessThan(LIMIT_SECONDS + 3);
    await until(storesKept, 30);
    expect(await storedIn(watcher)).toEqual(oneLead);
    await until(async () => (await post(key)).status === 200, 30);
    expect(await storedIn(watcher)).toEqual(oneLead);
  });

  it('when the commit hangs, the form is spooled, and stored later as the same lead', async () => {
    await watcher.query(`CREATE CONSTRAINT TRIGGER wait_for_lock AFTER INSERT ON leads
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_for_lock()`);
    const key = randomUUID();
    try {
      await watcher.query('SELECT pg_advisory_lock($1)', [LOCK_ID]);
      const answer = post(key);
      await until(async () => {
        const { rows } = await watcher.query(
          "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
          [LOCK_ID],
        );
        return rows.length > 0;
      }, 30);
      await whileHanging(async () => {
        await watcher.query('SELECT pg_advisory_unlock_all()');
        expect((await answer).status).toBe(202);
      });
    } finally {
      await watcher.query('SELECT pg_advisory_unlock_all()');
    }
    await until(storesKept, 30);
    expect(await storedIn(watcher)).toEqual(oneLead);
    await watcher.query('DROP TRIGGER wait_for_lock ON leads');
  });

  it('an aborted transaction is rolled back, and later ones are committed', async () => {
    const { pool, drizzle } = databaseOf(payload);
    const insert = "INSERT INTO form_rate_limits (key, points) VALUES ('given-up', 1)";
    const given = drizzle.transaction(async (tx) => {
      await tx.execute(insert);
      await tx.execute('SELECT pg_sleep(20)');
    });
    await expect(given).rejects.toThrow();
    await pool.query("INSERT INTO form_rate_limits (key, points) VALUES ('after-it', 1)");
    const kept = async () => {
      const { rows } = await watcher.query<{ key: string }>(
        "SELECT key FROM form_rate_limits WHERE key IN ('given-up', 'after-it')",
      );
      return rows.map(({ key }) => key);
    };
    expect(await kept()).toEqual(['after-it']);
    // Wait until Postgres has noticed that the client of the hung statement is gone, and has released its locks.
    await until(async () => {
      const { rows } = await watcher.query(
        "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep(20)%'",
      );
      return rows.length === 0;
    }, 30);
    expect(await kept()).toEqual(['after-it']);
  });

  it('background work may take longer', async () => {
    const { pool } = databaseOf(payload);
    const asked = await withLongQueries(() => pool.query(`SELECT pg_sleep(${LONGER_SECONDS})`));
    expect(asked.rowCount).toBe(1);
    await expect(pool.query(`SELECT pg_sleep(${LONGER_SECONDS})`)).rejects.toThrow();
  });

  it('the readiness check reports it within three seconds, and recovers', async () => {
    // The module is imported dynamically: the configuration reads the environment when it is loaded.
    const { readiness } = await import('@/app/readiness-checks');
    const ask = () => readiness(queueIsReady, storesRows);
    await until(async () => Object.values(await ask()).every((check) => check === 'ok'), 30);
    const { result, seconds } = await timed(() => whileHanging(ask));
    expect(result).toEqual({ database: 'failing', migrations: 'failing', queue: 'failing' });
    expect(seconds).toBeLessThan(3.5);
    await until(async () => Object.values(await ask()).every((check) => check === 'ok'), 20);
    expect(await storedIn(watcher)).toEqual(nothing);
  });

  it('the default limit is five seconds', async () => {
    vi.stubEnv('REQUEST_LIMIT_MS', '');
    vi.resetModules();
    expect((await import('@/lib/database-query-timeouts')).VISITOR_QUERY_TIMEOUT_MS).toBe(5000);
    vi.unstubAllEnvs();
  });
});
