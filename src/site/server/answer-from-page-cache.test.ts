import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { makeCacheAnswers, rememberPage } from './answer-from-page-cache';
import { sendStored } from './send-response';
import { storedPage, type StoredPage } from './compressed-page';

const kept = new Map<string, StoredPage>();
vi.mock('./page-cache', () => ({ cachedPage: (key: string) => kept.get(key) }));

const ofEvery = {
  'Content-Security-Policy': "default-src 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};
let page: StoredPage;
let shared: Record<string, string> | undefined;
let url: string;

const answers = makeCacheAnswers({ 'x-frame-options': 'DENY', ...ofEvery });
const answersOfNetworks = makeCacheAnswers(ofEvery, () => shared ?? {});

/**
 * A server that answers 204 where `makeCacheAnswers` sends nothing. With the header `x-long` it sends the page by
 * `sendStored`, for comparison.
 */
const server = createServer((request, response) => {
  if (request.headers['x-long']) {
    sendStored(request, response, page, { headers: ofEvery, from: 'kept' });
  } else if (!(shared ? answersOfNetworks : answers)(request, response)) {
    response.writeHead(204).end();
  }
});

type Sent = { status: number; lines: string[]; body: string };

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Sent>((resolve, reject) => {
    ask(url + path, { method, headers, agent: false }, (response) => {
      let body = '';
      const raw = response.rawHeaders;
      const lines = raw.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${raw[at + 1]}`]));
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, lines, body }));
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  page = await storedPage(200, '<p>a page</p>');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  shared = undefined;
  kept.clear();
  kept.set('/pricing', page);
  setPublishedPaths({ vi: new Set(['/pricing']), en: new Set() });
  rememberPage('/pricing', { key: '/pricing', route: '/[page]' });
});

const without = (lines: readonly string[], ...names: string[]) =>
  lines.filter((line) => !names.some((name) => line.toLowerCase().startsWith(`${name}:`))).sort();

it.each<Record<string, string>>([
  {},
  { 'accept-encoding': 'br' },
  { 'accept-encoding': 'gzip, deflate' },
])('a kept page has the same headers and bytes as on the long way, for %j', async (headers) => {
  for (const method of ['GET', 'HEAD']) {
    const short = await get('/pricing', headers, method);
    const long = await get('/pricing', { ...headers, 'x-long': '1' }, method);
    expect(short.status).toBe(200);
    expect(without(short.lines, 'date')).toEqual(without(long.lines, 'date'));
    expect(short.body).toBe(long.body);
    expect(short.body.length > 0).toBe(method === 'GET');
  }
});

it('a browser with a current copy gets 304, with the same headers as on the long way', async () => {
  const headers = { 'if-none-match': page.etag, 'accept-encoding': 'br' };
  const short = await get('/pricing', headers);
  const long = await get('/pricing', { ...headers, 'x-long': '1' });
  expect([short.status, long.status]).toEqual([304, 304]);
  expect(without(short.lines, 'date')).toEqual(without(long.lines, 'date'));
  expect((await get('/pricing', { 'if-none-match': '"other"' })).status).toBe(200);
});

it.each([
  ['a preview may be asked for', '/pricing', { cookie: 'a=1; preview=x' }],
  ['Markdown is asked for', '/pricing', { accept: 'text/markdown' }],
  ['the address has a query', '/pricing?page=2', {}],
  ['nothing was decided about the address', '/other', {}],
])('sends nothing where %s', async (_why, path, headers) => {
  expect((await get(path, headers)).status).toBe(204);
});

it('sends nothing for other methods', async () => {
  expect((await get('/pricing', {}, 'POST')).status).toBe(204);
});

it('a page that is no longer fresh is not sent', async () => {
  kept.clear();
  expect((await get('/pricing')).status).toBe(204);
});

it('decisions are forgotten as soon as other pages are live', async () => {
  expect((await get('/pricing')).status).toBe(200);
  setPublishedPaths({ vi: new Set(), en: new Set() });
  expect((await get('/pricing')).status).toBe(204);
});

it('an address with a query is not remembered, since it may name a choice', async () => {
  rememberPage('/pricing?plan=pro', { key: '/pricing', route: '/[page]' });
  expect((await get('/pricing?plan=pro')).status).toBe(204);
});

it('headers for networks are those of the moment', async () => {
  for (const tag of ['one', 'two']) {
    shared = { 'Surrogate-Key': tag };
    expect((await get('/pricing')).lines).toContain(`Surrogate-Key: ${tag}`);
  }
});
