import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideCms } from '@/content/register-cms-instance';
import { storeLead } from '@/leads/intake/store-lead';
import { serveMetrics } from '@/telemetry/metrics-server';
import { freePort } from '../../../scripts/lib/find-free-port.mjs';
import { deliveryOf, reaches, startDelivering } from '../../support/cms-with-webhook-receiver';
import { submissionOf, until } from '../../support/cms-for-lead-tests';
import { samplesOf } from '../../support/parse-scraped-metrics';

let payload: Payload;
let database: pg.Pool;
let site: Awaited<ReturnType<typeof startDelivering>>;
let port: number;
const stopping = new AbortController();

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

async function scrape() {
  const response = await ask('/metrics');
  expect(response.status).toBe(200);
  return samplesOf(await response.text());
}
const value = async (series: string) => (await scrape()).get(series);

beforeAll(async () => {
  port = await freePort();
  Object.assign(process.env, { METRICS_PORT: String(port) });
  site = await startDelivering();
  ({ payload, database } = site);
  await serveMetrics(stopping.signal);
});
beforeEach(async () => {
  await database.query("UPDATE leads SET created_at = now() - interval '1 hour'");
  site.receiver.answerWith(() => ({ status: 200 }));
});
afterAll(async () => {
  stopping.abort();
  await site.stop();
});

describe('/metrics', () => {
  it('is served only on its own port, by GET', async () => {
    expect((await ask('/metrics')).headers.get('content-type')).toContain('text/plain');
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('has metrics of the process itself', async () => {
    const samples = await scrape();
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('has the delivery time of leads, and failed attempts', async () => {
    const before = await scrape();
    site.receiver.answerWith((_, attempt) => ({ status: attempt === 1 ? 500 : 200 }));
    const { leadId } = await storeLead(payload, submissionOf());
    await reaches(payload, leadId, 'delivered');
    await until(
      async () =>
        (await value('site_lead_delivery_seconds_count{target="webhook"}')) ===
        (before.get('site_lead_delivery_seconds_count{target="webhook"}') ?? 0) + 1,
      30,
    );
    const after = await scrape();
    for (const result of ['failed', 'arrived']) {
      const series = `site_delivery_attempts_total{target="webhook",result="${result}"}`;
      expect([series, (after.get(series) ?? 0) - (before.get(series) ?? 0)]).toEqual([series, 1]);
    }
  });

  it('counts failed deliveries and waiting jobs, with the age of the oldest', async () => {
    const { leadId } = await storeLead(payload, submissionOf());
    await reaches(payload, leadId, 'delivered');
    const { id } = await deliveryOf(payload, leadId);
    await database.query("UPDATE deliveries SET status = 'failed' WHERE id = $1", [id]);
    await database.query(
      `INSERT INTO pgboss.job (name, state, created_on, start_after)
       VALUES ('lead-delivery', 'active', now() - interval '1 hour', now() - interval '1 hour')`,
    );
    const samples = await scrape();
    expect(samples.get('site_deliveries{target="webhook",status="failed"}')).toBe(1);
    expect(samples.get('site_queue_jobs{queue="lead-delivery"}')).toBeGreaterThanOrEqual(1);
    const age = samples.get('site_queue_oldest_job_age_seconds{queue="lead-delivery"}');
    expect(age).toBeGreaterThanOrEqual(3600);
    await database.query("DELETE FROM pgboss.job WHERE created_on < now() - interval '30 minutes'");
  });

  it('counts leads that are overdue', async () => {
    expect(await value('site_leads_unanswered{state="late"}')).toBe(0);
    const { leadId } = await storeLead(payload, submissionOf());
    await database.query("UPDATE leads SET due_at = now() - interval '1 minute' WHERE id = $1", [
      leadId,
    ]);
    expect(await value('site_leads_unanswered{state="late"}')).toBe(1);
    await database.query('UPDATE leads SET first_response_at = now() WHERE id = $1', [leadId]);
    expect(await value('site_leads_unanswered{state="late"}')).toBe(0);
  });

  it('has the time from a save until it is live on this instance', async () => {
    const { listenForRefresh, waitForRefresh } = await import('@/content/cache-refresh-listener');
    const { queueRefresh } = await import('@/content/queue-cache-refresh');
    await listenForRefresh(stopping.signal);
    const before = (await value('site_edit_to_live_seconds_count')) ?? 0;
    await queueRefresh({ payload }, ['redirects']);
    await waitForRefresh();
    await until(async () => (await value('site_edit_to_live_seconds_count')) === before + 1, 30);
  });

  it('answers in time, without stale numbers, while the database hangs or fails', async () => {
    const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const hang = Promise.withResolvers<Payload>();
    provideCms(() => hang.promise);
    try {
      const samples = await scrape();
      expect(samples.get('site_scrape_source_up{source="database"}')).toBe(0);
      expect(samples.get('site_scrape_source_up{source="spool"}')).toBe(1);
      const [gauge] = [...samples.keys()].filter((series) => series.startsWith('site_queue_jobs{'));
      expect(gauge).toBeUndefined();
      hang.reject(new Error('refused'));
      expect(await value('site_scrape_source_up{source="database"}')).toBe(0);
    } finally {
      provideCms(() => Promise.resolve(payload));
      logged.mockRestore();
    }
    expect(await value('site_scrape_source_up{source="database"}')).toBe(1);
  });
});
