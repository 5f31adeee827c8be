import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ContentServer, quotes, send, sendJson, type Behaviour } from '../support/content-server';

const server = new ContentServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

const endless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":');
};

describe('D6 CMS_URL points the five lists at another server, and no page waits while that fails', () => {
  const missing = [{ list: 'customerQuotes', locale: 'vi', shown: 'nothing' }];
  const timed = async (client: ReturnType<ContentServer['client']>) => {
    const asked = Date.now();
    const list = await client.list('customerQuotes', 'vi').catch(() => null);
    return { list, took: Date.now() - asked };
  };

  it('one that hangs is waited for a second, by the first page alone', async () => {
    server.behave = endless;
    const client = server.client();
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
    const client = server.client();
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
    const client = server.client({ later: (task) => tasks.push(task), onRecovered });
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
