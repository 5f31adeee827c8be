import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlePost } from '@/leads/endpoint/handle-post';
import { startWorker } from '@/leads/queue/worker';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';
import { validForm } from '../support/forms';
import { startCms, startReceiver, stopCms, storedIn, until } from '../support/leads';

const nothing = { leads: 0, consents: 0, deliveries: 0, jobs: 0 };
const oneLead = { leads: 1, consents: 2, deliveries: 1, jobs: 1 };

/** Any number; whoever holds it keeps the lead's transaction waiting. */
const GATE = 4711;

describe('foundation: a lost database connection does not end the process, and it recovers', () => {
  let payload: Payload;
  let database: pg.Pool;
  /** Outlives the cuts, and makes them. */
  let cutter: pg.Client;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    let databaseUrl: string;
    ({ payload, database, databaseUrl } = await startCms({
      LEAD_WEBHOOK_URL: receiver.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
    database.on('error', () => {}); // its connections are cut as well
    cutter = new pg.Client({ connectionString: databaseUrl });
    await cutter.connect();
    await cutter.query(`
      CREATE FUNCTION gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_advisory_xact_lock(${GATE}); RETURN NEW; END $$`);
  });

  beforeEach(async () => {
    receiver.received.length = 0;
    await cutter.query('TRUNCATE leads, consents, deliveries CASCADE');
    await cutter.query("DELETE FROM pgboss.job WHERE name = 'lead-delivery'");
  });

  afterEach(async () => {
    await cutter.query('SELECT pg_advisory_unlock_all()');
    for (const table of ['leads', 'deliveries']) {
      await cutter.query(`DROP TRIGGER IF EXISTS gate ON ${table}`);
    }
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await cutter.end();
    await receiver.stop();
  });

  async function post(body: Record<string, string>, { html = false } = {}): Promise<Response> {
    const request = new Request('http://localhost:3000/api/forms/book-demo', {
      method: 'POST',
      headers: html ? {} : { accept: 'application/json' },
      body: new URLSearchParams({ ...validForm, locale: 'vi', ...body }),
    });
    // Only now: the configuration reads the environment when it is loaded.
    const { cms } = await import('@/content/payload');
    return handlePost(cms, 'book-demo', request);
  }

  /** Ends every connection of this process to the database but the cutter's. Returns how many. */
  async function cut(): Promise<number> {
    const { rows } = await cutter.query<{ ended: boolean }>(`
      SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    return rows.filter(({ ended }) => ended).length;
  }

  const someoneWaitsAtTheGate = async () => {
    const { rows } = await cutter.query(
      "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
      [GATE],
    );
    return rows.length > 0;
  };

  /** Holds the next lead's transaction where the trigger stands, cuts it there, and lets go. */
  async function cutWhile(trigger: string, sending: () => Promise<Response>): Promise<Response> {
    await cutter.query(`CREATE ${trigger} FOR EACH ROW EXECUTE FUNCTION gate()`);
    await cutter.query('SELECT pg_advisory_lock($1)', [GATE]);
    const answer = sending();
    await until(someoneWaitsAtTheGate, 15);
    expect(await cut()).toBeGreaterThan(0);
    await cutter.query('SELECT pg_advisory_unlock($1)', [GATE]);
    return answer;
  }

  it.each([
    ['the lead is being written', 'TRIGGER gate BEFORE INSERT ON leads'],
    ['all but its job is written', 'TRIGGER gate AFTER INSERT ON deliveries'],
    [
      'it is being committed',
      'CONSTRAINT TRIGGER gate AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED',
    ],
  ])('cut while %s: 503, nothing half-stored, and the same again is stored', async (_, trigger) => {
    const key = randomUUID();
    const refused = await cutWhile(trigger, () => post({ key }));
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      code: 'unavailable',
      message: vietnamese.notice.unavailable,
    });
    expect(await storedIn(cutter)).toEqual(nothing);

    const retried = await post({ key });
    expect(retried.status).toBe(200);
    expect(await storedIn(cutter)).toEqual(oneLead);
    expect((await post({ key })).status).toBe(200);
    expect(await storedIn(cutter)).toEqual(oneLead);
  });

  it('without JavaScript the message comes as plain text, in the language of the page', async () => {
    const refused = await cutWhile('TRIGGER gate BEFORE INSERT ON leads', () =>
      post({ locale: 'en' }, { html: true }),
    );
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await refused.text()).toBe(english.notice.unavailable);
    expect(await storedIn(cutter)).toEqual(nothing);
    expect((await post({ locale: 'en' }, { html: true })).status).toBe(303);
    expect(await storedIn(cutter)).toEqual(oneLead);
  });

  it('connections cut while nobody uses them: the next form finds new ones', async () => {
    await post({ key: randomUUID() });
    expect(await cut()).toBeGreaterThan(0);
    // Long enough for the process to hear of it; a form that comes sooner may get its 503.
    await new Promise((resume) => setTimeout(resume, 300));
    const answer = await post({ key: randomUUID(), name: 'Hoa' });
    expect(answer.status).toBe(200);
    expect(await storedIn(cutter)).toEqual({ leads: 2, consents: 4, deliveries: 2, jobs: 2 });
  });

  it('the worker goes on delivering, each lead once', async () => {
    await startWorker(payload);
    await post({ key: randomUUID() });
    await until(() => receiver.received.length === 1, 30);
    await cut();
    await new Promise((resume) => setTimeout(resume, 300));
    expect((await post({ key: randomUUID(), name: 'Hoa' })).status).toBe(200);
    const delivered = async () => {
      const { totalDocs } = await payload.count({
        collection: 'deliveries',
        where: { status: { equals: 'delivered' } },
      });
      return totalDocs === 2;
    };
    await until(delivered, 45);
    const keys = receiver.received.map(({ headers }) => String(headers['idempotency-key']));
    expect(new Set(keys).size).toBe(2);
  }, 120_000);
});
