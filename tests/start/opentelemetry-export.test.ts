import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/find-free-port.mjs';
import { startSite } from '../../scripts/test/test-site.mjs';
import { canary, speaksOfCanary } from '../support/find-leaks-of-known-person';
import { type ReceivedSpan, startCollector, valueOf } from '../support/fake-telemetry-collector';
import { startMailServer } from '../support/fake-mail-server';
import { samplesOf } from '../support/parse-scraped-metrics';
import { startVendor } from '../support/fake-vendor-server';
import { newForm } from './post-forms-and-read-rows';

/** A site with telemetry: what it sends to an OpenTelemetry collector, and what it must never send. */
type Site = Awaited<ReturnType<typeof startSite>>;

const TRACE = 'a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4';
const PROXY_SPAN = 'b1b2c3d4b1b2c3d4';
const TRACEPARENT = `00-${TRACE}-${PROXY_SPAN}-01`;
const HOOK = path.resolve(import.meta.dirname, '../support/log-loaded-modules.mjs');
const SENDER = '203.0.113.77';
const SOON = { OTEL_BSP_SCHEDULE_DELAY: '100', OTEL_METRIC_EXPORT_INTERVAL: '200' };

let collector: Awaited<ReturnType<typeof startCollector>>;
let webhook: Awaited<ReturnType<typeof startVendor>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  webhook = await startVendor(() => ({ status: 200, body: {} }));
  mailServer = await startMailServer();
});
afterAll(async () => {
  await webhook?.stop();
  await mailServer?.stop();
});

/** Starts a site that delivers leads and mails, and exports to the collector. */
const started = (name: string, env: Record<string, string>) =>
  startSite(
    name,
    {
      ALLOW_LOOPBACK_TARGETS: 'true',
      LEAD_WEBHOOK_URL: `${webhook.url}/leads`,
      LEAD_WEBHOOK_SECRET: 'shared-with-the-receiver',
      SMTP_URL: mailServer.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...SOON,
      ...env,
    },
    { survives: 'kill' },
  );

/** Sends a request whose headers are unmistakable, so that they can be found in any output. */
const asCanary = (site: Site, address: string, init: RequestInit = {}) =>
  fetch(site.url + address, {
    redirect: 'manual',
    ...init,
    headers: {
      'User-Agent': 'zorblax/1.0',
      'X-Forwarded-For': SENDER,
      Cookie: 'visited=zorblax; preview=zorblax',
      Referer: `${site.url}/?utm_source=zorblax`,
      'Accept-Language': 'x-zorblax',
      Traceparent: TRACEPARENT,
      Tracestate: 'zorblax=quetzal',
      Baggage: 'name=zorblax',
      ...(init.headers as Record<string, string>),
    },
  });

const canaryForm = () => ({
  ...newForm(),
  name: canary.name,
  email: canary.email,
  phone: canary.phone,
  company: 'zorblaxia.vn',
  description: 'Tôi là Zorblax Quetzalwing, gọi 0987654321.',
});

const sendForm = (site: Site, form: Record<string, string>, kind = 'book-demo') =>
  asCanary(site, `/api/forms/${kind}?utm_campaign=zorblax`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });

