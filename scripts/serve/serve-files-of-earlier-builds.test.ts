import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownFiles } from '../steps/keep-earlier-builds.mjs';
import { earlierFiles } from './serve-site-files.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-files-'));
const write = (name: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, name);
};
for (const name of ['_site/old.js', '_site/both.js', '_next/static/old.js']) {
  write(`earlier/${name}`);
}
write('earlier/_next/static/chunks/[root]both.js');
write('now/dist/client/_site/both.js');
write('now/.next/static/chunks/[root]both.js');

let server: Server;
beforeAll(async () => {
  const answer = earlierFiles([path.join(folder, 'earlier')], ownFiles(path.join(folder, 'now')));
  server = createServer((request, response) =>
    answer(request, response, () => response.end('passed on')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const read = async (address: string) => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${address}`)).text();
};

describe('files of earlier builds', () => {
  it.each(['/_site/old.js', '/_next/static/old.js', '/_site/old.js?again'])(
    '%s, which this build does not have, is served',
    async (address) => expect(await read(address)).toMatch(/^earlier\//),
  );

  it.each([
    '/_site/both.js',
    '/_site/both.js?again',
    '/_next/static/chunks/[root]both.js',
    '/_next/static/chunks/%5Broot%5Dboth.js',
  ])('%s, which this build has too, is left to it', async (address) =>
    expect(await read(address)).toBe('passed on'),
  );

  it.each(['/_site/none.js', '/_site/%E0.js', '/en'])('%s is passed on', async (address) =>
    expect(await read(address)).toBe('passed on'),
  );
});
