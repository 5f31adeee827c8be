import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/leads';
import { brand } from '../../brand.config';
import { seededSettings, start, type Started, wipeAll } from './started';

/** The order of a start: what it loads, and what is answered meanwhile. */
const MOST_FILES = 220;
const HOOK = path.resolve(import.meta.dirname, '../support/loaded-modules.mjs');

let site: Started;
const lines: { event: string; files?: number }[] = [];
/** Answers while the site was starting, by address. */
const early = new Map<string, Promise<number>>();
/** The first real answer for a redirected address, after the 503s. */
let moved = 0;

/** Requests an address until it is answered; 503 means that the site is starting. */
async function firstAnswer(address: string): Promise<number> {
  for (;;) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined);
    if (answer && answer.status !== 503) return answer.status;
    await pause(5);
  }
}

beforeAll(async () => {
  const settings = await seededSettings('order', { NODE_OPTIONS: `--import=${HOOK}` });
  site = start(settings);
  const ready = site.ready();
  const asked = firstAnswer(`${site.url}/comparisons/${brand.slug}-vs-salesforce`);
  await until(() => site.printed().includes('"server.pages-ready"'), 100);
  for (const address of ['/', '/admin', '/api/health/live', '/api/users/init']) {
    early.set(
      address,
      fetch(site.url + address).then(({ status }) => status),
    );
  }
  await ready;
  moved = await asked;
  for (const line of site.printed().split('\n')) {
    if (line.startsWith('{')) lines.push(JSON.parse(line) as { event: string });
  }
});

afterAll(wipeAll);

it('a start answers pages first (no module of the admin is loaded before the home pages are made)', () => {
  const events = ['server.pages-ready', 'test.admin-asked-for', 'server.admin-ready'];
  expect(lines.map(({ event }) => event).filter((event) => events.includes(event))).toEqual(events);
});

it('a start reads few files before the first page (code is bundled)', () => {
  const asked = lines.find(({ event }) => event === 'test.admin-asked-for');
  expect(asked?.files).toBeGreaterThan(10);
  expect(asked?.files).toBeLessThan(MOST_FILES);
});

it('the first reader of an address that has moved is sent on', () => {
  expect(moved).toBe(308);
});

it('who asks for the admin while it is being loaded waits for it, and gets no fault', async () => {
  for (const [address, status] of early) expect([address, await status]).toEqual([address, 200]);
});
