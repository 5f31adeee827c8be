import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlePost } from '@/leads/intake/handle-form-post';
import { storeSpooledForms } from '@/leads/intake/store-spooled-forms';
import { startWorker } from '@/leads/start-workers';
import { databaseOf } from '@/lib/payload-database';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';
import { emptyTables } from '../../support/empty-tables';
import { validForm } from '../../support/valid-forms';
import {
  startCms,
  startReceiver,
  stopCms,
  storedIn,
  until,
} from '../../support/cms-for-lead-tests';

const nothing = { leads: 0, consents: 0, deliveries: 0, jobs: 0 };
const oneLead = { leads: 1, consents: 2, deliveries: 1, jobs: 1 };

/** The number of an advisory lock; while it is held, a lead's transaction waits. */
const LOCK_ID = 4711;

const home = mkdtempSync(path.join(tmpdir(), 'loss-'));

/** Ends every connection to the database except the cutters', and returns once they are gone. */
const cutAll = `
  SELECT pg_terminate_backend(pid, 10000) AS ended FROM pg_stat_activity
  WHERE datname = current_database() AND application_name <> 'cutter'`;

describe('foundation: a lost database connection does not end the process, and it recovers', () => {
  let payload: Payload;
  let database: pg.Pool;
  let databaseUrl: string;
  /** The connection that ends those of the site and is not ended itself. */
  let cutter: pg.Client;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    ({ payload, database, databaseUrl } = await startCms({
      LEAD_WEBHOOK_URL: receiver.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
      DATA_DIR: home,
    }));
    cutter = new pg.Client({ connectionString: databaseUrl, application_name: 'cutter' });
    await cutter.connect();
    await cutter.query(`
      CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_advisory_xact_lock(${LOCK_ID}); RETURN NEW; END $$`);
  });

  beforeEach(async () => {
    receiver.received.length = 0;
    await emptyTables(cutter, 'leads', 'consents', 'deliveries');
    await cutter.query("DELETE FROM pgboss.job WHERE name = 'lead-delivery'");
  });

  afterEach(async () => {
    await cutter.query('SELECT pg_advisory_unlock_all()');
    for (const table of ['leads', 'deliveries']) {
      await cutter.query(`DROP TRIGGER IF EXISTS wait_for_lock ON ${table}`);
    }
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await cutter.end();
    await receiver.stop();
    rmSync(home, { recursive: true, force: true });
  });

  async function post(body: Record<string, string>, { html = false } = {}): Promise<Response> {
    const request = new Request('http://localhost:3000/api/forms/book-demo', {
      method: 'POST',
      headers: html ? {} : { accept: 'application/json' },
      body: new URLSearchParams({ ...validForm, locale: 'vi', ...body }),
    });
    // The module is imported dynamically: the configuration reads the environment when it is loaded.
    const { cms } = await import('@/content/register-cms-instance');
    return handlePost(cms, 'book-demo', request);
  }

  /** Returns how many connections the cutter has ended. */
  async function cut(): Promise<number> {
    const { rows } = await cutter.query<{ ended: boolean }>(cutAll);
    return rows.filter(({ ended }) => ended).length;
  }

  /** Stores the forms that were kept on disk; false while it gets a cut connection. */
  const storesKept = () =>
    storeSpooledForms(() => Promise.resolve(payload)).then(
      (left) => left === 0,
      () => false,
    );

  const pool = () => databaseOf(payload).pool;
  const lent = () => pool().totalCount - pool().idleCount;

  const someoneWaitsForTheLock = async () => {
    const { rows } = await cutter.query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
      [LOCK_ID],
    );
    return rows.length > 0;
  };

  /** Stops the next lead's transaction at a trigger, cuts its connection meanwhile, and releases the lock. */
  async function cutWhile(trigger: string, sending: () => Promise<Response>): Promise<Response> {
    await cutter.query(`CREATE ${trigger} FOR EACH ROW EXECUTE FUNCTION wait_for_lock()`);
    await cutter.query('SELECT pg_advisory_lock($1)', [LOCK_ID]);
    const answer = sending();
    await until(someoneWaitsForTheLock, 30);
    expect(await cut()).toBeGreaterThan(0);
    await cutter.query('SELECT pg_advisory_unlock($1)', [LOCK_ID]);
    return answer;
  }

  it.each([
    ['the lead is being written', 'TRIGGER wait_for_lock BEFORE INSERT ON leads'],
    ['all but its job is written', 'TRIGGER wait_for_lock AFTER INSERT ON deliveries'],
    [
      'it is being committed',
      'CONSTRAINT TRIGGER wait_for_lock AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED',
    ],
  ])(
    'cut off while %s: the form is spooled, nothing is half-stored, and it is stored once the database is back',
    async (_, trigger) => {
      const key = randomUUID();
      const kept = await cutWhile(trigger, () => post({ key }));
      expect(kept.status).toBe(202);
      expect(await kept.json()).toEqual({ code: 'kept', message: vietnamese.kept.text });
      expect(await storedIn(cutter)).toEqual(nothing);

      await until(storesKept, 30);
      expect(await storedIn(cutter)).toEqual(oneLead);
      expect((await post({ key })).status).toBe(200);
      expect(await storedIn(cutter)).toEqual(oneLead);
    },
  );

  it('without JavaScript a page says so, in the language of the form', async () => {
    const kept = await cutWhile('TRIGGER wait_for_lock BEFORE INSERT ON leads', () =>
      post({ locale: 'en' }, { html: true }),
    );
    expect(kept.status).toBe(202);
    expect(kept.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await kept.text()).toContain(english.kept.text);
    expect(await storedIn(cutter)).toEqual(nothing);
    // The form is sent again before the spooled one is stored, and still there is one lead.
    expect((await post({ locale: 'en' }, { html: true })).status).toBe(303);
    await until(storesKept, 30);
    expect(await storedIn(cutter)).toEqual(oneLead);
  });

  it('after idle connections were cut, the next form opens new ones', async () => {
    await post({ key: randomUUID() });
    expect(await cut()).toBeGreaterThan(0);
    // The process has to notice the cut first; a form that arrives before may be kept on disk.
    await until(() => pool().idleCount === 0, 30);
    const answer = await post({ key: randomUUID(), name: 'Hoa' });
    expect(answer.status).toBe(200);
    expect(await storedIn(cutter)).toEqual({ leads: 2, consents: 4, deliveries: 2, jobs: 2 });
  });

  it('a transaction whose connection was cut releases it', async () => {
    const three = ['Hoa', 'Mai', 'Đào'].map((name) => post({ key: randomUUID(), name }));
    expect((await Promise.all(three)).map((answer) => answer.status)).toEqual([200, 200, 200]);
    const idle = pool().idleCount;
    const before = lent(); // Payload holds one connection permanently
    expect(idle).toBeGreaterThan(1);
    // Another process cuts the connections while this one is blocked, so that BEGIN is sent on connections that look
    // open.
    const script = `
      const { default: pg } = await import('pg');
      const cutter = new pg.Client({
        connectionString: process.env.DATABASE_URL, application_name: 'cutter' });
      await cutter.connect();
      await cutter.query(\`${cutAll}\`);
      await cutter.end();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const begun = Array.from({ length: idle }, () =>
      databaseOf(payload).drizzle.transaction(() => Promise.resolve()),
    );
    const ended = await Promise.allSettled(begun);
    expect(new Set(ended.map((each) => each.status))).toEqual(new Set(['rejected']));
    await until(() => lent() <= before, 30);
    expect((await post({ key: randomUUID(), name: 'Sen' })).status).toBe(200);
  });

  const delivered = async () => {
    const { rows } = await cutter.query("SELECT 1 FROM deliveries WHERE status = 'delivered'");
    return rows.length;
  };

  it('the worker continues to deliver, each lead once', async () => {
    await startWorker(payload);
    await post({ key: randomUUID() });
    await until(async () => (await delivered()) === 1, 30);
    await cut();
    const key = randomUUID();
    // The first post may get a cut connection and be kept on disk; the same form is then sent again.
    await until(async () => (await post({ key, name: 'Hoa' })).status === 200, 30);
    await until(async () => (await delivered()) === 2, 45);
    const keys = receiver.received.map(({ headers }) => String(headers['idempotency-key']));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    // No job may be running when the next test empties the tables; delayed mails do not matter.
    await until(async () => {
      const { rows } = await cutter.query(`
        SELECT 1 FROM pgboss.job
        WHERE state < 'completed' AND name IN ('lead-delivery', 'lead-assignment', 'mail')
          AND start_after < now() + interval '1 minute'`);
      return rows.length === 0;
    }, 60);
  }, 180_000);

  it('cut off before recording a delivery, the worker sends it again under the same key', async () => {
    await cutter.query(`CREATE TRIGGER wait_for_lock BEFORE UPDATE ON deliveries FOR EACH ROW
      WHEN (NEW.status = 'delivered') EXECUTE FUNCTION wait_for_lock()`);
    await cutter.query('SELECT pg_advisory_lock($1)', [LOCK_ID]);
    await until(async () => (await post({ key: randomUUID() })).status === 200, 30);
    await until(someoneWaitsForTheLock, 30);
    await cut();
    await cutter.query('SELECT pg_advisory_unlock($1)', [LOCK_ID]);
    await until(async () => (await delivered()) === 1, 60);
    const keys = receiver.received.map(({ headers }) => String(headers['idempotency-key']));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  }, 120_000);
});
