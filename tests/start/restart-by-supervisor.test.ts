import { chmodSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vietnamese from '@messages/vi/errors.json';
import englishForms from '@messages/en/forms.json';
import { until } from '../support/poll-until';
import { newForm, post, storedUnder } from './post-forms-and-read-rows';
import { killNow } from './list-and-kill-processes';
import { seededSettings, type Settings, start, type Started, wipeAll } from './start-site';

/** One site, whose parts are killed one after the other; the tests build on each other. */
let settings: Settings;
let site: Started;
let cluster: string;

beforeAll(async () => {
  settings = await seededSettings('supervised');
  site = await start(settings).ready();
  ({ cluster } = site.database());
});

afterAll(wipeAll);

const web = () => {
  const found = site.family().filter(({ command }) => /scripts\/serve\.mjs/.test(command));
  return found[0]?.pid;
};

type Line = { event: string; part: string; end?: string; deaths?: number };

/** The supervisor's log lines of an event. */
const lines = (event: string): Line[] =>
  site
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(`"${event}"`))
    .map((line) => JSON.parse(line) as Line);

const statusOf = async (address: string) => (await fetch(site.url + address)).status;
const untilReady = () =>
  until(async () => (await statusOf('/api/health/ready').catch(() => 0)) === 200, 60);

/** Requests a page again and again; counts the answers by status, and the requests without an answer. */
function askAllTheTime(address: string) {
  const counts: Record<string, number> = {};
  const ending = new AbortController();
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const asking = (async () => {
    while (!ending.signal.aborted) {
      await fetch(site.url + address, { headers: { Connection: 'close' } }).then(
        async (response) => {
          count(String(response.status));
          await response.arrayBuffer();
        },
        () => count('no answer'),
      );
      await new Promise((resume) => setTimeout(resume, 20));
    }
  })();
  return async () => {
    ending.abort();
    await asking;
    return counts;
  };
}

describe('foundation: a part that dies is started again', () => {
  it('the web server: its port answers 503 in the language of the page until it is ready again', async () => {
    const before = web()!;
    const answers = askAllTheTime('/en');
    killNow([before]);
    const away = () => fetch(site.url, { headers: { Accept: 'text/html' } }).catch(() => undefined);
    let page = await away();
    await until(async () => page?.status === 503 || ((page = await away()), false), 10);
    expect(page!.headers.get('retry-after')).toMatch(/^\d+$/);
    const html = await page!.text();
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain(vietnamese.away.text);
    const form = newForm();
    expect(await post(site.url, form)).toEqual({
      status: 503,
      body: { code: 'unavailable', message: expect.any(String) as string },
    });
    const sent = await fetch(`${site.url}/api/forms/book-demo`, {
      method: 'POST',
      headers: { Accept: 'application/json', Referer: `${site.url}/en/book-demo` },
      body: new URLSearchParams(form),
    });
    expect(await sent.json()).toMatchObject({ message: englishForms.notice.unavailable });
    expect(await statusOf('/api/health/live')).toBe(503);
    expect(await statusOf('/api/health/ready')).toBe(503);
    await until(async () => (await statusOf('/en')) === 200, 60);
    // The admin loads at once when staff ask for it; visitors who keep asking for pages would delay it by seconds.
    expect(await statusOf('/api/users/init')).toBe(200);
    await untilReady();
    const counts = await answers();
    expect(counts['503']).toBeGreaterThan(0);
    // Only requests on connections of the dead process, and those of the same moment, get no answer.
    expect(counts['no answer'] ?? 0).toBeLessThanOrEqual(2);
    expect(web()).not.toBe(before);
    expect((await post(site.url, form)).status).toBe(200);
    expect(await storedUnder(site.databaseUrl(), form)).toMatchObject({ leads: 1 });
    expect(lines('supervisor.died')).toMatchObject([
      { part: 'web server', end: 'SIGKILL', deaths: 1 },
    ]);
    expect(lines('supervisor.restarted')).toMatchObject([{ part: 'web server' }]);
  });

  it('the database: it returns on the same address, and pages are served meanwhile', async () => {
    const url = site.databaseUrl();
    const server = web();
    expect(await statusOf('/')).toBe(200);
    const answers = askAllTheTime('/');
    const before = site.database().pid;
    killNow([before]);
    await until(() => lines('supervisor.restarted').some(({ part }) => part === 'database'), 40);
    await untilReady();
    expect(Object.keys(await answers())).toEqual(['200']);
    expect(web()).toBe(server);
    expect(site.databaseUrl()).toBe(url);
    const form = newForm();
    await until(async () => (await post(site.url, form)).status === 200, 20);
    expect(await storedUnder(url, form)).toMatchObject({ leads: 1 });
  });

  it('SIGTERM while a part is down stops everything in order', async () => {
    killNow([web()!]);
    await until(() => lines('supervisor.died').length === 3, 10);
    site.signal('SIGTERM');
    expect(await site.ended()).toBe(0);
    expect(site.family()).toEqual([]);
  });
});

it('a database folder readable for other accounts is closed to them and served', async () => {
  chmodSync(cluster, 0o755);
  site = await start(settings).ready();
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
});

it('foundation: a part that dies is started again (five deaths within a minute stop everything with one clear sentence)', async () => {
  for (let deaths = 1; deaths <= 5; deaths += 1) {
    await until(() => web() !== undefined, 20);
    killNow([web()!]);
    await until(
      () => lines('supervisor.died').length === deaths || site.printed().includes('✗'),
      20,
    );
  }
  const { code, said } = await site.refusal();
  expect({ code, last: said.split('\n').at(-1) }).toEqual({
    code: 1,
    last: '✗ The web server died 5 times within a minute, so everything was stopped; its last lines are above.',
  });
  expect(site.family()).toEqual([]);
});
