import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/test/test-site.mjs';
import { startMailServer } from '../support/fake-mail-server';
import { type AdminSession, startSession } from './fuzz/admin-session';
import { cmsEndpoints } from './fuzz/cms-endpoints';
import { actionIds } from './fuzz/fuzz-server-functions';
import { send } from './fuzz/send-raw-request';
import { sendValidForms } from './fuzz/send-valid-forms';
import { sendSlice, type SliceTally } from './fuzz/fuzz-site-with-one-seed';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/**
 * The number of requests of a slice, of which one goes to each kind of endpoint and screen, and the others are drawn at
 * random; `npm run test:long` sends 20,000.
 */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 500);
/** How long slices are sent, in minutes; at least one is sent. */
const MINUTES = Number(process.env.HOSTILE_MINUTES ?? 0);
const MAX_SHOWN = 20;
/** The maximum growth of the server's memory after the first slice, which loads and fills the caches. */
const MAX_GROWTH_MIB = 150;
/** The minimum percentage of requests with an admin's session that are not refused because of their sender. */
const MIN_AUTHENTICATED_PERCENT = 85;
const TEST_TIMEOUT_MS = Math.max(300_000, INPUTS * 90) + MINUTES * 60_000;

const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let site: Awaited<ReturnType<typeof startSite>>;
let session: AdminSession;

beforeAll(async () => {
  // Each request has another sender, so that no rate limit answers first. The database has a minute for each answer,
  // because requests on a busy machine may be slow, but must not fail.
  // Without a mail server a request for a new password is answered with 503.
  mailServer = await startMailServer();
  site = await startSite('hostile', {
    TRUSTED_PROXIES: '1',
    REQUEST_LIMIT_MS: '60000',
    SMTP_URL: mailServer.url,
  });
  session = await startSession(site.url);
  await sendValidForms(site.url);
});

afterAll(async () => {
  await site?.stop();
  await mailServer?.stop();
});

async function livePages(): Promise<string[]> {
  const addressesIn = async (file: string) => {
    const text = await (await fetch(new URL(file, site.url))).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
  };
  const maps = await addressesIn('/sitemap.xml');
  return (await Promise.all(maps.map(addressesIn))).flat();
}

const residentMiB = () =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid())], { encoding: 'utf8' })) / 1024;

/** Keeps the tally of a slice where `npm run test:long` looks for it, at once: a run may be cut off. */
function note(tally: SliceTally & { mebibytes: number }): void {
  const { families, ...counts } = tally;
  const line = JSON.stringify({
    ...counts,
    failures: tally.failures.length,
    hangs: tally.hangs.length,
  });
  const answers = Object.entries(families).map(([name, of]) => `${name}: ${JSON.stringify(of)}`);
  console.log([line, ...answers.toSorted(), ...tally.failures, ...tally.hangs].join('\n'));
  if (process.env.SLICES_FILE) appendFileSync(process.env.SLICES_FILE, `${line}\n`);
}

const BODY_BYTES = 40 * 1024 * 1024;
const BODIES = 20;

/** Streams a body to an endpoint until it is complete or the connection is closed. Returns the status. */
function pour(path: string, length: string): Promise<number> {
  const { port } = new URL(site.url);
  const piece = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
  return new Promise((resolve) => {
    let said = '';
    let sent = 0;
    const socket = connect(Number(port), '127.0.0.1');
    const more = () => {
      while (sent < BODY_BYTES && !socket.destroyed) {
        sent += piece.length;
        if (!socket.write(piece)) return;
      }
    };
    socket.once('connect', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
      );
      more();
    });
    socket.on('drain', more);
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    // An error only means that the server closed the connection early; `close` follows.
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)));
  });
}

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (bodies far over any limit, from strangers)', () => {
  it(`${BODIES} concurrent bodies of ${BODY_BYTES / 1024 / 1024} MiB are refused, and other requests are answered meanwhile`, async () => {
    const before = residentMiB();
    const lengths = [`Content-Length: ${BODY_BYTES}`, 'Transfer-Encoding: chunked'];
    const paths = [
      '/api/users/login',
      '/api/leads',
      '/api/help-center/first-two-weeks',
      '/pricing',
    ];
    const statuses = Promise.all(
      Array.from({ length: BODIES }, (_, number) =>
        pour(paths[number % paths.length]!, lengths[Math.floor(number / 2) % 2]!),
      ),
    );
    const begin = performance.now();
    expect((await fetch(`${site.url}/en`)).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(3000);
    expect((await statuses).every((status) => status === 413 || status === 405)).toBe(true);
    expect(residentMiB() - before).toBeLessThan(200);
  });
});

