import { execFileSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { innerCookies, outerCookie, prefixCookies } from './host-only-cookies.mjs';

/** The request and the answer of a handler behind the cookie prefixes. */
async function through(siteUrl: string, handle: RequestListener, cookie = '') {
  let inner: string | undefined;
  const server = createServer((request, response) => {
    prefixCookies(request, response, siteUrl);
    inner = request.headers.cookie;
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://localhost:${port}/`, { headers: cookie ? { cookie } : {} });
  server.close();
  return { inner, set: answer.headers.getSetCookie(), text: await answer.text() };
}

const SESSION = 'payload-token=a.b=; Expires=Thu, 26 Nov 2026 20:00:00 GMT; Path=/; HttpOnly';

it.each<[string, RequestListener]>([
  ['setHeader', (_, response) => response.setHeader('Set-Cookie', SESSION).end('x')],
  ['appendHeader', (_, response) => response.appendHeader('set-cookie', SESSION).end('x')],
  ['writeHead', (_, response) => response.writeHead(200, { 'Set-Cookie': SESSION }).end('x')],
  [
    'writeHead',
    (_, response) => response.writeHead(200, 'OK', { 'set-cookie': [SESSION] }).end('x'),
  ],
  ['writeHead', (_, response) => response.writeHead(200, ['Set-Cookie', SESSION]).end('x')],
])('every answer gives the session under __Host- and Secure (%s)', async (_, handle) => {
  const { set, text } = await through('https://tamvia.example', handle);
  expect(set).toEqual([`__Host-${SESSION}; Secure; SameSite=Lax`]);
  expect(text).toBe('x');
});

it('several cookies each get what they lack, and nothing twice', async () => {
  const { set } = await through('https://tamvia.example', (_, response) => {
    response.setHeader('Set-Cookie', [
      'payload-lng=en; Path=/',
      'preview=x; secure; samesite=strict',
    ]);
    response.writeHead(200, {
      'Set-Cookie': 'form_stash=y; Path=/form/contact; Secure; SameSite=Lax',
    });
    response.end();
  });
  // Node sends the headers of `writeHead` in place of those set before.
  expect(set).toEqual(['__Secure-form_stash=y; Path=/form/contact; Secure; SameSite=Lax']);
  expect(outerCookie('payload-lng=en; Path=/')).toBe(
    'payload-lng=en; Path=/; Secure; SameSite=Lax',
  );
  expect(outerCookie('preview=x; secure; samesite=strict')).toBe(
    '__Host-preview=x; secure; samesite=strict',
  );
  // The CMS writes flags with a value, which browsers ignore.
  expect(outerCookie('a=1; Secure=true; SameSite=Lax')).toBe('a=1; Secure=true; SameSite=Lax');
  expect(outerCookie('a=secure')).toBe('a=secure; Secure; SameSite=Lax');
});

it('several cookies that are set before, each by itself, go out without writeHead too', async () => {
  const { set } = await through('https://tamvia.example', (_, response) => {
    response.setHeader('Set-Cookie', ['payload-lng=en; Path=/', 'preview=x; Path=/; HttpOnly']);
    response.appendHeader('Set-Cookie', 'form_stash=y; Path=/form/contact; SameSite=Strict');
    response.end();
  });
  expect(set).toEqual([
    'payload-lng=en; Path=/; Secure; SameSite=Lax',
    '__Host-preview=x; Path=/; HttpOnly; Secure; SameSite=Lax',
    '__Secure-form_stash=y; Path=/form/contact; SameSite=Strict; Secure',
  ]);
});

it('by http nothing changes: a browser would refuse the prefixes there', async () => {
  const own = 'payload-token=a';
  const handle: RequestListener = (_, response) => response.setHeader('Set-Cookie', SESSION).end();
  expect(await through('http://localhost:3000', handle, own)).toMatchObject({
    inner: own,
    set: [SESSION],
  });
});

it.each([
  [
    'the session under its prefix',
    '__Host-payload-token=a.b=; payload-lng=en',
    'payload-token=a.b=; payload-lng=en',
  ],
  ['one without its prefix', 'payload-token=a', ''],
  [
    'both: only the prefixed one',
    'payload-token=bad; __Host-payload-token=good',
    'payload-token=good',
  ],
  [
    'both, the other way round',
    '__Host-payload-token=good;payload-token=bad',
    'payload-token=good',
  ],
  ['spaces around a bare name', 'a=b;\tpayload-token\t=bad', 'a=b'],
  ['spaces within a name', 'a\u00a0 b =c=d ; \u3000x', 'a\u00a0 b=c=d ; x'],
  ['no value', 'payload-token', ''],
  ['another prefix', '__Secure-payload-token=bad', '__Secure-payload-token=bad'],
  ['the cookie of a page', '__Secure-form_stash=x; form_stash=y', 'form_stash=x'],
  ['others as they are', 'NEXT_LOCALE=en; x="a;b"', 'NEXT_LOCALE=en; x="a; b"'],
  ['nothing', ' ; ;', ''],
])('the site reads %s', (_, sent, inner) => {
  expect(innerCookies(sent)).toBe(inner);
});

it('a header full of spaces costs no more than another of its length', () => {
  const file = JSON.stringify(new URL('host-only-cookies.mjs', import.meta.url).href);
  // A separate process, so that only this work is measured. Quadratic time would be about ten seconds.
  const program = `
    const { innerCookies } = await import(${file});
    const before = process.cpuUsage();
    innerCookies('a' + ' '.repeat(60_000) + 'b');
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`;
  const cpuMs = execFileSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(Number(cpuMs)).toBeLessThan(1000);
}, 60_000);

it('a request keeps only cookies that this host has set', async () => {
  const sent = 'payload-token=fixed; __Host-preview=p; form_receipt=r';
  const answer = await through('https://tamvia.example', (_, response) => response.end(), sent);
  expect(answer.inner).toBe('preview=p');
});
