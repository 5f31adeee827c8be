import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/find-free-port.mjs';
import { until } from '../support/poll-until';
import {
  type Form,
  newForm,
  post,
  postSlowly,
  rowsOf,
  storedUnder,
  takesConnections,
} from './post-forms-and-read-rows';
import { killNow } from './list-and-kill-processes';
import {
  compiledSettings,
  databaseLog,
  neverWaitForDisk,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';

/** One site, from its first start in an empty folder through every way to end; the tests build on each other. */
let settings: Settings;
let site: Started;
/** Forms whose senders got a confirmation: they must never be lost. */
const thanked: Form[] = [];

const thanks = { status: 200, body: { redirect: '/en/book-demo/thank-you' } };
/**
 * The time limit of a stop in seconds: less than the 20 s for which the server waits for connections that do not end.
 */
const AT_ONCE_SECONDS = 15;
/** The public address of the last start. */
const ORIGIN = 'https://www.tamvia.example';
/** The rows of one stored lead. No webhook is set, so there is no delivery. */
const ONE_LEAD = { leads: 1, consents: 2, deliveries: 0 };

beforeAll(async () => {
  // Of its folder only Node's compile cache exists; start-from-copied-server-files.test.ts starts without one.
  settings = await compiledSettings('life');
  site = await start(settings).ready();
  await neverWaitForDisk(site.databaseUrl());
});

afterAll(wipeAll);

async function expectThankedLeads() {
  for (const form of thanked) {
    expect(await storedUnder(site.databaseUrl(), form)).toEqual(ONE_LEAD);
  }
}

async function send() {
  const form = newForm();
  expect(await post(site.url, form)).toEqual(thanks);
  thanked.push(form);
}

/** Stops the site while a form is being sent, and checks that everything ended properly. */
async function stopWithOneInFlight(signal: NodeJS.Signals) {
  const form = newForm();
  const before = databaseLog(settings).length;
  const { cluster } = site.database();
  const { finish } = await postSlowly(site.url, form);
  site.signal(signal);
  await until(async () => !(await takesConnections(site.url)), 10);
  expect(await finish()).toEqual(thanks);
  thanked.push(form);
  // The server stops at once, although the sender keeps its connection open.
  expect(await site.ended(AT_ONCE_SECONDS)).toBe(0);
  expect(site.printed().trimEnd()).toMatch(/\nStopped\.$/);
  expect(site.family()).toEqual([]);
  expect(existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false);
  expect(existsSync(path.join(settings.DATA_DIR, 'serving.json'))).toBe(false);
  const log = databaseLog(settings).slice(before);
  expect(log).toContain('received fast shutdown request');
  expect(log.trimEnd()).toMatch(/database system is shut down$/);
}

it('foundation: npm start names the addresses and the way to the first admin', async () => {
  const { url } = site;
  expect(site.printed()).toContain(`  Tiếng Việt   ${url}/\n`);
  expect(site.printed()).toContain(`  English      ${url}/en\n`);
  expect(site.printed()).toContain(
    `  Admin        ${url}/admin  (open it to make the first admin, or set ADMIN_EMAIL and ADMIN_PASSWORD before a start)\n`,
  );
  const pages: [string, string][] = [
    ['/', '<html lang="vi"'],
    ['/en', '<html lang="en"'],
    ['/admin', ''],
  ];
  for (const [address, content] of pages) {
    const response = await fetch(`${url}${address}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(content);
  }
  expect((await fetch(`${url}/api/users/init`)).status).toBe(200);
  expect(await (await fetch(`${url}/api/users/init`)).json()).toEqual({ initialized: false });
});

it('foundation: a second start in the same folder does not start a second database', async () => {
  const database = site.database();
  const second = start({ ...settings, PORT: String(await freePort()) });
  const owner = site.starters().find(({ pid }) => pid !== site.pid)!;
  expect(await second.refusal()).toEqual({
    code: 1,
    said: `✗ This folder is already being served at ${site.url} by process ${owner.pid}; stop that one first.`,
  });
  expect(site.database()).toEqual(database);
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
  expect(existsSync(path.join(settings.DATA_DIR, 'serving.json'))).toBe(true);
});

it('foundation: SIGTERM finishes what is in flight and stops the database cleanly', async () => {
  await stopWithOneInFlight('SIGTERM');
});

it('a second start with nothing changed does not install, seed or build again', async () => {
  const stamps = ['node_modules/.stamp', 'runtime/node_modules/.stamp', '.next/SITE_BUILD'];
  const times = () => stamps.map((file) => statSync(file).mtimeMs);
  const before = times();
  const beganAt = new Date();
  site = await start(settings).ready();
  expect(times()).toEqual(before);
  for (const remark of [
    'Dependencies: up to date',
    'Migrations: up to date',
    'Content: has content',
    'Build: up to date',
  ]) {
    expect(site.printed()).toContain(`✓ ${remark} (`);
  }
  const pages =
    'SELECT count(*)::int AS all, count(*) FILTER (WHERE updated_at > $1)::int AS new FROM pages';
  const [counted] = await rowsOf(site.databaseUrl(), pages, [beganAt]);
  expect(counted).toEqual({ all: expect.any(Number) as number, new: 0 });
  expect(counted!.all).toBeGreaterThan(0);
  await expectThankedLeads();
});

it('foundation: after a SIGKILL the next start recovers by itself', async () => {
  await send();
  const database = site.database();
  const killed = site;
  killNow(killed.starters().map(({ pid }) => pid));
  site = await start(settings).ready();
  expect(site.printed()).toContain('joined the database that was still running');
  expect(site.database()).toEqual(database);
  // The web server of the killed start has noticed by itself that its parent is gone.
  expect(await killed.ended()).toBe('SIGKILL');
  await send();
  await expectThankedLeads();
});

it('foundation: after a SIGKILL the next start recovers by itself (of the database too)', async () => {
  const before = databaseLog(settings).length;
  const database = site.database();
  killNow([...site.starters().map(({ pid }) => pid), database.pid]);
  site = await start(settings).ready();
  expect(site.database().pid).not.toBe(database.pid);
  expect(databaseLog(settings).slice(before)).toContain('automatic recovery in progress');
  await send();
  await expectThankedLeads();
});

it('foundation: after a SIGKILL the next start recovers by itself (when another program has the numbers of the killed)', async () => {
  const { cluster } = site.database();
  const names = [
    path.join(cluster, 'postmaster.pid'),
    path.join(settings.DATA_DIR, 'serving.json'),
  ];
  await site.wipe();
  for (const file of names) {
    const ours = readFileSync(file, 'utf8').replace(/\d+/, String(process.pid));
    writeFileSync(file, ours);
  }
  // The next test reads this start with a public address of its own.
  site = await start({ ...settings, SITE_URL: `${ORIGIN}/` }).ready();
  await send();
  await expectThankedLeads();
});

it('names: SITE_URL is read when serving, for canonical and hreflang', async () => {
  expect(site.printed()).toContain('✓ Build: up to date');
  expect(site.printed()).toContain(`  English      ${ORIGIN}/en\n`);
  for (const [address, canonical] of [
    ['/', ORIGIN],
    ['/en', `${ORIGIN}/en`],
  ]) {
    const html = await (await fetch(`${site.url}${address}`)).text();
    const href = (rel: string) => new RegExp(`<link ${rel} href="([^"]*)"`).exec(html)?.[1];
    expect(href('rel="canonical"')).toBe(canonical);
    expect(href('rel="alternate" hreflang="vi"')).toBe(ORIGIN);
    expect(href('rel="alternate" hreflang="en"')).toBe(`${ORIGIN}/en`);
    expect(html).not.toContain('http://localhost');
  }
});

it('foundation: SIGTERM finishes what is in flight and stops the database cleanly (SIGINT too)', async () => {
  await stopWithOneInFlight('SIGINT');
});
