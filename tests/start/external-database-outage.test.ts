import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver } from '../../scripts/test/webhook-receiver.mjs';
import { migrate } from '../../scripts/steps/migrate-database.mjs';
import { BEFORE_RELEASE, SQUASHED } from '../../scripts/steps/squashed-migrations.mjs';
import english from '@messages/en/forms.json';
import { emptyTables } from '../support/empty-tables';
import { until } from '../support/poll-until';
import { newForm, post, rowsOf, storedUnder } from './post-forms-and-read-rows';
import {
  compiledSettings,
  type OutsideDatabase,
  outsideDatabase,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';

/** A site with an external Postgres, which this file stops and starts. */
let database: OutsideDatabase['database'];
let giveDatabase: OutsideDatabase['give'];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let settings: Settings;
let site: Started;

beforeAll(async () => {
  ({ database, give: giveDatabase } = await outsideDatabase('away'));
  receiver = await startReceiver();
  settings = await compiledSettings('away', {
    DATABASE_URL: database.url,
    ALLOW_LOOPBACK_TARGETS: 'true',
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: receiver.secret,
    ADMIN_EMAIL: 'first@tamvia.example',
    ADMIN_PASSWORD: 'a-password-of-the-first',
  });
  site = await start(settings).ready();
});

afterAll(async () => {
  await wipeAll();
  await database?.stop();
  await receiver?.stop();
});

async function ask(address: string) {
  const response = await fetch(`${site.url}${address}`, { signal: AbortSignal.timeout(20_000) });
  return { status: response.status, body: (await response.json()) as unknown };
}

const live = { status: 200, body: { status: 'live' } };
const ok = { database: 'ok', migrations: 'ok', queue: 'ok' };
const ready = { status: 200, body: { status: 'ready', checks: ok } };
const notReady = (checks: Partial<Record<keyof typeof ok, 'failing'>>) => ({
  status: 503,
  body: { status: 'not-ready', checks: { ...ok, ...checks } },
});
const away = notReady({ database: 'failing', migrations: 'failing', queue: 'failing' });

describe('foundation: /api/health/live and /api/health/ready tell the truth', () => {
  const faults = [
    [
      'a migration is missing',
      `UPDATE payload_migrations SET name = name || '_' WHERE batch > 0`,
      `UPDATE payload_migrations SET name = rtrim(name, '_') WHERE batch > 0`,
      { migrations: 'failing' },
    ],
    [
      'the queue is missing',
      'ALTER SCHEMA pgboss RENAME TO pgboss_away',
      'ALTER SCHEMA pgboss_away RENAME TO pgboss',
      { queue: 'failing' },
    ],
  ] as const;

  it.each(faults)('%s', async (_, breaking, mending, checks) => {
    expect(await ask('/api/health/ready')).toEqual(ready);
    await rowsOf(database.url, breaking);
    try {
      expect(await ask('/api/health/ready')).toEqual(notReady(checks));
      expect(await ask('/api/health/live')).toEqual(live);
    } finally {
      await rowsOf(database.url, mending);
    }
    // Background work that failed is retried after some seconds.
    await expect.poll(() => ask('/api/health/ready')).toEqual(ready);
  });
});

it('foundation: a lost database connection does not end the process, and it recovers', async () => {
  const form = newForm();
  const other = newForm();
  const web = site.family().map(({ pid }) => pid);
  await database.stop();
  expect(await ask('/api/health/ready')).toEqual(away);
  expect(await ask('/api/health/live')).toEqual(live);
  for (const address of ['/', '/en']) expect((await fetch(site.url + address)).status).toBe(200);
  for (const [address, lang] of [
    ['/search?q=cx', 'vi'],
    ['/en/search?q=cx', 'en'],
  ] as const) {
    const answer = await fetch(site.url + address);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).not.toContain('__next_error__');
  }
  for (const attempt of [form, form, other]) {
    expect(await post(site.url, attempt)).toEqual({
      status: 202,
      body: { code: 'kept', message: english.kept.text },
    });
  }
  await until(() => site.printed().includes('"queue.error"'), 20); // the worker has noticed the outage, too
  expect(await ask('/api/health/live')).toEqual(live);

  database = await giveDatabase();
  await until(async () => (await ask('/api/health/ready')).status === 200, 20);
  expect(site.family().map(({ pid }) => pid)).toEqual(web);
  for (const attempt of [form, form, other]) {
    expect(await post(site.url, attempt)).toMatchObject({ status: 200 });
  }
  for (const { key } of [form, other]) {
    const stored = await storedUnder(database.url, { key });
    expect(stored).toEqual({ leads: 1, consents: 2, deliveries: 1 });
  }
  await until(() => receiver.deliveries.size === 2, 60);
  // The receiver gets a delivery a moment before the worker has recorded it.
  const underWay = "SELECT 1 FROM deliveries WHERE status <> 'delivered'";
  await until(async () => (await rowsOf(database.url, underWay)).length === 0, 20);
  const statuses = 'SELECT status::text, count(*)::int FROM deliveries GROUP BY status';
  expect(await rowsOf(database.url, statuses)).toEqual([{ status: 'delivered', count: 2 }]);
});

