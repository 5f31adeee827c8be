import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerHealth } from './answer-health-checks.mjs';

let site = { isStarting: false, isStopping: false };
const server = createServer((request, response) => {
  if (!answerHealth(request, response, site)) response.end('passed on');
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function asked(path: string, now: Partial<typeof site>, method = 'GET') {
  site = { isStarting: false, isStopping: false, ...now };
  const answer = await fetch(`${base}${path}`, { method });
  return [answer.status, await answer.text()];
}

it('a process is live from its first request until it begins to stop', async () => {
  const live = '/api/health/live';
  expect(await asked(live, { isStarting: true })).toEqual([200, '{"status":"live"}']);
  expect(await asked(live, {})).toEqual([200, '{"status":"live"}']);
  expect(await asked(live, { isStopping: true })).toEqual([503, '{"status":"stopping"}']);
  expect(await asked(live, {}, 'POST')).toEqual([405, '{"code":"method-not-allowed"}']);
});

it('the proxy process itself answers the readiness check only during the start', async () => {
  const ready = '/api/health/ready?verbose';
  expect(await asked(ready, { isStarting: true })).toEqual([503, '{"status":"starting"}']);
  expect(await asked(ready, {})).toEqual([200, 'passed on']);
  expect(await asked('/api/forms/contact', { isStarting: true })).toEqual([200, 'passed on']);
});
