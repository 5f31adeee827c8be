import { readFileSync, globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../scripts/lib/find-free-port.mjs';
import { startSite } from '../../scripts/test/test-site.mjs';
import { canary, speaksOfCanary } from '../support/find-leaks-of-known-person';
import { namesIn, samplesOf } from '../support/parse-scraped-metrics';
import { newForm, post } from './post-forms-and-read-rows';
import { sessionToken } from '../support/session-token-from-cookie';

let site: Awaited<ReturnType<typeof startSite>>;
let metrics: string;

beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  site = await startSite('metrics', { METRICS_PORT, TRUSTED_PROXIES: '1' }, { survives: 'kill' });
});
afterAll(() => site?.stop());

const text = async () => (await fetch(metrics)).text();
const scrape = async () => samplesOf(await text());
const read = async (address: string, init?: RequestInit) => {
  const response = await fetch(site.url + address, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response.status;
};
const requests = (route: string, status: string) =>
  `site_http_requests_total{route="${route}",status="${status}"}`;

it('are not served on the port of the site', async () => {
  expect(await read('/metrics')).toBe(404);
});

describe('requests are counted by route', () => {
  it.each([
    ['/', '/', '2xx'],
    ['/en/pricing', '/[page]', '2xx'],
    ['/blog/there-is-no-such-article', 'nothing', '4xx'],
    ['/icon.svg', 'file', '2xx'],
    ['/search?q=demo', 'search', '2xx'],
    ['/sitemap.xml', 'sitemaps', '2xx'],
    ['/vi', 'moved', '3xx'],
    ['/api/health/live', '/api/health/live', '2xx'],
    ['/api/users/me', '/api/[...slug]', '2xx'],
    ['/admin/login', '/admin/[[...segments]]', '2xx'],
  ])('%s as %s', async (address, route, status) => {
    const before = (await scrape()).get(requests(route, status)) ?? 0;
    await read(address);
    await expect
      .poll(async () => (await scrape()).get(requests(route, status)) ?? 0)
      .toBe(before + 1);
  });

  it('and pages by whether they were cached', async () => {
    const hits = 'site_page_cache_answers_total{result="hit"}';
    await read('/');
    const before = (await scrape()).get(hits) ?? 0;
    await read('/');
    expect((await scrape()).get(hits)).toBe(before + 1);
  });
});

it('metrics contain nothing that a visitor has sent', async () => {
  const { name, phone } = canary;
  expect(await post(site.url, { ...newForm(), name, phone })).toMatchObject({ status: 200 });
  for (const address of [
    `/search?q=${encodeURIComponent(canary.name)}`,
    `/api/search?locale=vi&q=${encodeURIComponent(canary.email)}`,
    '/zorblax-quetzalwing',
    '/blog/zorblax',
    '/newsletter/zorblax-quetzal',
    '/api/zorblax',
    '/admin/collections/zorblax',
    '/_next/static/zorblax',
  ]) {
    await read(address, {
      headers: { 'User-Agent': 'zorblax', 'X-Forwarded-For': '203.0.113.7', Cookie: 'a=zorblax' },
    });
  }
  await read('/api/forms/zorblax', { method: 'POST' });
  const scraped = await text();
  expect(speaksOfCanary(scraped)).toBe(false);
  expect(scraped).not.toContain('203.0.113.7');
  expect(scraped).toContain(requests('/api/forms/[kind]', '2xx'));
});

it('two hundred invented addresses create no new time series', async () => {
  const shapes = [
    (made: string) => `/${made}`,
    (made: string) => `/en/blog/${made}`,
    (made: string) => `/api/documents/${made}`,
    (made: string) => `/_next/static/${made}`,
    (made: string) => `/search/${made}/${made}`,
  ];
  const ask = (index: number) => read(shapes[index % shapes.length]!(`made-up-${index}`));
  for (let index = 0; index < shapes.length; index += 1) await ask(index);
  // Requests of every kind have been counted by now, so further ones add no new series.
  await expect.poll(async () => (await scrape()).size).toBeGreaterThan(0);
  const ofRequests = async () =>
    [...(await scrape()).keys()].filter((series) => series.startsWith('site_http_')).sort();
  const before = await ofRequests();
  for (let index = 5; index < 205; index += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, more) => ask(index + more)));
  }
  expect(await ofRequests()).toEqual(before);
});

it('a metric shows the time from a save until it is live', async () => {
  const account = { email: 'editor@tamvia.example', password: 'a long password for tests' };
  const json = { 'Content-Type': 'application/json' };
  const registered = await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const token = sessionToken(registered);
  const saved = await fetch(`${site.url}/api/redirects`, {
    method: 'POST',
    headers: { ...json, Authorization: `JWT ${token}` },
    body: JSON.stringify({ from: '/loi-cu', to: '/pricing', isPermanent: true }),
  });
  expect(saved.status).toBe(201);
  await expect
    .poll(async () => (await scrape()).get('site_edit_to_live_seconds_count') ?? 0)
    .toBeGreaterThan(0);
});

describe('every metric of the dashboard and the alerts exists', () => {
  /** Names of metrics in a PromQL expression. */
  const asked = (expression: string) =>
    expression.match(/\b(?:site|process|nodejs)_[a-z0-9_]+/g) ?? [];

  it.each(globSync('deploy/grafana/*.json'))('%s', async (file) => {
    const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
      panels: { title: string; targets?: { expr: string }[] }[];
    };
    const names = namesIn(await scrape());
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(10);
    expect(expressions.flatMap(asked).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(globSync('deploy/prometheus/*.rules.yml'))('%s', async (file) => {
    const { groups } = parse(readFileSync(file, 'utf8')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const names = namesIn(await scrape());
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.flatMap(({ expr }) => asked(expr)).filter((name) => !names.has(name))).toEqual([]);
  });
});
