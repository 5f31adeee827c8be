import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { send } from '../../support/account-requests';
import { emptyTables } from '../../support/empty-tables';
import { stopCms } from '../../support/cms-for-lead-tests';
import { account, startWithAccounts, tokenOf } from '../../support/accounts-with-second-factor';

const SITE = 'https://www.tamvia.example';

// The list of sites whose requests may use a session is read when the configuration is loaded.
vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.tamvia.example';
});

const names = {
  admin: 'admin',
  editor: 'editor',
  sales: 'sales',
  door: 'event-team',
} as const;
type Name = keyof typeof names;

let payload: Payload;
let database: pg.Pool;
let ids: Record<Name, number>;

beforeAll(async () => {
  ({ payload, database, ids } = await startWithAccounts(names));
});
beforeEach(() => emptyTables(database, 'form_rate_limits', 'users_sessions'));
afterEach(() => {
  env().SECOND_FACTOR_ROLES = [];
});
afterAll(() => stopCms(payload, database));

/** The status of the answer to a browser; 400 says that the session was accepted and the body is looked at. */
async function statusFor(token: string, sent: Record<string, string> = { origin: SITE }) {
  const { unsavedPage } = await import('@/site/routes/unsaved-preview-page');
  const headers = new Headers({ cookie: `payload-token=${token}`, ...sent });
  const answer = await unsavedPage(headers, async () => '{}');
  return answer instanceof Response ? answer.status : 200;
}

const tokenFor = (name: Name) => tokenOf(account(name));

describe('unsaved values are rendered for the session', () => {
  it.each([
    ['admin', 400],
    ['editor', 400],
    ['sales', 403],
    ['door', 403],
  ] as const)('of an editor or admin alone: %s', async (name, status) => {
    expect(await statusFor(await tokenFor(name))).toBe(status);
  });

  it('when this site asks, and no other site, not even a neighbouring one', async () => {
    const token = await tokenFor('editor');
    for (const origin of ['https://elsewhere.example', 'https://old.tamvia.example', 'null']) {
      expect([origin, await statusFor(token, { origin })]).toEqual([origin, 403]);
    }
    expect(await statusFor(token, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('until it is ended elsewhere', async () => {
    const [here, elsewhere] = [await tokenFor('editor'), await tokenFor('editor')];
    expect(await statusFor(here)).toBe(400);
    const path = `/${ids.editor}/sessions/end`;
    expect((await send('POST', path, {}, { token: elsewhere })).status).toBe(200);
    expect([await statusFor(here), await statusFor(elsewhere)]).toEqual([403, 400]);
  });

  it('once the sign-in code that its role needs is set up', async () => {
    const token = await tokenFor('editor');
    env().SECOND_FACTOR_ROLES = ['editor'];
    expect(await statusFor(token)).toBe(403);
  });
});
