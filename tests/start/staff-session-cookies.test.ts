import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/test/test-site.mjs';
import { sessionToken } from '../support/session-token-from-cookie';
import { newForm } from './post-forms-and-read-rows';

/** The public URL of this site is https, although no proxy encrypts its connections. */
let site: Awaited<ReturnType<typeof startSite>>;
let token: string;

const ACCOUNT = { email: 'admin@tamvia.example', password: 'a long password for tests' };
const HERE = 'https://www.tamvia.example';

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Buffer<ArrayBuffer>;
};
const ask = (address: string, cookie = '', init: Asked = {}) =>
  fetch(site.url + address, {
    redirect: 'manual',
    ...init,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...init.headers },
  });
const post = (address: string, body: unknown, cookie = '') =>
  ask(address, cookie, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

let registered: { set: string[]; text: string };

beforeAll(async () => {
  site = await startSite('cookies', { SITE_URL: HERE }, { survives: 'kill' });
  const answer = await post('/api/users/first-register', ACCOUNT);
  token = sessionToken(answer);
  registered = { set: answer.headers.getSetCookie(), text: await answer.text() };
});
afterAll(() => site?.stop());

const OF_THE_HOST =
  /^__Host-[\w-]+=[^;]+(?=.*; Path=\/(?:;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?!.*Domain)/i;

describe('the session of staff', () => {
  it('is a cookie of this host alone, and stands in no answer', async () => {
    expect(registered.set).toEqual([expect.stringMatching(OF_THE_HOST)]);
    const answers = [registered.text];
    for (const [method, path] of [
      ['POST', 'login'],
      ['POST', 'refresh-token'],
      ['GET', 'me'],
    ] as const) {
      const body = method === 'POST' ? { method, body: JSON.stringify(ACCOUNT) } : {};
      const headers = { 'Content-Type': 'application/json' };
      const answer = await ask(`/api/users/${path}`, `__Host-payload-token=${token}`, {
        ...body,
        headers,
      });
      expect([path, answer.status]).toEqual([path, 200]);
      answers.push(await answer.text());
      if (method === 'GET') continue;
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(OF_THE_HOST)]);
      token = sessionToken(answer);
    }
    expect(answers.join('\n')).toContain(ACCOUNT.email);
    // A token has three parts in base64; the first begins with {"alg".
    expect(answers.join('\n')).not.toMatch(/eyJhbGciOi|"(?:refreshedT|t)oken"/);
  });

  it('counts under its prefix only: a neighbour can not set that one', async () => {
    const whoIs = async (cookie: string) =>
      ((await (await ask('/api/users/me', cookie)).json()) as { user: object | null }).user;
    expect(await whoIs(`__Host-payload-token=${token}`)).toMatchObject({ email: ACCOUNT.email });
    expect(await whoIs(`payload-token=${token}`)).toBeNull();
    expect(await whoIs(`__Secure-payload-token=${token}`)).toBeNull();
  });

  it('opens the admin, and ends at sign-out', async () => {
    const cookie = `__Host-payload-token=${token}`;
    expect(await (await ask('/admin', cookie)).text()).toContain(ACCOUNT.email);
    const out = await post('/api/users/logout', {}, cookie);
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-payload-token=;.*Expires=.*Secure/);
    expect(await (await ask('/admin', cookie)).text()).not.toContain(ACCOUNT.email);
  });
});

type Raw = { host?: string; body?: string };

/** Requests a page with another Host header or with a body, neither of which `fetch` can send with a GET. */
function getRaw(address: string, { host = new URL(site.url).host, body = '' }: Raw = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const length = body ? { 'Content-Length': body.length } : {};
    const asked = request(site.url + address, { headers: { host, ...length } }, (answer) => {
      answer.resume();
      const { date: _, ...headers } = answer.headers;
      answer.once('end', () => resolve({ status: answer.statusCode, headers }));
    });
    asked.once('error', reject).end(body);
  });
}

