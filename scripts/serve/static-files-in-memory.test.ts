import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cachedFiles } from './static-files-in-memory.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'cached-files-'));
const write = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(folder, name), content);
write('code.js', 'export {};');
write('code.js.br', 'brotli');
write('code.js.gz', 'gzip bytes');
write('font.woff2', Buffer.alloc(1000, 1));
write('large.mp4', Buffer.alloc(300 * 1024, 2));
write('.secret', 'not for readers');

const setHeaders = (response: { setHeader(name: string, value: string): unknown }) => {
  response.setHeader('Cache-Control', 'immutable');
};
const kept = cachedFiles(folder, { prefix: '/_site/', setHeaders });
const fromDisk = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders });
const servers: Server[] = [];

async function listen(listener: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

let memory = 0;
let disk = 0;
beforeAll(async () => {
  memory = await listen((asked, answer) =>
    kept(asked, answer, () => answer.writeHead(404, { passed: 'on' }).end()),
  );
  disk = await listen((asked, answer) => {
    asked.url = asked.url?.replace('/_site', '');
    fromDisk(asked, answer);
  });
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const ask = (port: number, url: string, headers = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, path: url, headers, method, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const { date: _, ...rest } = answer.headers;
        const body = Buffer.concat(pieces).toString('base64');
        resolve({ status: answer.statusCode ?? 0, headers: rest, body });
      });
    })
      .on('error', reject)
      .end();
  });

const isPassedOn = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).headers.passed === 'on';

describe('files kept in memory', () => {
  it.each([
    ['br, gzip', '/_site/code.js'],
    ['gzip', '/_site/code.js'],
    ['identity', '/_site/code.js'],
    ['br, gzip', '/_site/font.woff2'],
    ['br, gzip', '/_site/code.js?query'],
  ])('have the headers and bytes of the file on the disk (%s, %s)', async (encoding, url) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await ask(memory, url, headers);
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await ask(disk, url, headers));
  });

  it('are not sent in an encoding that the browser refuses', async () => {
    const headers = { 'accept-encoding': 'br;q=0, gzip;q=0.5' };
    expect((await ask(memory, '/_site/code.js', headers)).headers['content-encoding']).toBe('gzip');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await ask(memory, '/_site/code.js');
    const again = await ask(memory, '/_site/code.js', { 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers['cache-control']).toBe('immutable');
  });

  it('answer HEAD with headers alone', async () => {
    const answer = await ask(memory, '/_site/font.woff2', {}, 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers['content-length']).toBe('1000');
  });

  it('leave large files, parts of files, other methods and other addresses to the disk', async () => {
    expect(await isPassedOn(memory, '/_site/large.mp4')).toBe(true);
    expect(await isPassedOn(memory, '/_site/font.woff2', { range: 'bytes=0-9' })).toBe(true);
    expect(await isPassedOn(memory, '/_site/font.woff2', {}, 'POST')).toBe(true);
    expect(await isPassedOn(memory, '/_site/.secret')).toBe(true);
    expect(await isPassedOn(memory, '/_site/code.js.br')).toBe(true);
    expect(await isPassedOn(memory, '/_site/constructor')).toBe(true);
  });
});
