import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, signIn } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { stopCms } from '../../support/cms-for-lead-tests';
import {
  account,
  startWithAccounts,
  codeOf,
  PASSWORD,
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

describe('turning the second factor off, and new recovery codes', () => {
  it('both require the password and a code', async () => {
    const { secret, recoveryCodes, token } = await turnOn(editor);
    for (const path of ['/second-factor/recovery-codes', '/second-factor/off']) {
      for (const given of [
        {},
        { password: PASSWORD },
        { password: PASSWORD, code: wrongCode(secret) },
        { password: 'not-the-password', code: codeOf(secret) },
      ]) {
        expect((await send('POST', path, given, { token })).status).toBe(400);
      }
      await emptyTables(database, 'form_rate_limits');
    }
    const given = { password: PASSWORD, code: recoveryCodes[0] };
    const renewed = await send('POST', '/second-factor/recovery-codes', given, { token });
    const fresh = (JSON.parse(renewed.text) as { recoveryCodes: string[] }).recoveryCodes;
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect((await signIn({ ...editor, code: recoveryCodes[1] })).status).toBe(401);
    const last = { password: PASSWORD, code: fresh[0] };
    expect((await send('POST', '/second-factor/off', last, { token })).status).toBe(200);
    expect((await signIn(editor)).status).toBe(200);
  });

  it("an admin can remove a colleague's second factor with the admin's own password, and it is logged", async () => {
    const factor = await turnOn(editor);
    const token = await tokenOf(admin);
    const reset = (id: number, given: object, by = token) =>
      send('POST', `/${id}/second-factor/reset`, given, { token: by });
    const given = { password: PASSWORD };
    expect((await reset(ids.admin, given)).status).toBe(403);
    expect((await reset(ids.editor, given, factor.token)).status).toBe(403);
    expect((await reset(ids.admin, given, factor.token)).status).toBe(403);
    expect((await reset(ids.editor, { password: 'wrong' })).status).toBe(400);
    expect((await signIn(editor)).status).toBe(401);
    expect((await reset(ids.editor, given)).status).toBe(200);
    // All sessions end, because the lost telephone may be signed in.
    const me = await send('GET', '/me', null, { token: factor.token });
    expect(JSON.parse(me.text)).toMatchObject({ user: null });
    expect((await signIn(editor)).status).toBe(200);
    const { rows } = await database.query(
      `SELECT account, action, collection, ids FROM access_log WHERE collection = 'second-factor'`,
    );
    expect(rows).toEqual([
      { account: admin.email, action: 'erase', collection: 'second-factor', ids: [ids.editor] },
    ]);
    expect((await reset(ids.editor, given)).status).toBe(409);
  });

  it('a second factor is deleted with its account', async () => {
    const gone = { email: 'gone@example.com', password: PASSWORD };
    const { id } = await payload.create({
      collection: 'users',
      data: { ...gone, role: 'editor' },
    });
    await turnOn(gone);
    await payload.delete({ collection: 'users', id });
    expect((await database.query('SELECT 1 FROM second_factors')).rows).toEqual([]);
  });
});

describe('what the admin shows of the second factor', () => {
  it('neither secret nor recovery codes are in any answer, or stored unencrypted', async () => {
    const { secret, recoveryCodes, token } = await turnOn(editor);
    const { rows } = await database.query('SELECT * FROM second_factors');
    const stored = JSON.stringify(rows);
    for (const told of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')]) {
      expect(stored).not.toContain(told);
    }
    const [row] = rows as { secret: string; recovery_codes: string[] }[];
    const adminToken = await tokenOf(admin);
    const asked = [
      await send('GET', '?depth=5&showHiddenFields=true', null, { token: adminToken }),
      await send('GET', `/${ids.editor}?depth=5&showHiddenFields=true`, null, { token }),
      await send('GET', '/me', null, { token }),
      await send('GET', `/${ids.editor}/second-factor`, null, { token }),
      await send('PATCH', `/${ids.editor}`, { name: 'Hà', secondFactor: 'off' }, { token }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const answers = asked.map(({ text }) => text);
    const local = await payload.find({ collection: 'users', showHiddenFields: true, depth: 5 });
    answers.push(JSON.stringify(local));
    for (const text of answers) {
      for (const kept of [secret, row!.secret, ...row!.recovery_codes, ...recoveryCodes]) {
        expect(text).not.toContain(kept);
      }
    }
    // The account's form can not remove the second factor either.
    expect((await signIn(editor)).status).toBe(401);
  });

  it('admins see who has a second factor, users see their own, and nobody else sees any', async () => {
    const { token } = await turnOn(editor);
    const seenBy = async (by: string, path: string) => {
      const { text } = await send('GET', path, null, { token: by });
      const { docs, ...one } = JSON.parse(text) as { docs?: object[] };
      return (docs ?? [one]) as { email?: string; secondFactor?: string }[];
    };
    const shown = (users: { email?: string; secondFactor?: string }[]) =>
      new Map(users.map(({ email, secondFactor }) => [email, secondFactor]));
    const adminToken = await tokenOf(admin);
    const toAdmin = shown(await seenBy(adminToken, '?limit=100'));
    expect([editor, admin, plain].map(({ email }) => toAdmin.get(email))).toEqual([
      'on',
      'off',
      'off',
    ]);
    expect(shown(await seenBy(token, `/${ids.editor}`))).toEqual(new Map([[editor.email, 'on']]));
    const seller = { email: 'sales@example.com', password: PASSWORD };
    const { id } = await payload.create({
      collection: 'users',
      data: { ...seller, role: 'sales' },
    });
    const sales = await tokenOf(seller);
    const colleagues = shown(await seenBy(sales, '?limit=100'));
    expect(colleagues.get(seller.email)).toBe('off');
    expect(colleagues.get(admin.email)).toBeUndefined();
    const path = `/${ids.admin}/second-factor`;
    expect((await send('GET', path, null, { token: sales })).status).toBe(403);
    const asked = await send('GET', '?where[secondFactor][equals]=on', null, { token: sales });
    expect(asked.status).toBe(400);
    await payload.delete({ collection: 'users', id });
  });
});
