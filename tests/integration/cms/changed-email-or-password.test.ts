import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMailTransport } from '@/leads/mail/smtp-transport';
import { send, signIn } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { stopCms, until } from '../../support/cms-for-lead-tests';
import { startMailServer } from '../../support/fake-mail-server';
import {
  account,
  codeOf,
  PASSWORD,
  startWithAccounts,
  tokenOf,
  turnOn,
  wrongCode,
} from '../../support/accounts-with-second-factor';

const NEXT = 'mưa tạnh rồi ta đi chợ';
const admin = account('admin');
const editor = account('editor');

let payload: Payload;
let database: pg.Pool;
let ids: Record<'admin' | 'editor', number>;
let kept: { hash: string; salt: string };
let mails: Awaited<ReturnType<typeof startMailServer>>;
let tests = 0;

beforeAll(async () => {
  mails = await startMailServer();
  process.env.SMTP_URL = mails.url;
  ({ payload, database, ids } = await startWithAccounts({ admin: 'admin', editor: 'editor' }));
  const { rows } = await database.query('SELECT hash, salt FROM users WHERE id = $1', [ids.editor]);
  kept = rows[0] as typeof kept;
});

beforeEach(async () => {
  await emptyTables(database, 'form_rate_limits', 'second_factors', 'users_sessions');
  // Each test has an e-mail address of its own: a mail of the test before may arrive during this one.
  tests += 1;
  editor.email = `editor-${tests}@example.com`;
  await database.query('UPDATE users SET email = $1 WHERE id = $2', [editor.email, ids.editor]);
  // The time is fixed, so that no test runs across the end of a time step of the codes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterEach(async () => {
  vi.useRealTimers();
  // The password is reset in the database, not by the CMS, which would send a mail into the next test.
  const { hash, salt } = kept;
  await database.query(
    `UPDATE users SET email = $1, hash = $2, salt = $3, role = 'editor' WHERE id = $4`,
    [editor.email, hash, salt, ids.editor],
  );
});

afterAll(async () => {
  await stopCms(payload, database);
  closeMailTransport();
  await mails.stop();
});

async function isSignedIn(token: string): Promise<boolean> {
  const { text } = await send('GET', '/me', null, { token });
  return (JSON.parse(text) as { user: object | null }).user !== null;
}

const LINK = 'the-token-of-a-mail';
/** Stores the token of a reset mail, as the CMS does. No mail is sent, because the tests count mails. */
const linkFor = (id: number) =>
  database.query(
    `UPDATE users SET reset_password_token = $1, reset_password_expiration = now() + interval '1 hour' WHERE id = $2`,
    [LINK, id],
  );

const changes = [
  ['password', { password: NEXT }],
  ['e-mail', { email: 'elsewhere@example.com' }],
] as const;

