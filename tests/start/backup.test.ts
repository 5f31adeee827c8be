import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainStream } from '../../scripts/backup/encrypt-archive.mjs';
import { startPostgres } from '../../scripts/postgres/postgres-server.mjs';
import { until } from '../support/poll-until';
import { command } from './run-backup-or-restore';
import { type Form, newForm, post, rowsOf, storedUnder } from './post-forms-and-read-rows';
import {
  compiledSettings,
  neverWaitForDisk,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';

/** A backup of a small site whose database has only the first migration. */
const PREVIOUS = path.resolve(import.meta.dirname, '../fixtures/previous-release.tar.gz');
const PREVIOUS_LEADS = 6;
/** The pause of a sender between two forms, in milliseconds. */
const BETWEEN_FORMS_MS = 250;

type Manifest = {
  migrations: string[];
  tables: { name: string; columns: string[]; rows: number }[];
  entries: { path: string; bytes: number; sha256: string }[];
};

let folder: string;
let settings: Settings;
let site: Started;
const ours = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-backup-'));
  settings = await compiledSettings('backup', { FORM_RATE_LIMIT: '100000' });
});

afterAll(async () => {
  await wipeAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The manifest of an archive, read by the system's own tar. */
const manifestOf = (file: string): Manifest =>
  JSON.parse(
    execFileSync('tar', ['xzOf', file, 'manifest.json'], { encoding: 'utf8' }),
  ) as Manifest;

/** The checksum of each entry of an archive, by its path. */
const contentsOf = (file: string) =>
  Object.fromEntries(manifestOf(file).entries.map((entry) => [entry.path, entry.sha256]));

async function succeeds(script: 'backup' | 'restore', args: string[], on: Settings) {
  const { code, said } = await command(script, args, on).ended;
  expect({ code, said }).toMatchObject({ code: 0 });
  return said;
}

async function refuses(script: 'backup' | 'restore', args: string[], on: Settings) {
  const { code, said } = await command(script, args, on).ended;
  expect({ code, said }).toMatchObject({ code: 1 });
  return said;
}

const bundled = ({ DATA_DIR, POSTGRES_PASSWORD }: Settings) =>
  startPostgres({ dataDir: DATA_DIR, password: POSTGRES_PASSWORD!, log: () => {} });

/** Runs a function on the database of a site that is not running. */
async function onDatabase<T>(of: Settings, run: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await bundled(of);
  try {
    return await run(url);
  } finally {
    await stop();
  }
}

const leadNames = (url: string) =>
  rowsOf<{ name: string }>(url, 'SELECT name FROM leads ORDER BY id').then((rows) =>
    rows.map(({ name }) => name),
  );

/** The number of sections marked as samples: by a note, as in earlier releases, or by a checkbox. */
const sampleMarks = (url: string) =>
  rowsOf<{ notes: number; boxes: number }>(
    url,
    `SELECT sum(regexp_count(sections::text, '"sampleNote": "[^"]'))::int AS notes,
      sum(regexp_count(sections::text, '"sample": true'))::int AS boxes
      FROM (SELECT sections FROM pages_locales UNION ALL SELECT version_sections FROM _pages_v_locales) AS all_sections`,
  ).then(([marks]) => marks!);

it('a backup is restored into an empty database, and every table has its saved content', async () => {
  expect(await succeeds('restore', [PREVIOUS], settings)).toContain('all as they were');
  const { tables, migrations } = manifestOf(PREVIOUS);
  await onDatabase(settings, async (url) => {
    await neverWaitForDisk(url);
    for (const { name, rows } of tables) {
      const [found] = await rowsOf<{ count: number }>(
        url,
        `SELECT count(*)::int AS count FROM "${name}"`,
      );
      expect({ name, rows: found!.count }).toEqual({ name, rows });
    }
    const applied = await rowsOf<{ name: string }>(
      url,
      'SELECT name FROM payload_migrations ORDER BY id',
    );
    expect(applied.map(({ name }) => name)).toEqual(migrations);
    expect(await leadNames(url)).toHaveLength(PREVIOUS_LEADS);
    // After a restore a new row gets an id that was used neither in the backup nor after it.
    const [next] = await rowsOf<{ free: boolean }>(
      url,
      `SELECT nextval('leads_id_seq') > (SELECT max(id) FROM leads) + 999999 AS free`,
    );
    expect(next!.free).toBe(true);
  });
  const again = ours('again.tar.gz');
  await succeeds('backup', [again], settings);
  // The first page of the admin shows when the last backup was made.
  const noted = readFileSync(path.join(settings.DATA_DIR, 'last-backup.json'), 'utf8');
  const { at, isEncrypted } = JSON.parse(noted) as { at: string; isEncrypted: boolean };
  expect(Date.now() - Date.parse(at)).toBeLessThan(600_000);
  expect(isEncrypted).toBe(false);
  const { 'tables/leads': leads, ...rest } = contentsOf(PREVIOUS);
  expect(leads).toHaveLength(64);
  expect(contentsOf(again)).toEqual({ 'tables/leads': leads, ...rest });
  expect(statSync(again).mode & 0o077).toBe(0);
});

it('a start upgrades the database of the previous release, and loses nothing of it', async () => {
  const { before, noted } = await onDatabase(settings, async (of) => ({
    before: await leadNames(of),
    noted: await sampleMarks(of),
  }));
  site = await start(settings).ready();
  const url = site.databaseUrl();
  expect(await leadNames(url)).toEqual(before);
  const leads = await rowsOf<Record<string, unknown>>(
    url,
    'SELECT email, phone, kind, status, stage, owner_id, due_at FROM leads',
  );
  for (const lead of leads) {
    expect(lead).toMatchObject({ status: '29', stage: 'new', owner_id: null });
    expect(String(lead.email ?? lead.phone)).not.toBe('');
  }
  expect(noted.notes).toBeGreaterThan(0);
  // Events have in the admin the names that readers saw before, those of their banners.
  const [events] = await rowsOf<{ named: number; others: number }>(
    url,
    `SELECT count(*) FILTER (WHERE title = banner_title)::int AS named,
      count(*) FILTER (WHERE title IS DISTINCT FROM banner_title)::int AS others
      FROM event_pages_locales`,
  );
  expect(events?.named).toBeGreaterThan(0);
  expect(events?.others).toBe(0);
  expect(await sampleMarks(url)).toEqual({ notes: 0, boxes: noted.notes + noted.boxes });
  for (const address of ['/', '/en', '/pricing', '/admin/login']) {
    expect({ address, status: (await fetch(`${site.url}${address}`)).status }).toEqual({
      address,
      status: 200,
    });
  }
});

/** An encrypted backup of the running site, the forms that it must contain, and one that was sent after it. */
const running: { before: Form[]; after?: Form } = { before: [] };
const runningFile = () => ours('running.backup');
const PASSPHRASE = 'a passphrase for the test';
const withPassphrase = () => ({ ...settings, BACKUP_PASSPHRASE: PASSPHRASE });

it('a backup is taken while forms come in, and no restore while the site runs', async () => {
  const thanked: Form[] = [];
  const sending = new AbortController();
  const sender = (async () => {
    while (!sending.signal.aborted) {
      const form = newForm();
      const { status } = await post(site.url, form);
      expect(status).toBe(200);
      thanked.push(form);
      await pause(BETWEEN_FORMS_MS);
    }
  })();
  await until(() => thanked.length >= 3, 30);
  running.before = [...thanked];
  expect(await succeeds('backup', [runningFile()], withPassphrase())).toContain('encrypted');
  sending.abort();
  await sender;
  running.after = newForm();
  expect(await post(site.url, running.after)).toMatchObject({ status: 200 });
  expect(await refuses('restore', [runningFile(), '--replace'], settings)).toContain(
    'stop it before a restore',
  );
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(0);
});

it('a backup is encrypted when a passphrase is set, and restored with that passphrase alone', async () => {
  expect(readFileSync(runningFile()).includes('manifest.json')).toBe(false);
  const restore = [runningFile(), '--replace'];
  expect(await refuses('restore', restore, settings)).toContain('set BACKUP_PASSPHRASE');
  const wrong = { ...settings, BACKUP_PASSPHRASE: 'another passphrase' };
  expect(await refuses('restore', restore, wrong)).toContain('the passphrase is another one');
  // The next test restores it with the right one.
});

it('after an interrupted restore the site reports it, and the next restore repairs it', async () => {
  const { url, stop } = await bundled(settings);
  const killed = command('restore', [runningFile(), '--replace'], withPassphrase());
  const setAside = () =>
    rowsOf<{ found: string | null }>(
      url,
      `SELECT to_regclass('before_restore.leads')::text AS found`,
    );
  // The query runs on another database of the server: a restore requires that nobody else is connected to its own.
  const hasBegun = () =>
    rowsOf<{ query: string }>(
      url.replace(/[^/]+$/, 'postgres'),
      `SELECT query FROM pg_stat_activity WHERE query ~ '^(ALTER|CREATE|COPY|INSERT)'`,
    );
  await until(async () => (await hasBegun()).length > 0, 60);
  await until(async () => (await setAside())[0]!.found !== null, 60);
  killed.kill();
  await killed.ended;
  expect((await setAside())[0]!.found).not.toBeNull();
  await stop();
  expect((await start(settings).refusal()).said).toContain('A restore was interrupted here');
  const missing = ours('nowhere.tar.gz');
  expect(await refuses('restore', [missing, '--replace'], settings)).toContain('There is no file');
  await succeeds('restore', [runningFile(), '--replace'], withPassphrase());
  const [copy, decrypted] = [ours('copy.tar.gz'), ours('decrypted.tar.gz')];
  await succeeds('backup', [copy], settings);
  await pipeline(await plainStream(runningFile(), PASSPHRASE), createWriteStream(decrypted));
  expect(contentsOf(copy)).toEqual(contentsOf(decrypted));
});

it('a backup taken while forms come in contains every form acknowledged before', async () => {
  const waiting = await onDatabase(settings, async (url) => {
    for (const form of running.before) {
      expect(await storedUnder(url, form)).toMatchObject({ leads: 1, consents: 2 });
    }
    expect(await storedUnder(url, running.after!)).toMatchObject({ leads: 0 });
    return rowsOf<{ id: number }>(
      url,
      `UPDATE mails SET status = 'pending', created_at = now() - interval '30 days' RETURNING id`,
    );
  });
  // Mails that waited in the backup may have been sent since: the restored site holds them.
  expect(waiting).not.toEqual([]);
  const restored = await start(settings).ready();
  const mailsAre = (status: string) =>
    rowsOf<{ id: number }>(
      restored.databaseUrl(),
      `SELECT id FROM mails WHERE status = '${status}'`,
    );
  await until(async () => (await mailsAre('pending')).length === 0, 30);
  const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
  expect(idsOf(await mailsAre('restored'))).toEqual(idsOf(waiting));
  restored.signal('SIGTERM');
  expect(await restored.ended()).toBe(0);
});

it('a restore refuses a database in use, a damaged file and a foreign one, and changes nothing', async () => {
  const before = await onDatabase(settings, leadNames);
  expect(await refuses('restore', [PREVIOUS], settings)).toContain('add --replace');
  const damaged = ours('damaged.tar.gz');
  copyFileSync(PREVIOUS, damaged);
  truncateSync(damaged, Math.floor(statSync(PREVIOUS).size / 2));
  expect(await refuses('restore', [damaged, '--replace'], settings)).toContain('is damaged');
  const changed = readFileSync(PREVIOUS);
  changed[Math.floor(changed.length / 2)]! ^= 1;
  writeFileSync(damaged, changed);
  expect(await refuses('restore', [damaged, '--replace'], settings)).toContain('is damaged');
  expect(await refuses('restore', [ours('nowhere.tar.gz'), '--replace'], settings)).toContain(
    'There is no file',
  );
  expect(await refuses('backup', [damaged], settings)).toContain('exists; name another file');
  // Our command saves the bundled database alone.
  const own = { ...settings, DATABASE_URL: 'postgres://own@localhost/own' };
  expect(await refuses('backup', [ours('own.tar.gz')], own)).toContain('save it with pg_dump');
  expect(existsSync(ours('own.tar.gz'))).toBe(false);
  expect(await onDatabase(settings, leadNames)).toEqual(before);
});