it('too many search requests are refused with a page, and other pages are served meanwhile', async () => {
  const address = `${site.url}/en/search?q=survey`;
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const answered = await fetch(address, { headers });
  expect(answered.status).toBe(200);
  await answered.body?.cancel();
  // An empty query counts as well, and is little work for the site.
  for (let asked = 1; asked < 125; asked += 1) {
    const answer = await fetch(`${site.url}/en/search?q=`, { headers });
    await answer.body?.cancel();
  }
  const refused = await fetch(address, { headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toContain('text/html');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Please wait a moment');
  expect((await fetch(`${site.url}/en`, { headers })).status).toBe(200);
});

it.each([
  ['/', 'same-origin'],
  ['/en/nothing-is-here', 'same-origin'],
  ['/admin', 'same-origin'],
  ['/api/health/live', 'same-origin'],
  ['/%ff', 'same-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/_next/image?url=%2Fgallery%2Fnone.png&w=640&q=75', 'cross-origin'],
])(
  'every answer has headers that isolate it from other sites, from every part of the server (%s)',
  async (address, policy) => {
    const { headers } = await fetch(site.url + address, { redirect: 'manual' });
    expect(headers.get('cross-origin-resource-policy')).toBe(policy);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // The public address of the site under test is not https, so no answer has HSTS.
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

it('requests no browser makes are refused, or their unusual headers are ignored', async () => {
  const html = await (await fetch(`${site.url}/en`)).text();
  const file = /\/_site\/[^"]+\.js/.exec(html)![0];
  const range = (value: string) => ({ range: value });
  const asked: [string, string, Record<string, string>, number[]][] = [
    ['TRACE', '/', {}, [405]],
    ['OPTIONS', '*', {}, [400]],
    ['OPTIONS', '/en', {}, [405]],
    ['POST', '/en', {}, [405]],
    ['GET', '/%ff', {}, [400]],
    ['GET', '/en/a%00b', {}, [400]],
    // A line break that the framework would write into the log (log injection).
    ['GET', '/en/a%0Ab', {}, [400]],
    ['GET', '/api/media/file/a%0d%0ab.png', {}, [400]],
    ['GET', '/_next/image?url=%2Fa%0A%7B%22level%22%7D.png&w=640&q=75', {}, [400]],
    ['GET', '/en/search?q=a%0Ab', {}, [200]],
    ['POST', '/admin/x', { 'next-action': 'a'.repeat(40), origin: 'https://evil.example' }, [403]],
    ['POST', '/admin/x', { 'next-action': 'a'.repeat(40), origin: 'null' }, [403]],
    ['GET', '/en?q=%ff', {}, [200]],
    ['GET', '//evil.example/%5cevil.example', {}, [404]],
    ...[file, '/favicon.ico', '/en'].flatMap((path) =>
      ['bytes=99999999-1', 'bytes=-1', 'bytes=9-1', 'bytes=x', 'bytes=0-0,2-3'].map(
        (value): (typeof asked)[number] => ['GET', path, range(value), [200, 206, 416]],
      ),
    ),
    ['GET', file, { 'if-match': '"x"', 'if-unmodified-since': 'x' }, [200, 412]],
    ['GET', '/en', { 'if-none-match': ','.repeat(4000) }, [200]],
  ];
  const agent = new Agent();
  for (const [method, path, headers, statuses] of asked) {
    const input = { method, path, headers, body: null, session: false, sender: 1 };
    const status = await send(new URL(site.url), agent, input, '');
    expect(statuses, `${method} ${path} ${JSON.stringify(headers)}`).toContain(status);
  }
  agent.destroy();
});

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (functions of the admin)', () => {
  const list = { name: 'render-list', args: { collectionSlug: 'pages' } };
  const calls: [string, string, 'admin' | 'stranger', number[]][] = [
    ['no arguments at all', '', 'admin', [400]],
    ['no JSON', '{"a":', 'admin', [400]],
    ['no list', 'null', 'admin', [400]],
    ['an empty list', '[]', 'admin', [400]],
    ['an unknown function', '[{"name":"x","args":{}}]', 'admin', [400]],
    ['another reference', '["$F1"]', 'admin', [400]],
    [
      'a list of a type that there is not',
      '[{"name":"render-list","args":{"collectionSlug":"x"}}]',
      'admin',
      [400],
    ],
    ['a list', JSON.stringify([list]), 'admin', [200]],
    ['a list', JSON.stringify([list]), 'stranger', [401]],
    ['an unknown function', '[{"name":"x","args":{}}]', 'stranger', [401]],
  ];
  it.each(calls)('a call with %s (%s) as %s', async (_, body, who, statuses) => {
    const answers = await Promise.all(
      actionIds().map((id) =>
        fetch(`${site.url}/admin`, {
          method: 'POST',
          headers: {
            'Next-Action': id,
            Accept: 'text/x-component',
            'Content-Type': 'text/plain;charset=UTF-8',
            ...(who === 'admin' ? { cookie: session.cookie() } : {}),
          },
          body,
        }),
      ),
    );
    // The build has two server functions. The one that switches the language refuses these arguments with 400 in any
    // case.
    const found = answers.map(({ status }) => status);
    expect(found.filter((status) => status !== 400 && !statuses.includes(status))).toEqual([]);
    expect(found.some((status) => statuses.includes(status))).toBe(true);
    for (const answer of answers) {
      if (answer.status >= 400) {
        expect(await answer.json()).toEqual({
          code: expect.stringMatching(/\S/) as string,
          message: expect.stringMatching(/\S{3}/) as string,
        });
      } else await answer.body?.cancel();
    }
  });
});

it('a refused call of the admin is logged in one line, without the stack of the framework', async () => {
  const begin = readFileSync(site.logFile, 'utf8').length;
  const [known] = actionIds();
  const calls: [string, string][] = [
    [known!, '{"a":'],
    [known!, 'null'],
    [known!, '[{"name":"x","args":{}}]'],
    ['a'.repeat(42), '[]'],
  ];
  for (const [id, body] of calls) {
    const headers = { 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8' };
    const answer = await fetch(`${site.url}/admin`, { method: 'POST', headers, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('x-nextjs-action-not-found')).toBe(id === known ? null : '1');
    await answer.body?.cancel();
  }
  const lines = readFileSync(site.logFile, 'utf8').slice(begin).trim().split('\n');
  const refused = lines.filter((line) => line.includes('"event":"admin.call-refused"'));
  expect(refused).toHaveLength(calls.length);
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
});

it('an invented cookie adds nothing to the page cache', async () => {
  await fetch(`${site.url}/en/pricing`);
  const forged = '__prerender_bypass=x; __next_preview_data=x; preview=99999999999.x';
  for (let asked = 0; asked < 100; asked += 1) {
    const answer = await fetch(`${site.url}/en/nothing-${asked}`, { headers: { cookie: forged } });
    expect(answer.status).toBe(404);
    await answer.body?.cancel();
  }
  const kept = await fetch(`${site.url}/en/pricing`, { headers: { cookie: forged } });
  expect(kept.headers.get('cache-status')).toBe('pages; hit');
});

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500', () => {
  it(
    `any request, to every address (${INPUTS} requests a slice, first seed ${SEED})`,
    async () => {
      const live = await livePages();
      expect(live.length).toBeGreaterThan(50);
      const endpoints = await cmsEndpoints();
      expect(endpoints.length).toBeGreaterThan(1000);
      const target = { origin: new URL(site.url), session, live, endpoints };
      const end = Date.now() + MINUTES * 60_000;
      let slices = 0;
      let firstMiB = 0;
      const found: string[] = [];
      do {
        const tally = await sendSlice(target, {
          seed: SEED + slices,
          requests: INPUTS,
          firstSender: slices * INPUTS,
        });
        slices += 1;
        const mebibytes = Math.round(residentMiB());
        firstMiB ||= mebibytes;
        note({ ...tally, mebibytes });
        found.push(...tally.failures, ...tally.hangs);
        // From the first request to the last, the admin is signed in and finds something.
        expect.soft(tally.letIn).toBeGreaterThan(MIN_AUTHENTICATED_PERCENT);
        // Halves of the slice are compared, because a tenth of a small slice has few requests of the admin.
        const [first, second] = [tally.found.slice(0, 5), tally.found.slice(5)].map(meanOf);
        expect.soft(second).toBeGreaterThan(first! / 2);
        if (slices > 1) expect.soft(mebibytes - firstMiB).toBeLessThan(MAX_GROWTH_MIB);
      } while (Date.now() < end);
      const faults = `${found.length} of ${slices * INPUTS}`;
      expect.soft(found.slice(0, MAX_SHOWN), faults).toEqual([]);
      const ready = await fetch(`${site.url}/api/health/ready`);
      expect(ready.status).toBe(200);
      // The log names errors by their class, not by the letter that a minified build gives it.
      const named = [...readFileSync(site.logFile, 'utf8').matchAll(/"error":"([^"]*)"/g)];
      expect(named.length).toBeGreaterThan(0);
      expect(named.map(([, name]) => name).filter((name) => !/\w{4}/.test(name!))).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
