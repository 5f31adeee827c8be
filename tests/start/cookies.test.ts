import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/test/test-site.mjs';
import { sessionToken } from '../support/session-token';
import { newForm } from './post-forms';

/** A served site whose public address is https; a proxy in front would speak it. */
let site: Awaited<ReturnType<typeof startSite>>;
let token: string;

const ACCOUNT = { email: 'admin@tamvia.example', password: 'a long password for tests' };
const HERE = 'https://www.tamvia.example';

type Asked = { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams };
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
  site = await startSite('cookies', { SITE_URL: HERE });
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
    ['/api/forms/contact', '{"name":"\\u0000"}', 'text'],
    ['/api/consent', '{"id":"\\ud800"}', 'text'],
    ['/api/find', '{"__proto__":{}}', 'name'],
    ['/api/leads/1/step', '{"a":{"__proto__":1}}', 'name'],
  ])('in front of %s', async (address, body, code) => {
    const answer = await post(address, body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
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
