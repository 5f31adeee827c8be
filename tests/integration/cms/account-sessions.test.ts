import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShownSession } from '@/cms/account/session-store';
import { send } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { stopCms } from '../../support/cms-for-lead-tests';
import { account, startWithAccounts, tokenOf } from '../../support/accounts-with-second-factor';
import { tokenIn } from '../../support/session-token-from-cookie';

const admin = account('admin');
const editor = account('editor');
const other = account('other');

let payload: Payload;
let database: pg.Pool;
let ids: Record<'admin' | 'editor' | 'other', number>;

beforeAll(async () => {
  const roles = { admin: 'admin', editor: 'editor', other: 'sales' } as const;
  ({ payload, database, ids } = await startWithAccounts(roles));
});

beforeEach(() => emptyTables(database, 'form_rate_limits', 'users_sessions'));

afterAll(() => stopCms(payload, database));

type Name = keyof typeof ids;
const pathOf = (name: Name) => `/${ids[name]}/sessions`;

async function listed(name: Name, token: string) {
  const { status, text } = await send('GET', pathOf(name), null, { token });
  return status === 200 ? (JSON.parse(text) as { sessions: ShownSession[] }).sessions : status;
}

async function isSignedIn(token: string): Promise<boolean> {
  const { text } = await send('GET', '/me', null, { token });
  return (JSON.parse(text) as { user: object | null }).user !== null;
}

describe('the sessions of an account', () => {
  it('a user sees their own, and ends all but the current one', async () => {
    const [here, phone, home] = [
      await tokenOf(editor),
      await tokenOf(editor),
      await tokenOf(editor),
    ];
    const sessions = await listed('editor', here);
    expect(sessions).toHaveLength(3);
    expect((sessions as ShownSession[]).filter(({ isHere }) => isHere)).toHaveLength(1);
    // The answer contains neither the token nor the session's id.
    const { text } = await send('GET', pathOf('editor'), null, { token: here });
    const { rows } = await database.query<{ id: string }>('SELECT id FROM users_sessions');
    for (const { id } of rows) expect(text).not.toContain(id);
    const ended = await send('POST', `${pathOf('editor')}/end`, {}, { token: here });
    expect([ended.status, JSON.parse(ended.text)]).toEqual([200, { ended: 2 }]);
    expect(await Promise.all([here, phone, home].map(isSignedIn))).toEqual([true, false, false]);
  });

  it('a user can end one session by its key; a key of another account ends nothing', async () => {
    const [here, phone, home] = [
      await tokenOf(editor),
      await tokenOf(editor),
      await tokenOf(editor),
    ];
    const theirs = await tokenOf(other);
    const [, ofPhone] = (await listed('editor', here)) as ShownSession[];
    const [ofOther] = (await listed('other', theirs)) as ShownSession[];
    const end = (key: unknown) => send('POST', `${pathOf('editor')}/end`, { key }, { token: here });
    expect(JSON.parse((await end(ofPhone!.key)).text)).toEqual({ ended: 1 });
    expect(JSON.parse((await end(ofOther!.key)).text)).toEqual({ ended: 0 });
    for (const key of [null, 1, {}, ['x']]) expect((await end(key)).status).toBe(400);
    expect(await Promise.all([here, phone, home, theirs].map(isSignedIn))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('an admin sees those of a colleague, and ends all of them', async () => {
    const [boss, lost] = [await tokenOf(admin), await tokenOf(other)];
    expect(await listed('other', boss)).toMatchObject([{ isHere: false }]);
    const ended = await send('POST', `${pathOf('other')}/end`, {}, { token: boss });
    expect(JSON.parse(ended.text)).toEqual({ ended: 1 });
    expect(await Promise.all([boss, lost].map(isSignedIn))).toEqual([true, false]);
  });

  it('other users can neither see nor end them, and expired ones are not shown', async () => {
    const mine = await tokenOf(editor);
    await tokenOf(other);
    expect(await listed('other', mine)).toBe(403);
    expect((await send('POST', `${pathOf('other')}/end`, {}, { token: mine })).status).toBe(403);
    expect((await send('POST', `${pathOf('other')}/end`, {})).status).toBe(401);
    expect((await send('POST', '/x/sessions/end', {}, { token: mine })).status).toBe(400);
    await database.query(
      `UPDATE users_sessions SET expires_at = now() - interval '1 minute' WHERE _parent_id = $1`,
      [ids.other],
    );
    expect(await listed('other', await tokenOf(admin))).toEqual([]);
  });
});

describe('using the admin renews a session', () => {
  const HOUR = 60 * 60 * 1000;

  /**
   * Renews a session that began some hours ago. Returns in how many hours the new token expires, or the status of a
   * refusal.
   */
  async function renewedAfter(hours: number) {
    const token = await tokenOf(editor);
    await database.query(
      `UPDATE users_sessions SET created_at = now() - make_interval(secs => $1)`,
      [hours * 3600],
    );
    const { status, text, cookie } = await send('POST', '/refresh-token', {}, { token });
    if (status !== 200) return status;
    const { exp } = JSON.parse(text) as { exp: number };
    expect(await isSignedIn(tokenIn(cookie))).toBe(true);
    const { rows } = await database.query<{ until: Date }>(
      'SELECT expires_at AS until FROM users_sessions',
    );
    await emptyTables(database, 'users_sessions');
    const left = (moment: number) => Math.round((moment - Date.now()) / (HOUR / 10)) / 10;
    // The stored session expires when its token does.
    expect(left(rows[0]!.until.getTime())).toBe(left(exp * 1000));
    return left(exp * 1000);
  }

  it('by eight hours, but never beyond one day after signing in', async () => {
    expect(await renewedAfter(1)).toBe(8);
    expect(await renewedAfter(16)).toBe(8);
    expect(await renewedAfter(20)).toBe(4);
    expect(await renewedAfter(23.5)).toBe(0.5);
    expect(await renewedAfter(25)).toBe(403);
  });
});
