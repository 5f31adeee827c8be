import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ContentError, isCancelled } from '@/content/queries/content-errors';
import { remoteSource } from '@/content/queries/remote/send-contract-requests';
import { waitBefore } from '@/content/queries/remote/retry-requests';
import {
  ContentServer,
  endless,
  quotes,
  send,
  sendJson,
  type Behaviour,
} from '../../../../tests/support/fake-content-server';
import { recording } from '../../../../tests/support/recorded-graphql-answers';

const server = new ContentServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

const MEGABYTE = 1024 * 1024;

/** The error with which the client fails, after its retries, when the server behaves in this way. */
async function failure(behave: Behaviour, timeOut = 60_000): Promise<ContentError> {
  server.behave = behave;
  const error: unknown = await server
    .client({ timeOut })
    .list('customerQuotes', 'vi')
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  return error as ContentError;
}

/** How many megabytes of the last oversized answer the server could send. */
let taken = 0;

const huge: Behaviour = (response) => {
  taken = 0;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":"');
  const block = 'x'.repeat(MEGABYTE);
  const more = (left: number): void => {
    if (left === 0) response.end('"}');
    else {
      response.write(block, (error) => {
        if (!error) taken += 1;
        setImmediate(more, left - 1);
      });
    }
  };
  more(50);
};

describe('a server that fails', () => {
  it.each([300, 302, 401, 403, 404, 429, 500, 503])(
    '§8 status 300 or above says "Response not successful: Received status code N" (%i)',
    async (status) => {
      const error = await failure(send(status, '<html>', { location: `${server.url}/elsewhere` }));
      expect(error.message).toBe(`Response not successful: Received status code ${status}`);
      expect(error.status).toBe(status);
    },
  );

  it.each([
    ['HTML', '<!doctype html><title>Maintenance</title>'],
    ['truncated JSON', JSON.stringify(quotes([1, 2])).slice(0, -9)],
    ['nothing', ''],
  ])('§8 an unparsable body gives a parse error (%s)', async (_name, body) => {
    expect((await failure(send(200, body))).failure).toBe('parse');
  });

  it.each([{}, [], null, 'text', 5, { message: 'fine' }])(
    '§8 neither data nor errors says "Server response was missing for query" (%j)',
    async (body) => {
      const { message } = await failure(sendJson(200, body));
      expect(message).toBe('Server response was missing for query');
    },
  );

  it('an answer with errors fails with their message, with or without data', async () => {
    const errors = [{ message: 'Invalid parameter nope' }];
    const error = await failure(sendJson(200, { errors, data: { customerQuotes: null } }));
    expect(error.message).toBe('Invalid parameter nope');
    expect((await failure(sendJson(200, { ...quotes([1]), errors }))).failure).toBe('answer');
  });

  it.each([
    { data: null },
    { data: { customerQuotes: null } },
    { data: { customerQuotes: [{ id: 1 }] } },
    { data: { customerQuotes: { data: 'many' } } },
  ])('an answer without the list fails: %j', async (body) => {
    expect((await failure(sendJson(200, body))).failure).toBe('answer');
  });

  it('a server that never ends its answer is timed out', async () => {
    expect((await failure(endless, 60)).failure).toBe('time-out');
  });

  it('an unreachable server is reported as such', async () => {
    const gone = new ContentServer();
    await gone.start();
    const client = gone.client();
    await gone.stop();
    const error: unknown = await client
      .list('customerQuotes', 'vi')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: 'network' });
  });

  it('an answer of 50 MB is aborted long before its end', async () => {
    expect((await failure(huge)).failure).toBe('too-large');
    expect(taken).toBeLessThan(45);
    const said = { 'content-length': String(50 * MEGABYTE) };
    expect((await failure(send(200, '', said))).failure).toBe('too-large');
  });

  it('the error detail of the lead service is passed on', async () => {
    const detail = { message: 'Invalid token', params: { days: 3 } };
    expect((await failure(sendJson(401, { detail }))).detail).toEqual(detail);
  });

  it.each(['json-malformed', 'query-unknown-field', 'body-text-plain', 'body-too-large'])(
    'the recorded refusal %s fails with its status',
    async (name) => {
      const { status, body } = recording(`errors/${name}`).response;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      expect((await failure(send(status, text))).status).toBe(status);
    },
  );
});

describe('retries', () => {
  it('§7 failed fetches retry 3 times, from 1 second doubling up to 30 seconds', async () => {
    await failure(send(503, ''));
    expect(server.asked).toHaveLength(4);
    expect(server.waits).toEqual([1000, 2000, 4000]);
    expect([5, 6, 20].map(waitBefore)).toEqual([16_000, 30_000, 30_000]);
  });

  it('pages rendered at the same time share one request', async () => {
    server.behave = sendJson(200, quotes([1]));
    const client = server.client();
    const lists = await Promise.all([1, 2, 3].map(() => client.list('customerQuotes', 'vi')));
    expect(lists.map((list) => list.length)).toEqual([1, 1, 1]);
    expect(server.asked).toHaveLength(1);
  });

  it('a success on the third retry counts like any other answer', async () => {
    let left = 3;
    server.behave = (response, asked) => {
      left -= 1;
      (left < 0 ? sendJson(200, quotes([7])) : send(500, ''))(response, asked);
    };
    expect(await server.client().list('customerQuotes', 'vi')).toHaveLength(1);
  });

  it('a cancelled request is not an error', async () => {
    server.behave = endless;
    server.client(); // empties `server.asked`
    const asker = new AbortController();
    const asking = remoteSource({ url: `${server.url}/graphql` })({ query: '' }, asker.signal);
    const error = asking.catch((thrown: unknown) => thrown);
    await vi.waitFor(() => expect(server.asked).toHaveLength(1), 30_000);
    asker.abort();
    expect(isCancelled(await error)).toBe(true);
  });
});

describe('the last good answer', () => {
  const good = sendJson(200, quotes([3, 2, 1]));
  const bad: [string, Behaviour][] = [
    ['failed', send(500, '')],
    ['empty', sendJson(200, quotes([]))],
    ['broken', send(200, '{"da')],
    ['refused', sendJson(200, { errors: [{ message: 'no' }], data: null })],
  ];

  it.each(bad)(
    'is used when the next answer is %s, until there is a new one',
    async (_n, behave) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const client = server.client();
      server.behave = good;
      const first = await client.list('customerQuotes', 'vi');
      expect(first.map(({ id }) => id)).toEqual(['3', '2', '1']);
      server.behave = behave;
      expect(await client.list('customerQuotes', 'vi')).toEqual(first);
      const asked = server.asked.length;
      expect(await client.list('customerQuotes', 'vi')).toEqual(first);
      expect(server.asked).toHaveLength(asked); // no request is sent during the pause
      vi.setSystemTime(Date.now() + 31_000);
      server.behave = sendJson(200, quotes([4]));
      expect(await client.list('customerQuotes', 'vi')).toHaveLength(1);
    },
  );

  it('is never used for the other language', async () => {
    const client = server.client();
    server.behave = good;
    await client.list('customerQuotes', 'vi');
    server.behave = send(500, '');
    await expect(client.list('customerQuotes', 'en')).rejects.toBeInstanceOf(ContentError);
  });

  it('may be an empty list while there is no other', async () => {
    server.behave = sendJson(200, quotes([]));
    expect(await server.client().list('customerQuotes', 'vi')).toEqual([]);
  });
});