async function stop() {
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(0);
  expect(site.family()).toEqual([]);
}

const signIn = async (email: string, password: string) => {
  const response = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
};

it('names: ADMIN_EMAIL and ADMIN_PASSWORD make the first admin once', async () => {
  const again = { ADMIN_EMAIL: 'second@tamvia.example', ADMIN_PASSWORD: 'a-password-of-another' };
  expect(site.printed()).toContain(`${site.url}/admin  (sign in with your account)`);
  expect(await signIn(settings.ADMIN_EMAIL!, settings.ADMIN_PASSWORD!)).toBe(200);
  expect(site.printed()).not.toContain(settings.ADMIN_PASSWORD);
  await stop();
  site = await start({ ...settings, ...again }).ready();
  const users = await rowsOf(database.url, 'SELECT email, role::text FROM users');
  expect(users).toEqual([{ email: settings.ADMIN_EMAIL, role: 'admin' }]);
  expect(await signIn(settings.ADMIN_EMAIL!, settings.ADMIN_PASSWORD!)).toBe(200);
  expect(await signIn(again.ADMIN_EMAIL, again.ADMIN_PASSWORD)).toBe(401);
  await stop();
});

const names = 'SELECT name FROM payload_migrations ORDER BY name';
const apply = (migrations: string[]) =>
  rowsOf(
    database.url,
    `WITH gone AS (DELETE FROM payload_migrations)
     INSERT INTO payload_migrations (name, batch) SELECT unnest($1::text[]), 1`,
    [migrations],
  );

it('a database from before the first release is accepted when it has all of its migrations', async () => {
  const ours = await rowsOf<{ name: string }>(database.url, names);
  // Later migrations count as applied, because the tables are the current ones.
  const since = ours.map(({ name }) => name).filter((name) => !SQUASHED.includes(name));
  await apply([...BEFORE_RELEASE.slice(1), ...since]);
  await expect(migrate(database.url)).rejects.toThrow(
    `The database is from before the first release and lacks ${BEFORE_RELEASE[0]}`,
  );
  expect(await rowsOf(database.url, names)).toHaveLength(BEFORE_RELEASE.length - 1 + since.length);
  await apply([...BEFORE_RELEASE, ...since]);
  expect(await migrate(database.url)).toBe('up to date');
  expect(await rowsOf(database.url, names)).toEqual(ours);
});

/** A fingerprint of the whole database: of each table's rows and columns. */
async function fingerprints() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name
    FROM information_schema.tables
    WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await client.query(
      `SELECT count(*)::int, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')),
              (SELECT md5(string_agg(column_name || data_type, '|' ORDER BY ordinal_position))
               FROM information_schema.columns
               WHERE quote_ident(table_schema) || '.' || quote_ident(table_name) = $1) AS columns
       FROM ${name} AS t`,
      [name],
    );
    found[name] = rows[0];
  }
  await client.end();
  return found;
}

it('foundation: a database from a newer version is refused untouched', async () => {
  const newer = '29990101_000000_from_the_future';
  await rowsOf(database.url, 'INSERT INTO payload_migrations (name, batch) VALUES ($1, 99)', [
    newer,
  ]);
  // A migration of this version is missing too, and there is no content: the start may repair neither.
  await rowsOf(database.url, 'DELETE FROM payload_migrations WHERE name <> $1', [newer]);
  await emptyTables({ query: (text) => rowsOf(database.url, text) }, 'pages');
  const before = await fingerprints();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(await start(settings).refusal()).toEqual({
    code: 1,
    said: `✗ The database is from a newer version of the site (it has ${newer}); start that version, or restore a backup.`,
  });
  expect(await fingerprints()).toEqual(before);
  rmSync(settings.DATA_DIR, { recursive: true, force: true });
});
