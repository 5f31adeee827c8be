import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { expect } from 'vitest';
import { rowsOf } from './post-forms-and-read-rows';
import { startCluster } from '../../scripts/cluster/start-server-instances.mjs';
import { copySeeded } from '../../scripts/test/seeded-test-data.mjs';
import { startRelay } from './database-relay';
import { sessionToken } from '../support/session-token-from-cookie';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/test/cluster');
export const ACCOUNT = { email: 'editor@tamvia.example', password: 'a long password for tests' };
/** The name of the database connection that receives refresh messages. */
const LISTENING = 'site-refresh';
const WAIT_TIMEOUT_MS = 20_000;
/** The pause between two looks at a page, in milliseconds, which counts as time that an instance took. */
const POLL_MS = 25;

export type Page = { status: number; leadsTo: string | null; text: string; cache: string };

export async function read(site: string, address: string): Promise<Page> {
  const response = await fetch(site + address, { redirect: 'manual' });
  return {
    status: response.status,
    leadsTo: response.headers.get('location'),
    text: await response.text(),
    cache: response.headers.get('cache-status') ?? '',
  };
}

/** Polls until an answer is as expected, and returns after how many milliseconds. */
export async function untilShown(
  site: string,
  address: string,
  isShown: (page: Page) => boolean,
): Promise<number> {
  const began = performance.now();
  for (;;) {
    const page = await read(site, address).catch(() => undefined);
    const ms = performance.now() - began;
    if (page && isShown(page)) return ms;
    if (ms > WAIT_TIMEOUT_MS) {
      throw new Error(`${site}${address} does not show it (${page?.status})`);
    }
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

export const shows = (text: string) => (page: Page) =>
  page.status === 200 && page.text.includes(text);

/** A CMS page that shows its title. */
export const page = (title: string) => ({
  title,
  layout: 'v5',
  navTheme: 'light',
  footerTheme: 'dark',
  sections: [{ blockType: 'callToAction', title, primary: { text: 'Demo', href: '/book-demo' } }],
  _status: 'published',
});

/** Three instances behind a proxy, with a signed-in user; the second one's database is behind a relay. */
export async function startTestCluster(env: Record<string, string>) {
  rmSync(FOLDER, { recursive: true, force: true });
  let relay: Awaited<ReturnType<typeof startRelay>> | undefined;
  const cluster = await startCluster({
    folder: FOLDER,
    seeded: (folder: string) => copySeeded(folder, { survives: 'kill' }),
    env,
    databaseOf: async (name: string, url: string) => {
      if (name !== 'site-2') return url;
      relay = await startRelay(url, LISTENING);
      return relay.url;
    },
  });
  const registered = await fetch(`${cluster.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  const token = sessionToken(registered);

  const ask = (site: string, method: string, address: string, data?: object | FormData) =>
    fetch(site + address, {
      method,
      headers: {
        Authorization: `JWT ${token}`,
        Cookie: `payload-token=${token}`, // the cookie by which the proxy recognises staff
        ...(data instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      body: data instanceof FormData ? data : JSON.stringify(data),
    });
  return {
    ...cluster,
    relay: relay!,
    token,
    ask,
    /** Saves through the proxy, like a user of the admin. */
    async save(method: string, address: string, data: object | FormData) {
      const response = await ask(cluster.url, method, address, data);
      const text = await response.text();
      expect([response.status, response.ok ? '' : text]).toEqual([response.status, '']);
      return (JSON.parse(text) as { doc?: { id: number; url: string } }).doc!;
    },
    async stop() {
      await cluster.stop();
      relay?.stop();
    },
  };
}

export type TestCluster = Awaited<ReturnType<typeof startTestCluster>>;

/** The name of the queue with the job that runs due schedules every minute. */
const EVERY_MINUTE = 'publishing-minute';

/**
 * Makes a schedule due, starts the job that otherwise runs every minute, and waits until the schedule is carried out.
 */
export async function carryOutSchedule(databaseUrl: string, id: number): Promise<void> {
  await rowsOf(databaseUrl, 'UPDATE schedules SET at = now() WHERE id = $1', [id]);
  const boss = new PgBoss({
    connectionString: databaseUrl,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.send(EVERY_MINUTE);
  await boss.stop({ graceful: false });
  const state = async () => {
    const sql = 'SELECT state FROM schedules WHERE id = $1';
    return (await rowsOf<{ state: string }>(databaseUrl, sql, [id]))[0]?.state;
  };
  while ((await state()) === 'waiting') await pause(10);
  expect(await state()).toBe('done');
}