describe('the short way to a cached page', () => {
  it('answers with the same headers as the long one', async () => {
    await getRaw('/pricing');
    const short = await getRaw('/pricing');
    expect(short).toMatchObject({
      status: 200,
      headers: {
        'cache-status': 'pages; hit',
        'content-security-policy': expect.stringContaining("default-src 'self'") as string,
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/) as string,
      },
    });
    expect(await getRaw('/pricing')).toEqual(short);
    // A request with a body never takes the shortcut for cached pages; its answer has to be the same.
    expect(await getRaw('/pricing', { body: 'x' })).toEqual(short);
  });

  it('is not for a request that is refused', async () => {
    expect((await getRaw('/pricing')).status).toBe(200);
    expect((await getRaw('/pricing', { host: 'a b' })).status).toBe(400);
    expect((await getRaw('/pricing', { body: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the other cookies of the site', () => {
  it('a preview is of this host', async () => {
    const session = `__Host-payload-token=${sessionToken(await post('/api/users/login', ACCOUNT))}`;
    const begun = await ask('/api/preview?path=/pricing&locale=vi', session);
    const [set = ''] = begun.headers.getSetCookie();
    expect(set).toMatch(/^__Host-preview=/);
    const [preview] = set.split(';');
    const shown = async (cookie: string) =>
      (await ask('/pricing', cookie)).headers.get('cache-control');
    const usual = await shown('');
    expect(await shown(`${session}; ${preview}`)).not.toBe(usual);
    expect(await shown(`${session}; ${preview!.replace('__Host-', '')}`)).toBe(usual);
  });

  it('the receipt of a form is of this host, a form to be corrected of its page', async () => {
    const send = (form: Record<string, string>) =>
      ask('/api/forms/book-demo', '', { method: 'POST', body: new URLSearchParams(form) });
    expect((await send(newForm())).headers.getSetCookie()).toEqual([
      expect.stringMatching(OF_THE_HOST),
    ]);
    const wrong = await send({ ...newForm(), email: 'lan@', company: 'Hoa Mai' });
    const [set = ''] = wrong.headers.getSetCookie();
    expect(set).toMatch(/^__Secure-form_stash=[^;]+;.*Path=\/en\/form\/book-demo;.*Secure/);
    const [stash] = set.split(';');
    const page = async (cookie?: string) => (await ask('/en/form/book-demo', cookie)).text();
    expect(await page(stash)).toContain('Hoa Mai');
    expect(await page(stash!.replace('__Secure-', ''))).not.toContain('Hoa Mai');
  });
});

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (one reader of bodies)', () => {
  const nested = '['.repeat(5000);
  it.each([
    ['/api/users/login', nested, 'too-deep'],
    ['/api/pages', `{"title":${nested}`, 'too-deep'],
    ['/graphql', nested, 'too-deep'],
    ['/api/forms/contact', '{"name":{"__proto__":1}}', 'name'],
    ['/api/consent', '{"id":"\\ud800"}', 'text'],
    ['/api/find', '{"__proto__":{}}', 'name'],
    ['/api/leads/1/step', '{"a":{"__proto__":1}}', 'name'],
  ])('in front of %s', async (address, body, code) => {
    const answer = await post(address, body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
  });

  it('no lead is lost over a letter', async () => {
    const form = { ...newForm(), company: 'Hoa\0 Mai \ud83d' };
    expect((await post('/api/forms/book-demo', form)).status).toBeLessThan(400);
    const body = Buffer.from(`${new URLSearchParams(newForm()).toString()}&x=C\xf4`, 'latin1');
    for (const letters of ['', '; charset=ISO-8859-1']) {
      const headers = { 'Content-Type': `application/x-www-form-urlencoded${letters}` };
      const answer = await ask('/api/forms/book-demo', '', { method: 'POST', headers, body });
      expect([letters, answer.status]).toEqual([letters, 303]);
    }
  });

  it('in front of forms with parts', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const address of ['/api/tickets/cancel', '/api/help-center/x', '/api/media']) {
      const answer = await ask(address, '', {
        method: 'POST',
        headers,
        body: '--x\r\nContent-Disp',
      });
      expect([address, answer.status]).toEqual([address, 400]);
      expect(await answer.json()).toMatchObject({ code: 'form' });
    }
  });
});
