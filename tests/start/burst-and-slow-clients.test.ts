import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startSite } from '../../scripts/test/test-site.mjs';
import { type AdminSession, startSession } from './fuzz/admin-session';
import { measurePages, type PageTimes } from './load/measure-pages';
import { type Burst, sendBurst } from './load/send-burst';
import { rowsOf } from './post-forms-and-read-rows';

/** `npm run test:long -- burst` sends 20,000 forms with 1,000 under way, opens 5,000 connections, reads 150 pages. */
const FORMS = Number(process.env.BURST_FORMS ?? 100);
const AT_ONCE = Number(process.env.BURST_AT_ONCE ?? 50);
const CONNECTIONS = Number(process.env.GREEDY_CONNECTIONS ?? 500);
/** Where the figures are left for `npm run test:long`. */
const { BURST_FILE, GREEDY_FILE } = process.env;

/**
 * How much slower a page may be while greedy clients are connected: twice, and the milliseconds that other work on
 * the same machine may add. Pages are measured in turns, without and with the clients: see docs/measured/burst.md.
 */
const MAX_FACTOR = 2;
const SHARED_MACHINE_MS = 10;
const TURNS = 3;
const PAGES = Number(process.env.BURST_PAGES ?? 60);
const STORED_SECONDS = 300;

let site: Awaited<ReturnType<typeof startSite>>;
let session: AdminSession;

beforeAll(async () => {
  // The site is configured for a proxy in front, as in docs/deployment.md, and has the default limit of forms.
  site = await startSite('load', { TRUSTED_PROXIES: '1', FORM_RATE_LIMIT: '60' });
  session = await startSession(site.url);
  await measurePages(site.url, (pages) => pages === 30);
});

afterAll(() => site?.stop());

const keep = (file: string | undefined, figures: object) => {
  console.log(JSON.stringify(figures));
  if (file) writeFileSync(file, JSON.stringify({ ...figures, load: loadavg()[0] }));
};

describe('a burst of forms', () => {
  it(
    `${FORMS} forms with ${AT_ONCE} under way are all stored once, and pages are served meanwhile`,
    async () => {
      const alone = await measurePages(site.url, (pages) => pages === PAGES);
      let isOver = false;
      const reading = measurePages(site.url, () => isOver);
      const { tally, keys } = await sendBurst(site.url, FORMS, AT_ONCE);
      isOver = true;
      const pages = await reading;
      // Forms that were kept on the disk are stored within moments.
      const stored = async () =>
        rowsOf<{ keys: number; leads: number }>(
          site.databaseUrl(),
          'SELECT count(DISTINCT key)::int AS keys, count(*)::int AS leads FROM leads WHERE key = ANY ($1)',
          [keys],
        );
      await expect
        .poll(async () => (await stored())[0]?.keys, {
          timeout: STORED_SECONDS * 1000,
          interval: 1000,
        })
        .toBe(keys.length);
      const [found] = await stored();
      const figures: Burst & { lost: number; doubled: number; alone: PageTimes; pages: PageTimes } =
        {
          ...tally,
          lost: keys.length - found!.keys,
          doubled: found!.leads - found!.keys,
          alone,
          pages,
        };
      keep(BURST_FILE, figures);
      expect(figures).toMatchObject({ failed: 0, lost: 0, doubled: 0 });
      expect(tally.thanked + tally.kept).toBe(FORMS);
      expect(pages.failed).toBe(0);
      expect(pages.pages).toBeGreaterThan(10);
    },
    60 * 60_000,
  );
});

/**
 * Greedy clients in a process of their own, which makes their requests once. `stop` returns how many answers of the turn
 * had which status.
 */
function makeCrowd(kind: string, connections: number) {
  const crowd = fork(
    path.join(import.meta.dirname, 'load/greedy-client.mjs'),
    [kind, site.url, String(connections), session.cookie()],
    { execArgv: [] },
  );
  const answerTo = (message: 'begin' | 'stop') =>
    new Promise<unknown>((resume) => {
      crowd.once('message', resume);
      crowd.send(message);
    });
  return {
    begin: () => answerTo('begin'),
    stop: async () => (await answerTo('stop')) as Record<string, number>,
    end: () => crowd.disconnect(),
  };
}

/** The turn whose median is in the middle. */
const middleOf = (turns: readonly PageTimes[]): PageTimes =>
  turns.toSorted((one, other) => one.median - other.median)[Math.floor(turns.length / 2)]!;

describe('slow and greedy clients', () => {
  const clients: [string, number, (status: string) => boolean][] = [
    ['idle after an answer', CONNECTIONS, (status) => status === '200'],
    ['slow headers', CONNECTIONS, (status) => status === '408' || status === 'closed'],
    ['slow bodies', CONNECTIONS, (status) => status === '408' || status === 'closed'],
    ['huge headers', 4, (status) => status === '431' || status === '0'],
    ['huge multiparts', 2, (status) => status === '413' || status === '0'],
    ['multiparts of many parts', 2, (status) => /^(?:4\d\d|0)$/.test(status)],
    ['compressed bombs', 4, (status) => /^(?:4\d\d|0)$/.test(status)],
    // A PDF that runs nothing is accepted; to find out, its streams are unpacked to 8 MiB at most.
    ['PDF bombs', 2, (status) => /^(?:200|4\d\d)$/.test(status)],
    ['picture bombs', 2, (status) => status === '400'],
  ];
  const found: object[] = [];

  it.each(clients)(
    '%s leave the pages of others quick',
    async (kind, connections, isRefusal) => {
      const timed: Record<'alone' | 'beside', PageTimes[]> = { alone: [], beside: [] };
      const statuses: Record<string, number> = {};
      const crowd = makeCrowd(kind, connections);
      onTestFinished(() => crowd.end());
      for (let turn = 0; turn < TURNS; turn += 1) {
        timed.alone.push(await measurePages(site.url, (pages) => pages === PAGES / TURNS));
        await crowd.begin();
        timed.beside.push(await measurePages(site.url, (pages) => pages === PAGES / TURNS));
        for (const [status, count] of Object.entries(await crowd.stop())) {
          statuses[status] = (statuses[status] ?? 0) + count;
        }
      }
      const [alone, beside] = [middleOf(timed.alone), middleOf(timed.beside)];
      found.push({ kind, connections, statuses, alone, beside });
      keep(GREEDY_FILE, { found });
      expect(timed.beside.map(({ failed }) => failed)).toEqual([0, 0, 0]);
      expect(Object.keys(statuses).filter((status) => !isRefusal(status))).toEqual([]);
      expect(beside.median).toBeLessThanOrEqual(alone.median * MAX_FACTOR + SHARED_MACHINE_MS);
      expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
    },
    10 * 60_000,
  );
});
