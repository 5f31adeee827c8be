import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOfRecovery } from '@/cms/access/one-time-code';
import { send, signIn } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { leastTimes } from '../../support/measure-least-times';
import { stopCms } from '../../support/cms-for-lead-tests';
import {
  account,
  startWithAccounts,
  codeOf,
  PASSWORD,
  STEP,
  tokenOf,
  turnOn,
  wrongCode,
} from '../../support/accounts-with-second-factor';

const admin = account('admin');
const editor = account('editor');
const plain = account('plain');

let payload: Payload;
let database: pg.Pool;
let ids: Record<'admin' | 'editor' | 'plain', number>;

beforeAll(async () => {
  const roles = { admin: 'admin', editor: 'editor', plain: 'editor' } as const;
  ({ payload, database, ids } = await startWithAccounts(roles));
});

beforeEach(async () => {
  await emptyTables(database, 'form_rate_limits', 'second_factors', 'access_log');
  // The time is fixed, so that no test runs across the end of a time step of the codes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => stopCms(payload, database));

const points = async () => {
  const { rows } = await database.query<{ points: number }>(
    `SELECT points FROM form_rate_limits WHERE key LIKE 'sign-in-account:%'`,
  );
  return rows.map((row) => row.points);
};

describe('setting a second factor up', () => {
  it('a second factor is active only after the first correct code', async () => {
    const token = await tokenOf(editor);
    const refused = await send('POST', '/second-factor/start', { password: 'wrong' }, { token });
    expect(refused.status).toBe(400);
    const begun = await send('POST', '/second-factor/start', { password: PASSWORD }, { token });
    const { secret, picture } = JSON.parse(begun.text) as { secret: string; picture: string };
    expect(picture).toMatch(/^data:image\/png;base64,/);
    expect((await signIn(editor)).status).toBe(200);
    const wrong = { code: wrongCode(secret) };
    expect((await send('POST', '/second-factor/confirm', wrong, { token })).status).toBe(400);
    expect((await signIn(editor)).status).toBe(200);
    const right = { code: codeOf(secret) };
    const confirmed = await send('POST', '/second-factor/confirm', right, { token });
    const { recoveryCodes } = JSON.parse(confirmed.text) as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await signIn(editor)).status).toBe(401);
    // The code that activated the second factor can not be used again.
    expect((await signIn({ ...editor, ...right })).status).toBe(401);
    const again = await send('POST', '/second-factor/start', { password: PASSWORD }, { token });
    expect(again.status).toBe(400);
  });

  it('visitors can not use its endpoints', async () => {
    for (const [method, path] of [
      ['POST', '/second-factor/start'],
      ['POST', '/second-factor/confirm'],
      ['POST', '/second-factor/off'],
      ['POST', '/second-factor/recovery-codes'],
      ['GET', `/${ids.editor}/second-factor`],
      ['POST', `/${ids.editor}/second-factor/reset`],
    ] as const) {
      const { status } = await send(method, path, { password: PASSWORD });
      expect([path, status]).toEqual([path, 401]);
    }
  });
});

