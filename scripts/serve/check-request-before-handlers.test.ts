import { createHash, createHmac } from 'node:crypto';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withinLimits } from './check-request-before-handlers.mjs';

const SECRET = 'a-secret-for-test-runs-only-0123456789';
const KiB = 1024;
const MiB = 1024 * KiB;

let server: Server;
let port: number;
/** Lengths of the bodies that reached the application. */
let taken: number[] = [];

beforeAll(async () => {
  process.env.PAYLOAD_SECRET = SECRET;
  server = createServer((request, response) =>
    withinLimits(request, response, () => {
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      request.on('end', () => {
        taken.push(size);
        response.end(String(size));
      });
    }),
  );
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Sent = { size?: number; declared?: number; headers?: Record<string, string> };
type Answer = { status: number; text: string; connection: string | undefined; ms: number };

/** Posts a body; without `declared` it has no Content-Length. */
function post(path: string, { size = 0, declared, headers = {} }: Sent): Promise<Answer> {
  const length = declared === undefined ? {} : { 'Content-Length': declared };
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method: 'POST', headers: { ...headers, ...length } });
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      const answered = performance.now() - begin;
      response.once('end', () => {
        const { statusCode: status = 0, headers: said } = response;
        resolve({ status, text, connection: said.connection, ms: answered });
        request.destroy();
      });
    });
    request.flushHeaders();
    if (size > 0) request.write(Buffer.alloc(size, 'x'));
    if (declared === undefined || declared === size) request.end();
  });
}

function session(secret: string, exp = Date.now() / 1000 + 60, alg = 'HS256'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg, typ: 'JWT' })}.${part({ id: 1, collection: 'users', exp })}`;
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32);
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const tooLarge = (limit: number) => ({
  status: 413,
  text: JSON.stringify({ code: 'too-large', message: `The body may have ${limit} KiB at most` }),
  connection: 'close',
});

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (bodies are bounded before anything reads them)', () => {
  it('a body up to the limit is passed on whole, and the connection stays open', async () => {
    for (const declared of [undefined, 64 * KiB]) {
      const answer = await post('/api/users/login', { size: 64 * KiB, declared });
      expect(answer).toMatchObject({ status: 200, text: String(64 * KiB) });
    }
  });

  it('a longer body is refused at once when its headers say so', async () => {
    taken = [];
    const answer = await post('/api/users/login', { declared: 300 * MiB });
    expect(answer).toMatchObject(tooLarge(64));
    expect(answer.ms).toBeLessThan(900); // the answer comes before the connection closes
    expect(taken).toEqual([]);
  });

  it('a longer body without a declared length is refused as soon as it passes the limit', async () => {
    taken = [];
    expect(await post('/api/leads', { size: 64 * KiB + 1 })).toMatchObject(tooLarge(64));
    expect(taken).toEqual([]);
  });

  const large = { size: 2 * MiB };
  const sessions: [string, Record<string, string>, number][] = [
    ['none', {}, 413],
    ['one that the CMS has signed', { Cookie: `x=1; payload-token=${session(SECRET)}` }, 200],
    ['as a header', { Authorization: `JWT ${session(SECRET)}` }, 200],
    ['a forged one', { Cookie: `payload-token=${session('another secret')}` }, 413],
    ['an expired session', { Cookie: `payload-token=${session(SECRET, 1)}` }, 413],
    ['one of another kind', { Cookie: `payload-token=${session(SECRET, 9e9, 'none')}` }, 413],
    ['one that is none', { Cookie: 'payload-token=a.b.c' }, 413],
  ];
  it.each(sessions)(
    'a large page can be saved only with a session: %s',
    async (_, headers, status) => {
      expect((await post('/api/pages', { ...large, headers })).status).toBe(status);
    },
  );

  it('a body within the limit whose content is a fault never reaches the application', async () => {
    taken = [];
    const body = '{"a":"\\u0000"}';
    const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'text', message: expect.stringContaining('NUL') as string },
    ]);
    expect(taken).toEqual([]);
    const good = await fetch(`http://127.0.0.1:${port}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await good.text()).toBe('7');
  });

  it('signed-in staff have a limit too', async () => {
    const headers = { Cookie: `payload-token=${session(SECRET)}` };
    expect(await post('/api/pages', { declared: 5 * MiB, headers })).toMatchObject(
      tooLarge(4 * KiB),
    );
  });

  it('a body that arrives too slowly is aborted after a few seconds', async () => {
    const answer = await post('/api/users/login', { size: 10, declared: 1000 });
    expect(answer).toMatchObject({ status: 408, connection: 'close' });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'too-slow' });
    expect(answer.ms).toBeLessThan(12_000);
  }, 20_000);

  it('a form with a file is judged by its headers before it is passed on', async () => {
    taken = [];
    const type = 'multipart/form-data; boundary=x';
    const sent: [Record<string, string>, number, string][] = [
      [{ 'Content-Type': type, 'Content-Encoding': 'gzip' }, 415, 'encoding'],
      [{ 'Content-Type': 'multipart/form-data' }, 400, 'form'],
    ];
    for (const [headers, status, code] of sent) {
      const answer = await post('/api/forms/career', { size: KiB, headers });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        status,
        expect.objectContaining({ code }),
      ]);
    }
    expect(taken).toEqual([]);
  });

  it('an application that fails on a body ends the connection, and the log says so', async () => {
    const written = vi.spyOn(console, 'log').mockReturnValue();
    const failing = createServer((request, response) =>
      withinLimits(request, response, () => {
        throw new RangeError('of the application');
      }),
    );
    await new Promise<void>((resume) => failing.listen(0, '127.0.0.1', resume));
    const address = `http://127.0.0.1:${(failing.address() as AddressInfo).port}/api/leads`;
    const signal = AbortSignal.timeout(5000);
    await expect(fetch(address, { method: 'POST', body: '{}', signal })).rejects.toThrow(
      'fetch failed',
    );
    expect(written.mock.calls.join()).toMatch(/server\.request-failed.*RangeError/);
    written.mockRestore();
    failing.close();
  });

  it('a body is not held beside the one that the application has read', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const read = Promise.withResolvers<ServerResponse>();
    const piece = Buffer.alloc(MiB, 'x');
    const waiting = createServer((request, response) =>
      withinLimits(request, response, () => {
        request.resume().once('end', () => read.resolve(response));
      }),
    );
    await new Promise<void>((resume) => waiting.listen(0, '127.0.0.1', resume));
    const sent = httpRequest({
      port: (waiting.address() as AddressInfo).port,
      path: '/api/ad-leads/import',
      method: 'POST',
      headers: { 'Content-Type': 'text/csv', Cookie: `payload-token=${session(SECRET)}` },
    });
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    // The same chunk is sent each time, so that the sender does not store the body.
    await pipeline(Readable.from(Array.from({ length: 20 }, () => piece)), sent);
    const response = await read.promise;
    // The memory of collected buffers is freed a little later; that of retained ones never is.
    await vi.waitFor(() => {
      collectGarbage();
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * MiB);
    });
    response.end();
    waiting.closeAllConnections();
    waiting.close();
  });

  it('a form with a file has no limit here: the application reads it and answers', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await post('/api/forms/career', { size: 3 * MiB, headers });
    expect(answer).toMatchObject({ status: 200, text: String(3 * MiB) });
  });
});

