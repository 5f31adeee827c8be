import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { remoteLists } from '@/content/queries/remote/keep-last-good-remote-lists';
import type { SpecListName } from '@/content/graphql-contract/contract-types';
import { specTypes } from '@/content/graphql-contract/types-in-specification';
import { withRenderContext } from '@/content/page-render-context';
import {
  ContentServer,
  endless,
  quotes,
  send,
  sendJson,
} from '../../../../tests/support/fake-content-server';

const server = new ContentServer();
beforeAll(() => server.start());
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());

/** A client that waits as briefly for a list as the site does. */
const impatient = (more: Parameters<typeof server.client>[0] = {}) =>
  server.client({ patience: undefined, ...more });

describe('D6 CMS_URL points the five lists at another server, and no page waits while that fails', () => {
  const missing = (why: string) => [
    { list: 'customerQuotes', locale: 'vi', shown: 'nothing', why },
  ];
  const timed = async (client: ReturnType<ContentServer['client']>) => {
    const asked = Date.now();
    const list = await client.list('customerQuotes', 'vi').catch(() => null);
    return { list, took: Date.now() - asked };
  };

  it('a page that needs every list of a hanging server is rendered within half a second', async () => {
    vi.useFakeTimers();
    const names = Object.keys(specTypes) as SpecListName[];
    const lists = remoteLists(() => new Promise<never>(() => {}), {});
    const wanted = (name: SpecListName) =>
      lists.list(name, { type: specTypes[name], locale: 'vi' });
    const page = withRenderContext(60, async () => {
      for (const name of names) await wanted(name).catch(() => null);
    });
    let isDone = false;
    void page.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(399);
    expect(isDone).toBe(false); // the page waits for a slow server
    await vi.advanceTimersByTimeAsync(100);
    expect(isDone).toBe(true);
  });

  it('a slow server counts as failing only while a page was rendered without its answer', async () => {
    const held: (() => void)[] = [];
    server.behave = (response, asked) =>
      held.push(() => sendJson(200, quotes([1]))(response, asked));
    const answerAll = () => held.splice(0).forEach((answer) => answer());
    const isAsked = () => vi.waitFor(() => expect(held).toHaveLength(1), 30_000);
    const onRecovered = vi.fn<(name: string, locale: string) => void>();
    const client = impatient({ patience: 20, onRecovered });

    // The list is requested before any page needs it, and its answer takes longer than a page would wait.
    client.readAhead('customerQuotes', 'vi');
    await isAsked();
    await new Promise((resume) => setTimeout(resume, 60));
    expect(client.troubles()).toEqual([]);
    expect((await timed(client)).list).toBeNull();
    expect(client.troubles()).toEqual(missing('slow'));
    answerAll();
    await vi.waitFor(() => expect(client.troubles()).toEqual([]), 30_000);
    expect(onRecovered).toHaveBeenCalledOnce();

    // A page rendered with the last good answer lacks the new one, so the list counts as failing until an answer
    // arrives.
    expect((await timed(client)).list).toHaveLength(1);
    expect(client.troubles()).toMatchObject([{ shown: 'last-good', why: 'slow' }]);
    await isAsked();
    answerAll();
    await vi.waitFor(() => expect(client.troubles()).toEqual([]), 30_000);
    client.readAhead('customerQuotes', 'vi');
    await isAsked();
    expect(client.troubles()).toEqual([]);
    answerAll();
  });

  it('only the first page waits for a hanging server, for a moment', async () => {
    server.behave = endless;
    const client = impatient();
    const first = await timed(client);
    expect(first.list).toBeNull();
    expect(first.took).toBeLessThan(2000);
    expect((await timed(client)).took).toBeLessThan(500);
    expect(server.asked).toHaveLength(1);
    expect(client.troubles()).toEqual(missing('slow'));
  });

  it('a recovered server is noticed even if it never answers the earlier requests', async () => {
    server.behave = endless;
    const onRecovered = vi.fn<(name: string, locale: string) => void>();
    const client = impatient({ again: 200, onRecovered });
    expect((await timed(client)).list).toBeNull();
    server.behave = sendJson(200, quotes([2, 1]));
    await vi.waitFor(() => expect(onRecovered).toHaveBeenCalledOnce(), 30_000);
    expect((await timed(client)).list).toHaveLength(2);
    expect(client.troubles()).toEqual([]);
    expect(server.waits).toEqual([]);
  });

  it('when a server hangs after a good answer, that answer is served within a second', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.behave = sendJson(200, quotes([1]));
    const client = impatient();
    await client.list('customerQuotes', 'vi');
    vi.useRealTimers();
    server.behave = endless;
    const { list, took } = await timed(client);
    expect(list).toHaveLength(1);
    expect(took).toBeLessThan(2000);
    expect(client.troubles()).toMatchObject([{ shown: 'last-good', why: 'slow' }]);
  });

  it('a list that was never read is requested in the background, and its pages are refreshed when it arrives', async () => {
    const tasks: (() => void)[] = [];
    const onRecovered = vi.fn<(name: string, locale: string) => void>();
    server.behave = send(400, '{"errors":[]}');
    const client = impatient({ later: (task) => tasks.push(task), onRecovered });
    expect((await timed(client)).list).toBeNull();
    const asked = server.asked.length;
    expect((await timed(client)).list).toBeNull();
    expect(server.asked).toHaveLength(asked);
    expect(client.troubles()).toEqual(missing('status'));

    server.behave = sendJson(200, quotes([2, 1]));
    expect(tasks).toHaveLength(1);
    tasks[0]!();
    await vi.waitFor(
      () => expect(onRecovered.mock.calls).toEqual([['customerQuotes', 'vi']]),
      30_000,
    );
    expect((await timed(client)).list).toHaveLength(2);
    expect(client.troubles()).toEqual([]);
  });

  it('a page that needs several lists of a hanging server waits only once', async () => {
    server.behave = endless;
    const client = impatient();
    const began = Date.now();
    await withRenderContext(60, async () => {
      for (const list of ['customerQuotes', 'eventVideos', 'aiEvents'] as const) {
        await expect(client.list(list, 'vi')).rejects.toMatchObject({ failure: 'time-out' });
      }
    });
    expect(Date.now() - began).toBeLessThan(1600);
  });

  describe('the last answer on disk', () => {
    const kept = () => {
      const files = new Map<string, string>();
      return {
        files,
        get: async (key: string) => {
          const file = files.get(key);
          return file
            ? (JSON.parse(file) as { id: string; attributes: object }[] as never)
            : undefined;
        },
        put: (key: string, entries: object) => void files.set(key, JSON.stringify(entries)),
      };
    };

    it('is shown by a process that starts while the server is away, also on pages rendered in parallel', async () => {
      const disk = kept();
      server.behave = sendJson(200, quotes([2, 1]));
      expect(await impatient({ kept: disk }).list('customerQuotes', 'vi')).toHaveLength(2);
      for (const behave of [send(400, '{}'), sendJson(200, quotes([]))]) {
        server.behave = behave;
        const { list, took } = await timed(impatient({ kept: disk }));
        expect(list).toHaveLength(2);
        expect(took).toBeLessThan(2000);
      }
      server.behave = send(400, '{}');
      expect(
        await impatient({ kept: disk })
          .list('customerQuotes', 'en')
          .catch(() => null),
      ).toBeNull();
    });

    it("is replaced within seconds of the server's return, and its pages are refreshed", async () => {
      const tasks: (() => void)[] = [];
      const onRecovered = vi.fn<(name: string, locale: string) => void>();
      const disk = kept();
      server.behave = sendJson(200, quotes([1]));
      const client = impatient({ kept: disk, later: (task) => tasks.push(task), onRecovered });
      await client.list('customerQuotes', 'vi');
      server.behave = sendJson(200, quotes([]));
      expect(await client.list('customerQuotes', 'vi')).toHaveLength(1);
      expect(client.troubles()).toMatchObject([{ shown: 'last-good', why: 'empty' }]);
      server.behave = sendJson(200, quotes([2, 1]));
      expect(tasks).toHaveLength(1);
      expect(await client.list('customerQuotes', 'vi')).toHaveLength(1); // the client pauses before the next request
      tasks[0]!();
      await vi.waitFor(() => expect(onRecovered).toHaveBeenCalledOnce(), 30_000);
      expect(await client.list('customerQuotes', 'vi')).toHaveLength(2);
      expect(client.troubles()).toEqual([]);
      expect(JSON.parse([...disk.files.values()].join())).toHaveLength(2);
    });

    it('is discarded when the server has answered with empty lists for an hour', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      server.behave = sendJson(200, quotes([1]));
      const client = impatient();
      await client.list('customerQuotes', 'vi');
      server.behave = sendJson(200, quotes([]));
      expect(await client.list('customerQuotes', 'vi')).toHaveLength(1);
      vi.setSystemTime(Date.now() + 3_600_000);
      expect(await client.list('customerQuotes', 'vi')).toEqual([]);
      expect(client.troubles()).toEqual([]);
    });
  });
});
