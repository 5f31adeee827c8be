import { utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { until } from '../support/poll-until';
import { seededSettings, start, wipeAll } from './start-site';

/** URLs that Next answers; the first contains the word "error". Compiling a screen of the admin takes a minute. */
const OF_NEXT = ['/api/messages/vi/error-message', '/admin/login'] as const;

const VIEW = path.resolve(
  import.meta.dirname,
  '../../src/site/templates/page-with-header-and-footer.tsx',
);

/** Opens the socket by which Vite tells a browser to reload; returns the messages that arrive. */
async function reloadMessages(origin: string): Promise<string[]> {
  const client = await (await fetch(`${origin}/@vite/client`)).text();
  const token = /const wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages: string[] = [];
  socket.addEventListener('message', ({ data }) => messages.push(String(data)));
  await until(() => messages.some((message) => message.includes('connected')), 20);
  return messages;
}

afterAll(wipeAll);

it('npm run dev serves the pages with hot reload and the admin, and Ctrl-C ends both', async () => {
  const site = await start(await seededSettings('development'), 'dev').ready();
  const asked = (address: string) => fetch(site.url + address, { redirect: 'manual' });
  const statusOf = (address: string) =>
    asked(address).then(
      ({ status }) => status,
      () => 0, // the server does not listen yet
    );
  await until(async () => (await statusOf('/en/pricing')) === 200, 300);
  const page = await (await asked('/en/pricing')).text();
  expect(page).toContain('<html lang="en"');
  // The page contains the client of Vite, which reloads it after a change.
  expect(page).toContain('/@vite/client');
  expect(await (await asked('/en/pricing.md')).text()).toMatch(/^---\ntitle: /);
  expect(await statusOf('/en/no-such-page')).toBe(404);
  for (const address of OF_NEXT) expect([address, await statusOf(address)]).toEqual([address, 200]);
  // A saved file reloads the page. Setting a newer modification time is enough: the watcher looks at nothing else.
  const messages = await reloadMessages(site.url);
  utimesSync(VIEW, new Date(), new Date());
  await until(
    () => messages.some((message) => /"type":"(?:full-reload|update)"/.test(message)),
    30,
  );
  expect(await statusOf('/en/pricing')).toBe(200);
  // Next prints every URL that it answers.
  expect(site.printed().replaceAll(OF_NEXT[0], '')).not.toMatch(/error/i);
  site.signal('SIGINT');
  await site.ended();
  await until(() => site.family().length === 0, 20);
}, 900_000); // a generous timeout: two compilers start without caches