describe('another e-mail address or password of an account with a second factor', () => {
  it.each(changes)("one's own %s takes the password and a code", async (_what, change) => {
    const { secret, recoveryCodes, token } = await turnOn(editor);
    const patch = (given: object, language: 'vi' | 'en' = 'vi') =>
      send('PATCH', `/${ids.editor}`, { ...change, ...given }, { token, language });
    const without = await patch({ presentPassword: PASSWORD });
    expect([without.status, without.text]).toEqual([
      403,
      expect.stringContaining('Hãy nhập mã đăng nhập'),
    ]);
    // The path tells the form beside which field it shows the message.
    expect(without.text).toContain('"path":"presentCode"');
    for (const given of [
      { presentPassword: PASSWORD, presentCode: wrongCode(secret) },
      { presentPassword: 'not-the-password', presentCode: codeOf(secret) },
    ]) {
      const refused = await patch(given, 'en');
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining('Your present password or the code is wrong'),
      ]);
    }
    expect((await signIn({ ...editor, code: recoveryCodes[0] })).status).toBe(200);
    const right = await patch({ presentPassword: PASSWORD, presentCode: codeOf(secret) });
    expect(right.status).toBe(200);
    expect(right.text).not.toContain(codeOf(secret));
    const after = { ...editor, ...change };
    // The code has been used up by the change.
    expect((await signIn({ ...after, code: codeOf(secret) })).status).toBe(401);
    expect((await signIn({ ...after, code: recoveryCodes[1] })).status).toBe(200);
  });

  it('a change that is refused for another reason uses no code up', async () => {
    const { secret, token } = await turnOn(editor);
    const given = { presentPassword: PASSWORD, presentCode: codeOf(secret) };
    const taken = await send(
      'PATCH',
      `/${ids.editor}`,
      { email: admin.email, ...given },
      { token },
    );
    expect(taken.status).toBe(400);
    expect((await signIn({ ...editor, code: codeOf(secret) })).status).toBe(200);
  });

  it('an admin with a code gives it to change a colleague, to make an admin and to remove a code', async () => {
    const { recoveryCodes, token } = await turnOn(admin);
    await turnOn(editor);
    const given = { presentPassword: PASSWORD };
    const path = `/${ids.editor}`;
    for (const change of [{ password: NEXT }, { role: 'admin' }]) {
      const without = await send('PATCH', path, { ...change, ...given }, { token });
      expect(without.status).toBe(403);
    }
    const reset = (code: unknown) =>
      send('POST', `${path}/second-factor/reset`, { password: PASSWORD, code }, { token });
    expect((await reset(undefined)).status).toBe(400);
    expect((await reset(recoveryCodes[0])).status).toBe(200);
    const right = { password: NEXT, ...given, presentCode: recoveryCodes[1] };
    expect((await send('PATCH', path, right, { token })).status).toBe(200);
  });
});

