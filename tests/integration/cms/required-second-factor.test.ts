import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLedToSetUp } from '@/cms/account/require-second-factor';
import { roles } from '@/cms/access/roles';
import { mayPreview } from '@/content/may-preview-drafts';
import { env } from '@/lib/env';
import { roleNames } from '@/lib/environment-rules';
import { send, signIn } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { stopCms } from '../../support/cms-for-lead-tests';
import {
  account,
  codeOf,
  PASSWORD,
  startWithAccounts,
  STEP,
  tokenOf,
  turnOn,
} from '../../support/accounts-with-second-factor';

const admin = account('admin');
const editor = account('editor');
const sales = account('sales');

let payload: Payload;
let database: pg.Pool;
let ids: Record<'admin' | 'editor' | 'sales', number>;

beforeAll(async () => {
  const made = { admin: 'admin', editor: 'editor', sales: 'sales' } as const;
  ({ payload, database, ids } = await startWithAccounts(made));
});

beforeEach(async () => {
  await emptyTables(database, 'form_rate_limits', 'second_factors', 'users_sessions');
  env().SECOND_FACTOR_ROLES = ['admin', 'sales'];
  // The time is fixed, so that no test runs across the end of a time step of the codes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterEach(() => {
  env().SECOND_FACTOR_ROLES = [];
  vi.useRealTimers();
});

afterAll(() => stopCms(payload, database));

const REQUIRED = 'second-factor-required';

async function ask(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  language: 'vi' | 'en' = 'vi',
  session: Record<string, string> = { authorization: `JWT ${token}` },
) {
  const routes = await import('@/app/(payload)/api/[...slug]/route');
  const response = await routes[method](
    new Request(`http://localhost:3000/api${path}`, {
      method,
      headers: { ...session, 'accept-language': language },
    }),
    { params: Promise.resolve({ slug: path.split('?')[0]!.split('/').filter(Boolean) }) },
  );
  return { status: response.status, text: await response.text() };
}

async function screenOf(token: string, path: string): Promise<boolean> {
  const { default: config } = await import('@payload-config');
  const headers = new Headers({ authorization: `JWT ${token}` });
  return isLedToSetUp(Promise.resolve(config), headers, path.split('/').filter(Boolean));
}