/** The names of the spans of a trace. Each span must have a parent in the trace, or that of the proxy. */
function joined(spans: readonly ReceivedSpan[]): string[] {
  const ids = new Set([PROXY_SPAN, ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);
  return spans.map(({ name }) => name);
}

const speaks = (text: string) => speaksOfCanary(text) || text.includes(SENDER);

describe('an OpenTelemetry collector', () => {
  let site: Site;
  let metrics: string;

  beforeAll(async () => {
    collector = await startCollector();
    const METRICS_PORT = String(await freePort());
    metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    site = await started('telemetry', {
      METRICS_PORT,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'site-under-test',
      TRUSTED_PROXIES: '1',
    });
  });
  afterAll(async () => {
    await site?.stop();
    await collector?.stop();
  });

  it('receives the request of a form, its intake, its jobs and its deliveries as one trace', async () => {
    const sent = await sendForm(site, canaryForm());
    expect(sent.headers.get('location')).toContain('/thank-you');
    const ofForm = () => collector.spans().filter(({ traceId }) => traceId === TRACE);
    const wanted = [
      'POST /api/forms/[kind]',
      'form.intake',
      'form.store',
      'job lead-delivery',
      'delivery',
      'request POST',
      'job mail',
      'mail',
      'job lead-assignment',
    ];
    const missing = () => {
      const names = ofForm().map(({ name }) => name);
      return wanted.filter((name) => !names.includes(name));
    };
    await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
    // Waits until the exporter has sent once more, so that all periodic data has arrived.
    await pause(500);
    joined(ofForm());
    const one = (name: string) => ofForm().find((span) => span.name === name)!;
    expect(one('POST /api/forms/[kind]').parentSpanId).toBe(PROXY_SPAN);
    expect(one('form.intake').parentSpanId).toBe(one('POST /api/forms/[kind]').spanId);
    expect(one('delivery').parentSpanId).toBe(one('job lead-delivery').spanId);
    expect(one('request POST').parentSpanId).toBe(one('delivery').spanId);
    const about = (name: string, attribute: string) => valueOf(one(name).attributes, attribute);
    expect(about('POST /api/forms/[kind]', 'http.route')).toBe('/api/forms/[kind]');
    expect(about('POST /api/forms/[kind]', 'http.response.status_code')).toBe(303);
    expect(about('form.intake', 'form.kind')).toBe('book-demo');
    expect(about('request POST', 'server.address')).toBe('127.0.0.1');
  });

  it('receives the spans of rendering a page', async () => {
    const before = collector.spans().length;
    expect((await asCanary(site, '/en/contact?q=zorblax')).status).toBe(200);
    const names = () =>
      collector
        .spans()
        .slice(before)
        .map(({ name }) => name);
    for (const name of ['GET /[page]', 'page.make', 'page.render', 'content.read']) {
      await expect.poll(names).toContain(name);
    }
  });

  it('receives no data of senders and visitors, and neither does the log', async () => {
    for (const address of [
      `/search?q=${encodeURIComponent(canary.name)}`,
      `/api/search?locale=vi&q=${encodeURIComponent(canary.email)}`,
      '/zorblax-quetzalwing',
      '/blog/zorblax',
      '/newsletter/zorblax-quetzal',
      '/api/zorblax',
      '/admin/collections/zorblax',
      '/ticket/zorblax',
    ]) {
      await (await asCanary(site, address)).arrayBuffer();
    }
    const refused = await sendForm(site, { ...canaryForm(), email: 'zorblax@' });
    const kept = refused.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
    await asCanary(site, refused.headers.get('location')!, {
      headers: { Cookie: kept.join('; ') },
    });
    for (const kind of ['contact', 'get-document', 'zorblax']) {
      await sendForm(site, canaryForm(), kind);
    }
    await asCanary(site, '/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: canary.email, password: canary.name }),
    });
    const { length } = collector.spans();
    await asCanary(site, '/en/pricing?name=zorblax');
    await expect.poll(() => collector.spans().length).toBeGreaterThan(length);
    await expect.poll(() => webhook.log.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(speaks(JSON.stringify(webhook.log))).toBe(true); // only the receiver of leads gets the name
    expect(collector.spans().length).toBeGreaterThan(20);
    expect(speaks(collector.everything())).toBe(false);
    expect(speaks(readFileSync(site.logFile, 'utf8'))).toBe(false);
  });

  it('receives the metrics of /metrics, with the same numbers', async () => {
    const samples = samplesOf(await (await fetch(metrics)).text());
    const names = (all: string[]) => [...new Set(all)].toSorted();
    const scraped = names(
      [...samples.keys()].map((series) => series.replace(/(?:_bucket|_sum|_count)?(?:\{.*)?$/, '')),
    );
    await expect
      .poll(() => names(collector.metrics().map(({ name }) => name.replace(/_(?:sum|count)$/, ''))))
      .toEqual(scraped);
    const found = collector
      .metrics()
      .find(({ name }) => name === 'site_http_request_duration_seconds');
    const route = '/api/forms/[kind]';
    const point = found?.histogram?.dataPoints.find(
      ({ attributes }) => valueOf(attributes, 'route') === route,
    );
    const counts = point?.bucketCounts.map(Number) ?? [];
    expect(counts).toHaveLength((point?.explicitBounds.length ?? 0) + 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(point?.count));
    expect(point?.count).toBe(
      samples.get(`site_http_request_duration_seconds_count{route="${route}"}`),
    );
  });

  it('receives the identity of the site', () => {
    expect(collector.everything()).toContain('site-under-test');
    expect(collector.everything()).toContain('service.instance.id');
  });
});

describe('a failing OpenTelemetry collector', () => {
  /**
   * An exporter waits ten seconds for a collector that hangs; a page or form that waited for it would exceed this
   * limit.
   */
  const EXPORT_TIMEOUT_MS = 4000;
  const STOPPED_WITHIN_MS = 8000;
  let isStopped = false;
  let site: Site;

  beforeAll(async () => {
    collector = await startCollector();
    site = await started('telemetry-away', {
      OTEL_METRICS_EXPORTER: 'none',
      NODE_OPTIONS: `--import=${HOOK}`,
    });
  });
  afterAll(async () => {
    if (!isStopped) await site?.stop();
    await collector?.stop();
  });

  const logged = (event: string) =>
    readFileSync(site.logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes(`"${event}"`)).length;

  it('receives protobuf, and never a trace id invented by a stranger', async () => {
    await sendForm(site, canaryForm());
    await expect.poll(() => collector.everything()).toContain('form.intake');
    expect(new Set(collector.requests.map(({ type }) => type))).toEqual(
      new Set(['application/x-protobuf']),
    );
    expect(collector.everything()).not.toContain(Buffer.from(TRACE, 'hex').toString('latin1'));
    expect(speaks(collector.everything())).toBe(false);
  });

  it('causes its code to be loaded only when it is configured', () => {
    // start-order.test.ts tests the opposite: without the configuration the code is not loaded.
    expect(readFileSync(site.logFile, 'utf8')).toContain('"test.telemetry-loaded"');
  });

  it.each(['fail', 'hang', 'away'] as const)('(%s) delays no page and no form', async (manner) => {
    const before = collector.requests.length;
    await collector.behave(manner);
    for (let turn = 0; turn < 8; turn += 1) {
      const began = performance.now();
      expect((await asCanary(site, `/en/pricing?turn=${turn}`)).status).toBe(200);
      const sent = await sendForm(site, canaryForm());
      expect(sent.headers.get('location')).toContain('/thank-you');
      expect(performance.now() - began).toBeLessThan(EXPORT_TIMEOUT_MS);
      await pause(150);
    }
    if (manner === 'fail') expect(collector.requests.length).toBeGreaterThan(before + 2);
  });

  it('is logged once when it fails, and once when it recovers', async () => {
    await expect.poll(() => logged('telemetry.not-sent'), { timeout: 30_000 }).toBe(1);
    await collector.behave('take');
    const isSent = async () => {
      await asCanary(site, '/en/pricing');
      return logged('telemetry.sent-again');
    };
    await expect.poll(isSent, { timeout: 30_000, interval: 200 }).toBe(1);
    expect(logged('telemetry.not-sent')).toBe(1);
  });

  it('does not keep the site from stopping', async () => {
    await collector.behave('hang');
    await asCanary(site, '/en/pricing');
    const began = performance.now();
    await site.stop();
    isStopped = true;
    expect(performance.now() - began).toBeLessThan(STOPPED_WITHIN_MS);
  });
});
