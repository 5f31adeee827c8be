import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ContentServer,
  endless,
  quotes,
  send,
  sendJson,
} from '../../../../tests/support/content-server';

const server = new ContentServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

/** A client with the site's own patience. */
const impatient = (more: Parameters<typeof server.client>[0] = {}) =>
  server.client({ patience: undefined, ...more });

describe('D6 CMS_URL points the five lists at another server, and no page waits while that fails', () => {
  const missing = [{ list: 'customerQuotes', locale: 'vi', shown: 'nothing' }];
  const timed = async (client: ReturnType<ContentServer['client']>) => {
    const asked = Date.now();
    const list = await client.list('customerQuotes', 'vi').catch(() => null);
    return { list, took: Date.now() - asked };
  };

  it('one that hangs is waited for a second, by the first page alone', async () => {
    server.behave = endless;
    const client = impatient();
    const first = await timed(client);
    expect(first.list).toBeNull();
    expect(first.took).toBeLessThan(2000);
    expect((await timed(client)).took).toBeLessThan(500);
    expect(server.asked).toHaveLength(1);
    expect(client.troubles()).toEqual(missing);
  });

  it('one that hangs after a good answer leaves that answer up, within a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.behave = sendJson(200, quotes([1]));
    const client = impatient();
    await client.list('customerQuotes', 'vi');
    vi.useRealTimers();
    server.behave = endless;
    const { list, took } = await timed(client);
    expect(list).toHaveLength(1);
    expect(took).toBeLessThan(2000);
    expect(client.troubles()).toMatchObject([{ shown: 'last-good' }]);
  });

  it('what was never read is asked for behind the pages, which are told when it is there', async () => {
    const tasks: (() => void)[] = [];
    const onRecovered = vi.fn<(name: string, locale: string) => void>();
    server.behave = send(400, '{"errors":[]}');
    const client = impatient({ later: (task) => tasks.push(task), onRecovered });
    expect((await timed(client)).list).toBeNull();
    const asked = server.asked.length;
    expect((await timed(client)).list).toBeNull();
    expect(server.asked).toHaveLength(asked);
    expect(client.troubles()).toEqual(missing);

    server.behave = sendJson(200, quotes([2, 1]));
    expect(tasks).toHaveLength(1);
    tasks[0]!();
    await vi.waitFor(() => expect(onRecovered.mock.calls).toEqual([['customerQuotes', 'vi']]));
    expect((await timed(client)).list).toHaveLength(2);
    expect(client.troubles()).toEqual([]);
  });
});