describe('after such a change', () => {
  it.each(changes)(
    'another %s ends all other sessions, and not the one here',
    async (_what, change) => {
      const [here, phone] = [await tokenOf(editor), await tokenOf(editor)];
      const given = { ...change, presentPassword: PASSWORD };
      expect((await send('PATCH', `/${ids.editor}`, given, { token: here })).status).toBe(200);
      expect(await Promise.all([here, phone].map(isSignedIn))).toEqual([true, false]);
    },
  );

  it('another address that an admin gives a colleague ends all sessions of that account', async () => {
    const [boss, theirs] = [await tokenOf(admin), await tokenOf(editor)];
    const given = { email: 'elsewhere@example.com', presentPassword: PASSWORD };
    expect((await send('PATCH', `/${ids.editor}`, given, { token: boss })).status).toBe(200);
    expect(await Promise.all([boss, theirs].map(isSignedIn))).toEqual([true, false]);
  });

  it('a new sign-in code ends all other sessions', async () => {
    const before = await tokenOf(editor);
    const { token } = await turnOn(editor);
    expect(await Promise.all([before, token].map(isSignedIn))).toEqual([false, true]);
  });

  it.each(['', '?select[name]=true', '?select[email]=false', '?depth=0&select[id]=true'])(
    'a name ends none, and tells nobody, whatever the answer shall hold (%s)',
    async (query) => {
      const [here, phone] = [await tokenOf(editor), await tokenOf(editor)];
      await send('PATCH', `/${ids.editor}${query}`, { name: 'Hà' }, { token: here });
      expect(await Promise.all([here, phone].map(isSignedIn))).toEqual([true, true]);
      expect(mails.to(editor.email)).toEqual([]);
    },
  );

  it('another address ends the other sessions when the answer shall hold no address too', async () => {
    const [here, phone] = [await tokenOf(editor), await tokenOf(editor)];
    const given = { email: 'elsewhere@example.com', presentPassword: PASSWORD };
    await send('PATCH', `/${ids.editor}?select[name]=true`, given, { token: here });
    expect(await Promise.all([here, phone].map(isSignedIn))).toEqual([true, false]);
  });

  it.each(changes)('a mail to the address of before tells of another %s', async (what, change) => {
    const token = await tokenOf(editor);
    const given = { ...change, presentPassword: PASSWORD };
    await send('PATCH', `/${ids.editor}`, given, { token });
    await until(() => mails.to(editor.email).length === 1, 20);
    const [{ mail, raw }] = mails.to(editor.email) as [(typeof mails.arrived)[number]];
    const sentence =
      what === 'password' ? 'Mật khẩu của tài khoản này' : 'Email đăng nhập của tài khoản này';
    expect(mail.text).toContain(sentence);
    expect(mail.text).toContain('tell an admin at once');
    for (const value of Object.values(change)) expect(raw).not.toContain(value);
    expect(raw).not.toMatch(/https?:/);
  });

  it.each(changes)('another %s makes the link of a reset mail worthless', async (_what, change) => {
    await linkFor(ids.editor);
    const given = { ...change, presentPassword: PASSWORD };
    const token = await tokenOf(editor);
    expect((await send('PATCH', `/${ids.editor}`, given, { token })).status).toBe(200);
    const reset = { token: LINK, password: 'sông chảy về phía đông' };
    expect((await send('POST', '/reset-password', reset)).status).toBe(403);
    expect((await signIn({ ...editor, ...change })).status).toBe(200);
  });

  it('a password set by the link of a mail ends all sessions, is logged, and a mail tells of it', async () => {
    const token = await tokenOf(editor);
    await linkFor(ids.editor);
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    const reset = await send('POST', '/reset-password', { token: LINK, password: NEXT });
    write.mockRestore();
    expect(reset.status).toBe(200);
    expect(lines.join('')).toContain(
      `"event":"account.sign-in-changed","user":${ids.editor},"changed":"password"}`,
    );
    expect(await isSignedIn(token)).toBe(false);
    await until(() => mails.to(editor.email).length === 1, 20);
    expect(mails.to(editor.email)[0]?.mail.text).toContain('Mật khẩu của tài khoản này');
    expect((await send('POST', '/reset-password', { token: LINK, password: NEXT })).status).toBe(
      403,
    );
    expect((await signIn({ ...editor, password: NEXT })).status).toBe(200);
  });

  it('a change that is not stored in the end tells nobody', async () => {
    const change = async (end: typeof commitTransaction) => {
      const req = await createLocalReq({}, payload);
      await initTransaction(req);
      const data = { email: 'elsewhere@example.com' };
      await payload.update({ collection: 'users', id: ids.editor, data, req });
      expect(mails.to(editor.email)).toEqual([]);
      await end(req);
    };
    await change(killTransaction);
    await change(commitTransaction);
    await until(() => mails.to(editor.email).length > 0, 20);
    expect(mails.to(editor.email)).toHaveLength(1);
  });

  it('a mail tells of a sign-in code that was moved to another phone', async () => {
    const { recoveryCodes, token } = await turnOn(editor);
    const given = { password: PASSWORD, code: recoveryCodes[0] };
    const begun = await send('POST', '/second-factor/start', given, { token });
    const { secret } = JSON.parse(begun.text) as { secret: string };
    const code = codeOf(secret);
    expect((await send('POST', '/second-factor/confirm', { code }, { token })).status).toBe(200);
    await until(() => mails.to(editor.email).length === 1, 20);
    expect(mails.to(editor.email)[0]?.mail.text).toContain('chuyển sang một ứng dụng khác');
  });

  it('a mail tells of a sign-in code that was turned off', async () => {
    const { recoveryCodes, token } = await turnOn(editor);
    const given = { password: PASSWORD, code: recoveryCodes[0] };
    expect((await send('POST', '/second-factor/off', given, { token })).status).toBe(200);
    await until(() => mails.to(editor.email).length === 1, 20);
    expect(mails.to(editor.email)[0]?.mail.text).toContain('Mã đăng nhập của tài khoản này');
  });
});

describe('signing out', () => {
  it('lets the browser drop its cache, and neither the storage nor the cookies of the site', async () => {
    const routes = await import('@/app/(payload)/api/[...slug]/route');
    const response = await routes.POST(
      new Request('http://localhost:3000/api/users/logout', {
        method: 'POST',
        headers: { authorization: `JWT ${await tokenOf(editor)}` },
      }),
      { params: Promise.resolve({ slug: ['users', 'logout'] }) },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(response.headers.get('set-cookie')).toContain('payload-token=;');
  });
});
