import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryOf } from '../../scripts/load-test/measure-load.mjs';
import { startSite } from '../../scripts/test/test-site.mjs';
import { until } from '../support/poll-until';

/** How many connections send nothing, and how many pages are read; docs/measured/scale.md has the figures of more. */
const CONNECTIONS = Number(process.env.SILENT_CONNECTIONS ?? 1000);
const AT_ONCE = 200;
const PAGES = Number(process.env.SILENT_PAGES ?? 250);
/** The time for the head of a request (scripts/serve.mjs), and the pause until it is next checked. */
const CLOSED_WITHIN_SECONDS = 60;
/** The maximum median time of a page, in milliseconds, on a machine that also does other work. */
const MAX_MEDIAN_MS = 100;
const MAX_BYTES_EACH = 40_000;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite('silent', {}, { survives: 'kill' });
});
afterAll(() => site?.stop());

const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined); // the connection may be reset when it is closed
    socket.resume();
  });

async function silentConnections(): Promise<Socket[]> {
  const port = Number(new URL(site.url).port);
  const sockets: Socket[] = [];
  while (sockets.length < CONNECTIONS) {
    const some = Math.min(AT_ONCE, CONNECTIONS - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => opened(port)))));
  }
  return sockets;
}

/** Milliseconds until a cached page was read: the median and the maximum. */
async function timesOfPage(): Promise<{ median: number; slowest: number }> {
  const times: number[] = [];
  for (let asked = 0; asked < PAGES; asked += 1) {
    const began = performance.now();
    const answer = await fetch(`${site.url}/en`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(PAGES / 2)]!, slowest: sorted.at(-1)! };
}

it(`${CONNECTIONS} connections that send nothing keep no reader waiting, and are closed`, async () => {
  const alone = await timesOfPage();
  const before = memoryOf(site.pid());
  const sockets = await silentConnections();
  let closed = 0;
  for (const socket of sockets) socket.once('close', () => (closed += 1));
  const openedAt = performance.now();
  const meanwhile = await timesOfPage();
  expect(closed).toBeLessThan(CONNECTIONS);
  const grown = memoryOf(site.pid()) - before;
  await until(() => closed === CONNECTIONS, CLOSED_WITHIN_SECONDS);
  const seconds = (performance.now() - openedAt) / 1000;
  const after = await timesOfPage();
  console.log(JSON.stringify({ CONNECTIONS, alone, meanwhile, after, grown, seconds }));
  expect(meanwhile.median).toBeLessThan(MAX_MEDIAN_MS);
  expect(grown * 1024 * 1024).toBeLessThan(CONNECTIONS * MAX_BYTES_EACH + 50 * 1024 * 1024);
});
