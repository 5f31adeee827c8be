import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/test/test-site.mjs';
import { rowsOf } from './post-forms-and-read-rows';
import { sessionToken } from '../support/session-token-from-cookie';

/** A served site with two fake content delivery networks. */
let site: Awaited<ReturnType<typeof startSite>>;
let token: string;
let isBroken = false;
const calls: { url: string; said: string }[] = [];

const network = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const url = request.url ?? '';
    if (!isBroken) calls.push({ url, said: body || String(request.headers['surrogate-key']) });
    response.writeHead(isBroken ? 500 : 200).end('{"success":true}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resume) => network.listen(0, '127.0.0.1', resume));
  const url = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  site = await startSite(
    'networks',
    {
      CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353',
      CLOUDFLARE_API_TOKEN: 'a-token-of-cloudflare',
      CLOUDFLARE_URL: url,
      FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY',
      FASTLY_API_TOKEN: 'a-token-of-fastly',
      FASTLY_URL: url,
      ALLOW_LOOPBACK_TARGETS: 'true',
    },
    { survives: 'kill' },
  );
  const registered = await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'editor@tamvia.example', password: 'a long password for tests' }),
  });
  token = sessionToken(registered);
});
afterAll(async () => {
  await site?.stop();
  network.close();
  network.closeAllConnections();
});

async function told(address: string) {
  const { status, headers } = await fetch(site.url + address, { redirect: 'manual' });
  const tags = headers.get('cache-tag')?.split(',');
  expect(headers.get('surrogate-key')?.split(' ')).toEqual(tags);
  const life = /max-age=(\d+)/.exec(headers.get('cloudflare-cdn-cache-control') ?? '')?.[1];
  const same = /max-age=(\d+)/.exec(headers.get('surrogate-control') ?? '')?.[1];
  expect(same).toBe(life);
  const browsers = headers.get('cache-control');
  return { status, tags, seconds: life === undefined ? undefined : Number(life), browsers };
}

const save = (from: string) =>
  fetch(`${site.url}/api/redirects`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify({ from, to: '/pricing', isPermanent: true }),
  });
const dropped = (part: string, tag: string) =>
  calls.filter(({ url, said }) => url.includes(part) && said.includes(tag)).length;

describe('headers for content delivery networks', () => {
  it.each(['/', '/en', '/pricing'])('allow %s to be cached until it changes', async (address) => {
    await told(address);
    const { tags, seconds, browsers } = await told(address);
    const [locale, path] = address.startsWith('/en') ? ['en', '/'] : ['vi', address];
    expect(tags).toEqual(expect.arrayContaining(['everything', `page:${path}:${locale}`]));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(browsers).toBe('public, max-age=0, must-revalidate'); // publishing shows at once
  });

  it('allow the list of published content to be cached', async () => {
    const { tags, seconds } = await told('/sitemap.xml');
    expect(tags).toEqual(['everything', 'addresses']);
    expect(seconds).toBeGreaterThan(0);
  });

  it('do not allow a page that does not exist yet to be cached', async () => {
    const { status, tags, seconds } = await told('/there-is-nothing');
    expect([status, seconds]).toEqual([404, 0]);
    expect(tags).toEqual(expect.arrayContaining(['everything', 'addresses', 'redirects']));
    expect(await told('/vi')).toMatchObject({ status: 308, seconds: 0 });
  });

  it('tag files as belonging to this site', async () => {
    expect((await told('/icon.svg')).tags).toEqual(['everything']);
    expect((await told('/api/messages/vi/forms')).tags).toEqual(['everything']);
  });

  it.each(['/search?q=demo', '/book-demo/thank-you', '/api/health/live', '/admin/login'])(
    'are not sent for %s',
    async (address) => {
      expect((await told(address)).tags).toBeUndefined();
    },
  );
});

it('a start purges everything, and a save the pages that it changes', async () => {
  for (const part of ['/client/v4/zones/', '/service/']) {
    await expect.poll(() => dropped(part, 'everything')).toBeGreaterThan(0);
  }
  expect((await save('/mot')).status).toBe(201);
  for (const part of ['/client/v4/zones/', '/service/']) {
    await expect.poll(() => dropped(part, 'redirects')).toBeGreaterThan(0);
  }
});

it('the purge of a save survives a kill, and runs when the network works again', async () => {
  const waiting = async () => {
    const [row] = await rowsOf<{ jobs: number }>(
      site.databaseUrl(),
      `SELECT count(*)::int AS jobs FROM pgboss.job
       WHERE name = 'cdn-purge' AND state < 'completed' AND data->'tags' ? 'redirects'
         AND NOT (data->>'isSecond')::boolean`,
    );
    return row?.jobs;
  };
  await expect.poll(waiting).toBe(0);
  isBroken = true;
  expect((await save('/hai')).status).toBe(201);
  await site.kill();
  expect(await waiting()).toBe(2); // one purge for each network
  calls.length = 0;
  isBroken = false;
  await site.restartServer();
  await expect.poll(waiting).toBe(0);
  // The purge may also be part of the one at the start, which purges everything in one call.
  const named = (part: string) => dropped(part, 'redirects') + dropped(part, 'everything');
  for (const part of ['/client/v4/zones/', '/service/']) expect(named(part)).toBeGreaterThan(0);
});

it('nothing may be cached while the instance can not receive refresh messages', async () => {
  const lifeOf = async () => (await told('/')).seconds;
  await expect.poll(lifeOf).toBeGreaterThan(0);
  await site.killDatabase();
  await expect.poll(lifeOf).toBe(0);
  await site.restartDatabase();
  await expect.poll(lifeOf).toBeGreaterThan(0);
});
