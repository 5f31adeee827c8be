import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlePost } from '@/leads/intake/handle-form-post';
import { startWorker } from '@/leads/start-workers';
import { validForm } from '../../support/valid-forms';
import { startCms, startReceiver, stopCms, until } from '../../support/cms-for-lead-tests';

// The time zone is changed before any module of the site is loaded.
vi.hoisted(() => {
  process.env.TZ = 'America/New_York';
});

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('D22 times are stored in UTC', () => {
  let payload: Payload;
  let database: pg.Pool;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    receiver = await startReceiver();
    ({ payload, database } = await startCms({
      LEAD_WEBHOOK_URL: receiver.url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    }));
  });

  afterAll(async () => {
    await stopCms(payload, database);
    await receiver.stop();
  });

  async function post(body: Record<string, string>, { html = false } = {}): Promise<Response> {
    const request = new Request('http://localhost:3000/api/forms/book-demo', {
      method: 'POST',
      headers: html ? {} : { accept: 'application/json' },
      body: new URLSearchParams(body),
    });
    return handlePost(() => Promise.resolve(payload), 'book-demo', request);
  }

  it('by a process whose time zone is New York', async () => {
    const before = Date.now();
    expect(new Date().getTimezoneOffset()).toBeGreaterThanOrEqual(4 * 60);
    await startWorker(payload);
    expect((await post(validForm)).status).toBe(200);
    expect((await post({ ...validForm, email: 'lan@' }, { html: true })).status).toBe(303);
    await until(async () => {
      const { rows } = await database.query(
        "SELECT 1 FROM deliveries WHERE status = 'delivered' AND delivered_at IS NOT NULL",
      );
      return rows.length > 0;
    }, 50);

    // Times in the database, read as UTC, match the real time.
    const { rows } = await database.query<{ name: string; at: string; ahead: number }>(`
      SELECT name, at AT TIME ZONE 'UTC' || 'Z' AS at, ahead FROM (
        SELECT 'lead' AS name, created_at AS at, 0 AS ahead FROM leads
        UNION ALL SELECT 'consent', created_at, 0 FROM consents
        UNION ALL SELECT 'delivery', updated_at, 0 FROM deliveries
        UNION ALL SELECT 'delivered', delivered_at, 0 FROM deliveries
        UNION ALL SELECT 'job', created_on, 0 FROM pgboss.job WHERE name = 'lead-delivery'
        UNION ALL SELECT 'stash', expires_at, 30 FROM form_stashes) AS times`);
    expect(new Set(rows.map(({ name }) => name))).toEqual(
      new Set(['lead', 'consent', 'delivery', 'delivered', 'job', 'stash']),
    );
    for (const { name, at, ahead } of rows) {
      const moment = Date.parse(at.replace(' ', 'T')) - ahead * 60_000;
      expect([name, moment >= before - 1000, moment <= Date.now() + 1000]).toEqual([
        name,
        true,
        true,
      ]);
    }

    // Times in answers are marked as UTC.
    const { docs } = await payload.find({ collection: 'leads', depth: 0 });
    const { lead, consents } = JSON.parse(receiver.received[0]!.body) as {
      lead: { receivedAt: string };
      consents: { at: string }[];
    };
    expect(lead.receivedAt).toBe(docs[0]?.createdAt);
    expect(consents).toHaveLength(2);
    for (const at of [lead.receivedAt, ...consents.map((consent) => consent.at)]) {
      expect(at).toMatch(iso);
    }
    expect(Math.abs(Date.parse(lead.receivedAt) - before)).toBeLessThan(60_000);
  });

  it('and every time column stores its time zone', async () => {
    const { rows } = await database.query<{ column: string; type: string }>(`
      SELECT table_schema || '.' || table_name || '.' || column_name AS column, data_type AS type
      FROM information_schema.columns
      WHERE table_schema IN ('public', 'pgboss') AND data_type ~ '^(timestamp|date|time)'
        -- The queue's own number of a slot of time, not a time at which anything happened.
        AND column_name <> 'singleton_on'`);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ type }) => type !== 'timestamp with time zone')).toEqual([]);
  });
});