describe('a form with a file is read no further than needed', () => {
  /** How many bytes of a body of this size the server reads when the application answers after the first chunk. */
  async function bytesReadOf(size: number, application: (response: ServerResponse) => void) {
    let read = () => 0;
    const early = createServer((request, response) => {
      read = () => request.socket.bytesRead;
      withinLimits(request, response, () => {
        request.once('data', () => application(response));
        if (size > 26 * MiB) application(response); // a body that is announced as too long brings no chunk
      });
    });
    await new Promise<void>((resume) => early.listen(0, '127.0.0.1', resume));
    const sent = httpRequest({
      port: (early.address() as AddressInfo).port,
      path: '/api/forms/career',
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': size },
    });
    const status = new Promise((resume) =>
      sent.once('response', (response) => resume(response.resume().statusCode)),
    );
    const closed = new Promise((resume) => sent.on('error', resume).once('close', resume));
    sent.end(Buffer.alloc(size));
    expect(await status).toBe(413);
    await closed;
    early.closeAllConnections();
    early.close();
    return read();
  }

  it.each([24 * MiB, 40 * MiB])(
    'once it is answered, its sender sends into the void (%i bytes)',
    async (size) => {
      const read = await bytesReadOf(size, (response) => response.writeHead(413).end('no'));
      expect(read).toBeLessThan(2 * MiB);
    },
  );
});

/** Sends exactly these bytes and returns the status of the answer. */
function raw(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      socket.destroy();
    });
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)));
    socket.once('error', reject);
  });
}

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (a request that is none never reaches an endpoint)', () => {
  it.each([
    ['GET / HTTP/1.1', 200],
    ['GET /%E1%BB%87?q=%ff HTTP/1.1', 200],
    ['GET /%ff HTTP/1.1', 400],
    ['GET /a%00b HTTP/1.1', 400],
    ['GET /search?q=%00 HTTP/1.1', 400],
    ['GET x HTTP/1.1', 400],
    ['GET * HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    ['OPTIONS /pricing HTTP/1.1', 405],
    ['OPTIONS /api/pages HTTP/1.1', 200],
    ['TRACE / HTTP/1.1', 405],
    ['PROPFIND /api/pages HTTP/1.1', 405],
    ['POST /pricing HTTP/1.1', 405],
    ['POST /admin/login HTTP/1.1', 400],
  ])('%s', async (line, status) => {
    expect(await raw(`${line}\r\nHost: localhost\r\n\r\n`)).toBe(status);
  });

  it('an address longer than any on this site gets 414', async () => {
    const line = `GET /${'x'.repeat(9000)} HTTP/1.1`;
    expect(await raw(`${line}\r\nHost: localhost\r\n\r\n`)).toBe(414);
  });

  it('an invalid host is refused', async () => {
    expect(await raw('GET / HTTP/1.1\r\nHost: a b\r\n\r\n')).toBe(400);
    expect(await raw('GET / HTTP/1.1\r\nHost: [\r\n\r\n')).toBe(400);
  });
});
