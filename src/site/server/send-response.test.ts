import { createServer, type RequestListener, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sendOnce, sendStored } from './send-response';
import { storedPage } from './compressed-page';

/** The status and header lines of an answer as sent. */
async function answered(listener: RequestListener, headers: Record<string, string> = {}) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<{ status: number; lines: string[] }>((resolve, reject) => {
      ask({ host: '127.0.0.1', port, headers }, (response) => {
        const raw = response.rawHeaders;
        const lines = raw.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${raw[at + 1]}`]));
        response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, lines }));
      })
        .on('error', reject)
        .end();
    });
  } finally {
    server.close();
  }
}

const named = (lines: readonly string[], name: string) =>
  lines.filter((line) => line.toLowerCase().startsWith(`${name}:`));

it('a browser with a current copy gets 304', async () => {
  const page = await storedPage(200, '<p>page</p>');
  const send: RequestListener = (request, response) =>
    sendStored(request, response, page, { headers: {}, from: 'kept' });
  for (const tag of [page.etag, `"other", ${page.etag}`]) {
    expect((await answered(send, { 'if-none-match': tag })).status).toBe(304);
  }
  expect((await answered(send, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('a 404 stays a 404, whatever ETag the browser sends', async () => {
  const page = await storedPage(404, '<p>nothing</p>');
  const { status } = await answered(
    (request, response) => sendStored(request, response, page, { headers: {}, from: 'kept' }),
    { 'if-none-match': page.etag },
  );
  expect(status).toBe(404);
});

it('an answer keeps all its cookies, and has no duplicate headers', async () => {
  const { lines } = await answered((request, response) => {
    const answer = new Response('text', {
      headers: [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['vary', 'Accept'],
        ['content-type', 'text/plain'],
      ],
    });
    void sendOnce(request, response, answer, { Vary: 'Cookie' });
  });
  expect(named(lines, 'set-cookie')).toHaveLength(2);
  expect(named(lines, 'vary').map((line) => line.toLowerCase())).toEqual([
    'vary: accept, accept-encoding',
  ]);
});
