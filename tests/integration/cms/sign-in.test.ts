import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { send, type Sent, signIn } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { leastTimes } from '../../support/measure-least-times';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { tokenIn } from '../../support/session-token-from-cookie';

const PASSWORD = 'a-long-enough-password';
const NEXT = 'mưa tạnh rồi ta đi chợ';
const admin = { email: 'admin@example.com', password: PASSWORD };
const editor = { email: 'editor@example.com', password: PASSWORD };
/** A port without a server: sending a mail is attempted and fails. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';

let payload: Payload;
let database: pg.Pool;

beforeAll(async () => {
  ({ payload, database } = await startCms({ SMTP_URL: NO_MAIL_SERVER }));
  // The account created on the sign-up screen of an empty installation is signed in at once.
  const first = await send('POST', '/first-register', admin);
  if (first.status !== 200 || tokenIn(first.cookie) === '') throw new Error(first.text);
  await payload.create({ collection: 'users', data: { ...editor, role: 'editor' } });
});

beforeEach(() => emptyTables(database, 'form_rate_limits'));

afterAll(() => stopCms(payload, database));

const wrongly = (email: string, sent?: Sent) =>
  signIn({ email, password: 'not-the-password' }, sent);
const stranger = (number: number) => `203.0.113.${number}`;

const tokenOf = async (account: typeof admin) => tokenIn((await signIn(account)).cookie);

describe('signing in', () => {
  it('an account that does not exist takes as long as a wrong password', async () => {
    vi.stubEnv('THOROUGH_HASHES', 'true');
    let from = 0;
    const next = () => ({ from: stranger((from += 1)) });
    const [known = 0, unknown = 0] = await leastTimes(6, [
      () => wrongly(admin.email, next()),
      () => wrongly('nobody@example.com', next()),
    ]);
    vi.unstubAllEnvs();
    // Without password hashing a sign-in takes a tenth of the time; the rest is tolerance for a busy machine.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  it('the log names who signed in, and for a wrong attempt neither the address nor the input', async () => {
    const logged: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
    await tokenOf(editor);
    await wrongly(editor.email);
    await wrongly('nobody@example.com');
    for (let tried = 0; tried < 8; tried += 1) await wrongly(editor.email);
    write.mockRestore();
    const lines = logged.join('');
    const network = '"network":"[\\w-]{16}"}';
    for (const said of [
      `"event":"sign-in.done","user":\\d+,"factors":"password",${network}`,
      `"event":"sign-in.refused","reason":"wrong-password","user":\\d+,${network}`,
      `"event":"sign-in.refused","reason":"no-account",${network}`,
      `"event":"sign-in.refused","reason":"limited",${network}`,
    ]) {
      expect(lines).toMatch(new RegExp(said));
    }
    // All lines about one sender have the same hash, which is not the sender's IP address.
    expect(new Set(lines.match(/"network":"[^"]+"/g))).toHaveProperty('size', 1);
    for (const secret of [editor.email, 'nobody', PASSWORD, 'not-the-password', '198.51.100']) {
      expect(lines).not.toContain(secret);
    }
  });

  it('a wrong password, an unknown account and too many attempts get one and the same answer', async () => {
    const answers = [];
    for (let tried = 0; tried < 10; tried += 1) {
      answers.push(await wrongly(admin.email), await wrongly('nobody@example.com'));
    }
    // After too many attempts even the right password is refused, with the same message.
    answers.push(await signIn(admin));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.text).toContain('Email, mật khẩu hoặc mã đăng nhập không đúng');
    const inEnglish = await wrongly(admin.email, { language: 'en' });
    expect(inEnglish.text).toContain(
      'The email address, the password or the sign-in code is wrong',
    );
  });

  it('failed attempts by strangers do not lock an admin out', async () => {
    for (let tried = 0; tried < 9; tried += 1) await wrongly(admin.email, { from: stranger(1) });
    expect((await signIn(admin)).status).toBe(200);
    // Sets the counts of all accounts above their limit, as after many attempts from many IP addresses.
    await database.query('UPDATE form_rate_limits SET points = 500 WHERE key LIKE $1', [
      'sign-in-account:%',
    ]);
    expect((await wrongly(admin.email, { from: stranger(2) })).status).toBe(401);
    expect((await signIn(admin, { from: stranger(2) })).status).toBe(401);
    expect((await signIn(admin)).status).toBe(200);
    const { rows } = await database.query(
      'SELECT lock_until FROM users WHERE lock_until IS NOT NULL',
    );
    expect(rows).toEqual([]);
  });

  it('one address can try few accounts, and a successful sign-in does not count', async () => {
    expect((await signIn(editor)).status).toBe(200);
    const { rows } = await database.query<{ points: number }>(
      'SELECT points FROM form_rate_limits',
    );
    expect(rows.map(({ points }) => points)).toEqual([0, 0]);
    for (let tried = 0; tried < 30; tried += 1) await wrongly(`nobody-${tried}@example.com`);
    expect((await signIn(editor)).status).toBe(401);
    expect((await signIn(editor, { from: stranger(1) })).status).toBe(200);
  });

  it('a password too long to be set gets the same answer as a wrong one', async () => {
    const long = await signIn({ email: admin.email, password: 'x'.repeat(60_000) });
    const wrong = await wrongly(admin.email);
    expect(long).toEqual(wrong);
  });

  it('the counters of attempts contain neither addresses nor accounts', async () => {
    await wrongly(admin.email);
    const { rows } = await database.query<{ key: string }>('SELECT key FROM form_rate_limits');
    const kinds = rows.map(({ key }) => key.split(':')[0]);
    expect(new Set(kinds)).toEqual(new Set(['sign-in-account', 'sign-in-address', 'sign-in-pair']));
    expect(JSON.stringify(rows)).not.toMatch(/admin|198\.51/);
  });

  it('a request to reset a password gets the same answer for every address, and is limited', async () => {
    const ask = (email: string) => send('POST', '/forgot-password', { email });
    const [known, unknown] = [await ask(admin.email), await ask('nobody@example.com')];
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
    await expect
      .poll(async () => {
        const { rows } = await database.query<{ email: string }>(
          'SELECT email FROM users WHERE reset_password_token IS NOT NULL',
        );
        return rows.map(({ email }) => email);
      })
      .toEqual([admin.email]);
    for (let asked = 2; asked < 10; asked += 1) {
      expect((await ask('x@example.com')).status).toBe(200);
    }
    expect((await ask('x@example.com')).status).toBe(429);
    expect((await ask(admin.email)).status).toBe(429);
  });

  it('a request to reset a password without a mail server gets an error, in the language of the request', async () => {
    env().SMTP_URL = undefined;
    try {
      for (const [language, words] of [
        ['vi', 'không có liên kết đặt lại'],
        ['en', 'there is no reset link'],
      ] as const) {
        const known = await send('POST', '/forgot-password', { email: admin.email }, { language });
        const other = await send(
          'POST',
          '/forgot-password',
          { email: 'x@example.com' },
          { language },
        );
        expect(known.status).toBe(503);
        expect(known.text).toContain(words);
        expect(known).toEqual(other);
      }
    } finally {
      env().SMTP_URL = NO_MAIL_SERVER;
    }
  });

  it('a password set by a mailed link must follow the password rules', async () => {
    await database.query(
      `UPDATE users SET reset_password_token = 'known', reset_password_expiration = now() + interval '1 hour' WHERE email = $1`,
      [editor.email],
    );
    // With an invalid token the password is not even checked.
    const guess = { token: 'made-up', password: 'password1234' };
    const refused = await send('POST', '/reset-password', guess);
    expect([refused.status, refused.text.includes('dễ đoán')]).toEqual([403, false]);
    for (const password of ['password1234', 'x'.repeat(129)]) {
      const { status } = await send('POST', '/reset-password', { token: 'known', password });
      expect(status).toBe(400);
    }
    const reset = await send('POST', '/reset-password', { token: 'known', password: PASSWORD });
    expect(reset.status).toBe(200);
    expect((await signIn(editor)).status).toBe(200);
  });
});

describe("changing one's own e-mail address or password", () => {
  const idOf = async ({ email }: typeof admin) => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    });
    return docs[0]?.id ?? 0;
  };

  it.each([
    ['password', { password: NEXT }],
    ['e-mail', { email: 'elsewhere@example.com' }],
  ])("one's own %s can be changed only with the current password", async (_what, change) => {
    const token = await tokenOf(editor);
    const path = `/${await idOf(editor)}`;
    const without = await send('PATCH', path, change, { token });
    expect(without.status).toBe(403);
    expect(without.text).toContain('Hãy nhập mật khẩu hiện tại của bạn');
    const wrong = { ...change, presentPassword: 'not-the-password' };
    const refused = await send('PATCH', path, wrong, { token, language: 'en' });
    expect([refused.status, refused.text]).toEqual([
      403,
      expect.stringContaining('Your present password is wrong'),
    ]);
    expect((await signIn(editor)).status).toBe(200);
    const right = await send('PATCH', path, { ...change, presentPassword: PASSWORD }, { token });
    expect(right.status).toBe(200);
    expect(right.text).not.toContain(PASSWORD);
    expect((await signIn({ ...editor, ...change })).status).toBe(200);
    await payload.update({
      collection: 'users',
      id: await idOf({ ...editor, ...change }),
      data: editor,
    });
  });

  it('a name, and the same address in upper or lower case, need no password', async () => {
    const token = await tokenOf(editor);
    const change = { name: 'Hà', email: editor.email.toUpperCase() };
    expect((await send('PATCH', `/${await idOf(editor)}`, change, { token })).status).toBe(200);
  });

  it("an admin who sets a colleague's password must give their own, not the colleague's", async () => {
    await payload.update({ collection: 'users', id: await idOf(editor), data: { password: NEXT } });
    const token = await tokenOf(admin);
    const path = `/${await idOf(editor)}`;
    expect(
      (await send('PATCH', path, { password: 'a-third-long-password' }, { token })).status,
    ).toBe(403);
    const given = { password: 'a-third-long-password', presentPassword: PASSWORD };
    expect((await send('PATCH', path, given, { token })).status).toBe(200);
    await payload.update({ collection: 'users', id: await idOf(editor), data: editor });
  });

  it.each(['admin', 'sales'])(
    'an admin must give their own password to make an account or to change its role (%s), and it is logged',
    async (role) => {
      const token = await tokenOf(admin);
      const made = { email: 'second@example.com', password: PASSWORD, role };
      const id = await idOf(editor);
      for (const given of [{}, { presentPassword: 'not-the-password' }]) {
        expect((await send('POST', '', { ...made, ...given }, { token })).status).toBe(403);
        expect((await send('PATCH', `/${id}`, { role, ...given }, { token })).status).toBe(403);
        // The same holds for a change of all matching accounts at once.
        const many = `?where[email][equals]=${editor.email}`;
        const all = await send('PATCH', many, { role, ...given }, { token });
        expect(JSON.parse(all.text)).toMatchObject({ docs: [] });
      }
      const lines: string[] = [];
      const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        lines.push(String(text));
        return true;
      });
      const given = { presentPassword: PASSWORD };
      const added = await send('POST', '?select[email]=true', { ...made, ...given }, { token });
      const changed = await send('PATCH', `/${id}`, { role, ...given }, { token });
      write.mockRestore();
      expect([added.status, changed.status]).toEqual([201, 200]);
      const [by, second] = [await idOf(admin), await idOf(made)];
      expect(lines.join('')).toContain(
        `"event":"account.created","user":${second},"by":${by},"role":"${role}"}`,
      );
      expect(lines.join('')).toContain(
        `"event":"account.role-changed","user":${id},"by":${by},"from":"editor","role":"${role}"}`,
      );
      // A role that the account has already, as the form sends it, needs no password.
      expect((await send('PATCH', `/${id}`, { role, name: 'Hà' }, { token })).status).toBe(200);
      expect((await send('PATCH', `/${id}`, { role: 'editor' }, { token })).status).toBe(403);
      await payload.update({ collection: 'users', id, data: { role: 'editor' } });
      await payload.delete({ collection: 'users', id: second });
    },
  );

  it('the current password can not be guessed in many attempts, or read', async () => {
    const token = await tokenOf(editor);
    const path = `/${await idOf(editor)}`;
    for (let tried = 0; tried < 8; tried += 1) {
      await send(
        'PATCH',
        path,
        { password: NEXT, presentPassword: `guess-number-${tried}` },
        { token },
      );
    }
    const right = await send(
      'PATCH',
      path,
      { password: NEXT, presentPassword: PASSWORD },
      { token },
    );
    expect(right.status).toBe(403);
    const asked = await send('GET', '?where[presentPassword][equals]=x', null, { token });
    expect(asked.status).toBe(400);
  });
});