describe('a role whose accounts must have a second factor', () => {
  it('the variable knows the roles that there are', () => {
    expect(roleNames).toEqual([...roles]);
  });

  it('an account without one reaches no data, and is told why in its language', async () => {
    const token = await tokenOf(sales);
    for (const path of [
      '/leads',
      '/leads/1',
      '/users',
      `/users/${ids.sales}`,
      '/globals/settings',
    ]) {
      const { status, text } = await ask('GET', path, token);
      expect([path, status, text.includes(REQUIRED)]).toEqual([path, 403, true]);
    }
    expect((await ask('GET', '/leads', token)).text).toContain('Vai trò của bạn cần mã đăng nhập');
    const inEnglish = await ask('GET', '/leads', token, 'en');
    expect(inEnglish.text).toContain('Your role needs a sign-in code');
    for (const path of [`/users/${ids.sales}/sessions/end`, '/users/second-factor/off']) {
      expect((await ask('POST', path, token)).text).toContain(REQUIRED);
    }
    // A colleague's state is refused, and so is a longer path that begins like an open one.
    for (const path of [`/users/${ids.admin}/second-factor`, '/users/me/sessions']) {
      expect((await ask('GET', path, token)).status).not.toBe(200);
    }
  });

  it.each([
    ['a cookie', (token: string) => ({ cookie: `payload-token=${token}` })],
    ['a cookie with a space', (token: string) => ({ cookie: `payload-token =${token}` })],
    ['one after others', (token: string) => ({ cookie: `a=b;\tpayload-token\t=${token}` })],
    ['a header', (token: string) => ({ authorization: `JWT ${token}` })],
    ['a bearer', (token: string) => ({ authorization: `Bearer ${token}` })],
  ])('however the session is sent: by %s', async (_way, headersOf) => {
    const token = await tokenOf(admin);
    const headers = { ...headersOf(token), 'sec-fetch-site': 'same-origin' };
    const { status, text } = await ask('GET', '/leads', token, 'vi', headers);
    expect([status, text.includes(REQUIRED)]).toEqual([403, true]);
    const { default: config } = await import('@payload-config');
    expect(await isLedToSetUp(Promise.resolve(config), new Headers(headers), ['account'])).toBe(
      true,
    );
    // The session itself is valid: the CMS knows whose it is.
    expect((await ask('GET', '/users/me', token, 'vi', headers)).text).toContain(admin.email);
  });

  it('every screen but those of signing in and out leads to the set-up', async () => {
    const token = await tokenOf(admin);
    for (const path of ['', 'account', 'collections/leads', 'leads-board', 'door']) {
      expect([path, await screenOf(token, path)]).toEqual([path, true]);
    }
    for (const path of ['second-factor', 'login', 'logout', 'reset/a-token']) {
      expect([path, await screenOf(token, path)]).toEqual([path, false]);
    }
    expect(await screenOf(await tokenOf(editor), 'collections/pages')).toBe(false);
  });

  it('such an account sees no draft either', async () => {
    const of = async (token: string) => mayPreview(new Headers({ authorization: `JWT ${token}` }));
    expect(await of(await tokenOf(admin))).toBe(false);
    expect(await of(await tokenOf(editor))).toBe(true);
  });

  it('once it is set up everything is reached, and it can not be turned off', async () => {
    const { secret, recoveryCodes, token } = await turnOn(admin);
    expect((await ask('GET', '/leads', token)).status).toBe(200);
    expect(await screenOf(token, 'collections/leads')).toBe(false);
    const given = { password: PASSWORD, code: recoveryCodes[0] };
    const off = await send('POST', '/second-factor/off', given, { token });
    expect([off.status, off.text]).toEqual([403, expect.stringContaining('không tắt được')]);
    const again = await tokenOf({ ...admin, code: codeOf(secret) });
    expect((await ask('GET', '/leads', again)).status).toBe(200);
  });

  it('its owner moves it to another phone, and the old one counts until the new one has given a code', async () => {
    const { secret, recoveryCodes, token } = await turnOn(admin);
    const other = await tokenOf({ ...admin, code: recoveryCodes[1] });
    const start = (given: object) => send('POST', '/second-factor/start', given, { token });
    for (const given of [{}, { password: PASSWORD }, { password: 'wrong', code: codeOf(secret) }]) {
      expect((await start(given)).status).toBe(400);
    }
    const begun = await start({ password: PASSWORD, code: recoveryCodes[0] });
    const { secret: next } = JSON.parse(begun.text) as { secret: string };
    expect((await signIn({ ...admin, code: codeOf(next) })).status).toBe(401);
    expect((await signIn({ ...admin, code: codeOf(secret) })).status).toBe(200);
    // A session during the set-up is not limited to it: other endpoints answer too.
    expect((await ask('GET', '/leads', token)).status).toBe(200);
    const confirm = (code: string) => send('POST', '/second-factor/confirm', { code }, { token });
    expect((await confirm(codeOf(secret, Date.now() - STEP))).status).toBe(400);
    const confirmed = await confirm(codeOf(next, Date.now() - STEP));
    const fresh = (JSON.parse(confirmed.text) as { recoveryCodes: string[] }).recoveryCodes;
    const state = await send('GET', `/${ids.admin}/second-factor`, null, { token });
    expect(JSON.parse(state.text)).toEqual({ isOn: true, codesLeft: 10, isRequired: true });
    expect((await ask('GET', '/users/me', other)).text).not.toContain(admin.email);
    expect((await signIn({ ...admin, code: recoveryCodes[2] })).status).toBe(401);
    expect((await signIn({ ...admin, code: codeOf(secret, Date.now() + STEP) })).status).toBe(401);
    expect((await signIn({ ...admin, code: codeOf(next) })).status).toBe(200);
    expect((await signIn({ ...admin, code: fresh[0] })).status).toBe(200);
    // A confirmed secret can not be confirmed a second time.
    expect((await confirm(codeOf(next))).status).toBe(400);
  });

  it('one without the second factor can still sign out, and other roles need none', async () => {
    const [boss, other] = [await tokenOf(admin), await tokenOf(editor)];
    expect((await ask('GET', '/users/me', boss)).text).toContain(admin.email);
    expect((await ask('POST', '/users/logout', boss)).status).toBe(200);
    expect((await ask('GET', '/pages', other)).status).toBe(200);
  });

  it('without the setting nothing changes', async () => {
    env().SECOND_FACTOR_ROLES = [];
    const token = await tokenOf(sales);
    expect((await ask('GET', '/leads', token)).status).toBe(200);
    expect(await screenOf(token, 'collections/leads')).toBe(false);
  });
});

describe('a request that is refused for who sent it', () => {
  it('the log says who, what for and from which network, and nothing that was typed', async () => {
    const lines: string[] = [];
    env().SECOND_FACTOR_ROLES = [];
    const token = await tokenOf(editor);
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    await ask('GET', '/leads?where[email][equals]=somebody@example.com', token);
    await ask('GET', '/access-log', '');
    write.mockRestore();
    const refused = lines.join('').match(/\{[^}]*"event":"access.refused"[^}]*\}/g) ?? [];
    expect(refused.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { status: 403, method: 'GET', place: 'leads', user: ids.editor },
      { status: 403, method: 'GET', place: 'access-log' },
    ]);
    for (const line of refused) expect(line).toMatch(/"network":"[\w-]{16}"/);
    expect(refused.join('')).not.toMatch(/somebody|example/);
  });
});