describe('signing in with a second factor', () => {
  it('a wrong, missing or used code gets the same answer as a wrong password', async () => {
    const { secret } = await turnOn(editor);
    const from = (last: number) => ({ from: `203.0.113.${last}` });
    const code = codeOf(secret);
    const answers = [
      await signIn({ ...editor, password: 'not-the-password', code }, from(1)),
      await signIn(editor, from(2)),
      await signIn({ ...editor, code: wrongCode(secret) }, from(3)),
      await signIn({ ...editor, code: '1'.repeat(35) }, from(4)),
      await signIn({ ...editor, code: Number(code) }, from(5)),
      await signIn({ ...editor, code: [code] }, from(6)),
    ];
    // The code is still valid after it was sent with a wrong password.
    expect((await signIn({ ...editor, code }, from(7))).status).toBe(200);
    answers.push(await signIn({ ...editor, code }, from(8)));
    answers.push(await signIn({ email: 'nobody@example.com', password: PASSWORD }, from(9)));
    expect(answers[0]?.status).toBe(401);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('a wrong code takes as long as a wrong password', async () => {
    const { secret } = await turnOn(editor);
    vi.stubEnv('THOROUGH_HASHES', 'true');
    let last = 0;
    const next = () => ({ from: `203.0.113.${(last += 1)}` });
    const wrong = wrongCode(secret);
    const [password = 0, code = 0, recovery = 0] = await leastTimes(6, [
      () => signIn({ ...editor, password: 'not-the-password', code: wrong }, next()),
      () => signIn({ ...editor, code: wrong }, next()),
      () => signIn({ ...editor, code: '1'.repeat(35) }, next()),
    ]);
    vi.unstubAllEnvs();
    // Without password hashing a sign-in takes a tenth of the time; the rest is tolerance for a busy machine.
    for (const other of [code, recovery]) {
      expect(other).toBeGreaterThan(password / 3);
      expect(password).toBeGreaterThan(other / 3);
    }
  });

  it('codes of the previous and next time step are accepted, others are not', async () => {
    const { secret } = await turnOn(editor);
    await database.query('UPDATE second_factors SET last_step = 0');
    const now = Date.now();
    for (const [steps, status] of [
      [-3, 401],
      [-1, 200],
      [0, 200],
      [1, 200],
      [3, 401],
    ] as const) {
      const code = codeOf(secret, now + steps * STEP);
      expect([steps, (await signIn({ ...editor, code })).status]).toEqual([steps, status]);
    }
  });

  it('of two concurrent sign-ins with one code only one succeeds', async () => {
    const { secret } = await turnOn(editor);
    const code = codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        signIn({ ...editor, code }, { from: `203.0.113.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('a recovery code works once, also in concurrent requests', async () => {
    const { recoveryCodes, token } = await turnOn(editor);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn({ ...editor, code: first })).status).toBe(200);
    expect((await signIn({ ...editor, code: first })).status).toBe(401);
    const code = second.replaceAll('-', ' ');
    const both = await Promise.all([signIn({ ...editor, code }), signIn({ ...editor, code })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const state = await send('GET', `/${ids.editor}/second-factor`, null, { token });
    expect(JSON.parse(state.text)).toEqual({ isOn: true, codesLeft: 8, isRequired: false });
  });

  it('a recovery code of twenty digits, from before, still works once', async () => {
    await turnOn(editor);
    const earlier = '12345-67890-12345-67890';
    await database.query('UPDATE second_factors SET recovery_codes = ARRAY[$1]', [
      hashOfRecovery(earlier),
    ]);
    expect((await signIn({ ...editor, code: earlier })).status).toBe(200);
    expect((await signIn({ ...editor, code: earlier })).status).toBe(401);
  });

  it('an attempt counts as failed until the code is correct too', async () => {
    const { secret } = await turnOn(editor);
    await emptyTables(database, 'form_rate_limits');
    await signIn(editor);
    await signIn({ ...editor, code: wrongCode(secret) });
    expect(await points()).toEqual([2]);
    expect((await signIn({ ...editor, code: codeOf(secret) })).status).toBe(200);
    expect(await points()).toEqual([2]);
    for (let tried = 0; tried < 8; tried += 1) await signIn(editor);
    // Brute force is limited: after many wrong codes even the right one is refused.
    const late = { ...editor, code: codeOf(secret, Date.now() + STEP) };
    expect((await signIn(late)).status).toBe(401);
  });

  it.each([
    ['spaces before it', (email: string) => ' '.repeat(255) + email],
    ['spaces after it', (email: string) => email + ' '.repeat(255)],
    ['capitals', (email: string) => email.toUpperCase()],
  ])('no spelling of the address bypasses it: %s', async (_name, written) => {
    const { secret } = await turnOn(editor);
    const email = written(editor.email);
    expect((await signIn({ ...editor, email })).status).toBe(401);
    expect((await signIn({ ...editor, email, code: wrongCode(secret) })).status).toBe(401);
    expect((await signIn({ ...editor, email, password: 'wrong' })).status).toBe(401);
    expect((await signIn({ ...editor, email, code: codeOf(secret) })).status).toBe(200);
  });

  it('codes can not be guessed from many networks with a stolen password; a recovery code still works', async () => {
    const { secret, recoveryCodes } = await turnOn(editor);
    for (let network = 0; network < 10; network += 1) {
      const from = `198.51.${network}.1`;
      expect((await signIn({ ...editor, code: wrongCode(secret) }, { from })).status).toBe(401);
    }
    const from = '203.0.113.77';
    expect((await signIn({ ...editor, code: codeOf(secret) }, { from })).status).toBe(401);
    expect((await signIn({ ...editor, code: recoveryCodes[0] }, { from })).status).toBe(200);
  });

  it('strangers without the password can not lock out a correct code', async () => {
    const { secret } = await turnOn(editor);
    for (let network = 0; network < 12; network += 1) {
      const guess = { email: editor.email, password: 'wrong', code: wrongCode(secret) };
      await signIn(guess, { from: `198.51.${network}.1` });
    }
    const right = { ...editor, code: codeOf(secret) };
    expect((await signIn(right, { from: '203.0.113.77' })).status).toBe(200);
  });

  it('a secret shown a quarter of an hour ago can not be confirmed, and guesses are limited', async () => {
    const token = await tokenOf(editor);
    const begin = async () => {
      const begun = await send('POST', '/second-factor/start', { password: PASSWORD }, { token });
      return (JSON.parse(begun.text) as { secret: string }).secret;
    };
    const confirm = async (code: string) =>
      (await send('POST', '/second-factor/confirm', { code }, { token })).status;
    const old = await begin();
    await database.query(`UPDATE second_factors SET started_at = now() - interval '16 minutes'`);
    expect(await confirm(codeOf(old))).toBe(400);
    const secret = await begin();
    for (let tried = 0; tried < 8; tried += 1) await confirm(wrongCode(secret));
    expect(await confirm(codeOf(secret))).toBe(400);
    await emptyTables(database, 'form_rate_limits');
    expect(await confirm(codeOf(secret))).toBe(200);
  });

  it('an account without a second factor needs no code, whatever is typed in its field', async () => {
    await turnOn(editor);
    expect((await signIn(plain)).status).toBe(200);
    expect((await signIn({ ...plain, code: '123456' })).status).toBe(200);
  });

  it('a secret encrypted with another PAYLOAD_SECRET is not accepted; a recovery code is', async () => {
    const { secret, recoveryCodes } = await turnOn(editor);
    const other = await turnOn(admin);
    expect(other.secret).not.toBe(secret);
    // The stored secret is replaced by one that was encrypted for another account or with another key.
    await database.query(
      `UPDATE second_factors SET secret = (SELECT secret FROM second_factors WHERE user_id = $1) WHERE user_id = $2`,
      [ids.admin, ids.editor],
    );
    for (const code of [codeOf(secret), codeOf(other.secret)]) {
      expect((await signIn({ ...editor, code })).status).toBe(401);
    }
    expect((await signIn({ ...editor, code: recoveryCodes[0] })).status).toBe(200);
  });
});

describe('other ways to start a session', () => {
  it('setting a password by a mailed link starts no session', async () => {
    const { secret, token } = await turnOn(editor);
    await database.query(
      `UPDATE users SET reset_password_token = 'known', reset_password_expiration = now() + interval '1 hour' WHERE id = $1`,
      [ids.editor],
    );
    const reset = await send('POST', '/reset-password', { token: 'known', password: PASSWORD });
    expect(reset.status).toBe(200);
    expect(reset.cookie).toBeNull();
    expect(Object.keys(JSON.parse(reset.text) as object)).toEqual(['message']);
    const { rows } = await database.query('SELECT id FROM users_sessions WHERE _parent_id = $1', [
      ids.editor,
    ]);
    expect(rows).toEqual([]);
    const me = await send('GET', '/me', null, { token });
    expect(JSON.parse(me.text)).toMatchObject({ user: null });
    expect((await signIn(editor)).status).toBe(401);
    expect((await signIn({ ...editor, code: codeOf(secret) })).status).toBe(200);
  });

  it("the CMS's own password reset returns no session", async () => {
    await turnOn(editor);
    await database.query(
      `UPDATE users SET reset_password_token = 'known', reset_password_expiration = now() + interval '1 hour' WHERE id = $1`,
      [ids.editor],
    );
    const result = await payload.resetPassword({
      collection: 'users',
      data: { token: 'known', password: PASSWORD },
      overrideAccess: true,
    });
    expect(result).not.toHaveProperty('token');
  });

  it("the CMS's own sign-in requires the code too", async () => {
    await turnOn(editor);
    await expect(payload.login({ collection: 'users', data: editor })).rejects.toThrow();
  });

  it('GraphQL offers no sign-in', async () => {
    await turnOn(editor);
    const { POST } = await import('@/app/graphql/route');
    const query = `mutation { loginUser(email: "${editor.email}", password: "${PASSWORD}") { token } }`;
    const response = await POST(
      new Request('http://localhost:3000/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('"token":');
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});
