import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/poll-until';
import { brand } from '../../brand.config';
import { newForm, post, storedUnder } from './post-forms-and-read-rows';
import { seededSettings, start, type Started, wipeAll } from './start-site';

/**
 * The maximum number of code files that the web server may load before Next. The tests check in which order a start
 * loads modules, and what the site answers meanwhile.
 */
const MAX_FILES = 220;
const HOOK = path.resolve(import.meta.dirname, '../support/log-loaded-modules.mjs');

/** Pages that have not been requested before. */
const PAGES = ['/events', '/en/events', '/customers', '/en/pricing', '/blog', '/en/contact'];

type Line = {
  event: string;
  files?: number;
  underWay?: number;
  endpoint?: string;
  address?: string;
  status?: number;
};

let site: Started;
const lines: Line[] = [];
/** Requests sent while the admin was loading, and answered by it. */
const early = new Map<string, Promise<number>>();
const form = newForm();
let sent: ReturnType<typeof post>;
/** The status of the first answer to a URL that has moved, other than that the site is starting. */
let moved = 0;
let pages: number[] = [];

/** Requests a URL until it is answered; 503 means that the site is starting. */
async function firstAnswer(address: string): Promise<number> {
  for (;;) {
    const answer = await fetch(site.url + address, { redirect: 'manual' }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && answer.status !== 503) return answer.status;
    await pause(10);
  }
}

beforeAll(async () => {
  const settings = await seededSettings('order', { NODE_OPTIONS: `--import=${HOOK}` });
  site = start(settings);
  const ready = site.ready();
  const asked = firstAnswer(`/comparisons/${brand.slug}-vs-salesforce`);
  const live = firstAnswer('/api/health/live');
  const read = Promise.all(PAGES.map(firstAnswer));
  await until(() => site.printed().includes('"test.admin-asked-for"'), 100);
  for (const address of ['/admin', '/api/users/init']) {
    early.set(
      address,
      fetch(site.url + address).then(({ status }) => status),
    );
  }
  sent = post(site.url, form);
  await ready;
  moved = await asked;
  pages = await read;
  await Promise.all([...early.values(), sent, live]);
  for (const line of site.printed().split('\n')) {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as Line);
  }
});

afterAll(wipeAll);

const placeOf = (holds: (line: Line) => boolean) => lines.findIndex(holds);
const isAnswer = (address: string, status: number) => (line: Line) =>
  line.event === 'test.answered' && line.address === address && line.status === status;
const adminIsThere = () => placeOf(({ event }) => event === 'server.admin-ready');

it('a start answers pages first (no module of the admin is loaded before the home pages are rendered)', () => {
  const events = ['server.pages-ready', 'test.admin-asked-for', 'server.admin-ready'];
  expect(lines.map(({ event }) => event).filter((event) => events.includes(event))).toEqual(events);
});

it('a start answers pages first (the admin is not loaded while a visitor waits for a page)', () => {
  expect(pages).toEqual(PAGES.map(() => 200));
  const asked = placeOf(({ event }) => event === 'test.admin-asked-for');
  expect(lines[asked]?.underWay).toBe(0);
  for (const page of PAGES) {
    const answered = placeOf(isAnswer(page, 200));
    expect([page, answered >= 0 && answered < asked]).toEqual([page, true]);
  }
});

it('a start loads only requested screens and endpoints', () => {
  const loaded = lines.flatMap(({ endpoint }) => endpoint ?? []);
  expect(loaded).toContain('api/forms/[kind]');
  expect(loaded.filter((one) => /graphql|newsletter|tickets|press/.test(one))).toEqual([]);
});

it('foundation: /api/health/live and /api/health/ready tell the truth (while the admin is being loaded)', () => {
  const live = placeOf(isAnswer('/api/health/live', 200));
  expect(live).toBeGreaterThan(-1);
  expect(live).toBeLessThan(adminIsThere());
  // The process that started the web server polls the readiness.
  const starting = placeOf(isAnswer('/api/health/ready', 503));
  expect(starting).toBeGreaterThan(-1);
  expect(starting).toBeLessThan(adminIsThere());
  expect(placeOf(isAnswer('/api/health/ready', 200))).toBeGreaterThan(adminIsThere());
});

it('a start reads few files before the first page (code is bundled)', () => {
  const asked = lines.find(({ event }) => event === 'test.admin-asked-for');
  expect(asked?.files).toBeGreaterThan(10);
  expect(asked?.files).toBeLessThan(MAX_FILES);
});

it('a start loads no code that sends traces and metrics if no variable asks for it', () => {
  expect(placeOf(({ event }) => event === 'test.telemetry-loaded')).toBe(-1);
});

it('the first visitor of a moved address is redirected', () => {
  expect(moved).toBe(308);
});

it('a request for the admin while it is loading waits, and gets no error', async () => {
  for (const [address, status] of early) expect([address, await status]).toEqual([address, 200]);
});

it('a form sent while the admin is loading is stored once', async () => {
  expect(await sent).toEqual({ status: 200, body: { redirect: '/en/book-demo/thank-you' } });
  expect((await storedUnder(site.databaseUrl(), form)).leads).toBe(1);
});
