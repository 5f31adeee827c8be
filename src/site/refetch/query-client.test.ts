import { MutationObserver, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '@/content/queries/content-errors';
import { handleFailure } from '@/site/refetch/notify-of-failed-request';
import { makeQueryClient } from '@/site/refetch/query-client';
import { listFingerprint } from './list-fingerprint';
import { watchList } from '@/site/refetch/watch-list-for-changes';

vi.mock('@/site/refetch/notify-of-failed-request', () => ({
  handleFailure: vi.fn<typeof handleFailure>(async () => {}),
}));

const words = { locale: 'vi', title: 'T', generic: 'G' } as const;
const handled = vi.mocked(handleFailure);

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window the library believes that it runs on a server, where it neither caches nor retries.
  vi.stubGlobal('window', new EventTarget());
  handled.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('refetching lists in a browser', () => {
  it('§7 cached data is kept 5 minutes after unused', async () => {
    const client = makeQueryClient();
    const queryKey = ['kept'];
    const stop = new QueryObserver(client, { queryKey, queryFn: () => [1] }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(client.getQueryData(queryKey)).toEqual([1]);
    stop();
    await vi.advanceTimersByTimeAsync(5 * 60 * 1000 - 1);
    expect(client.getQueryData(queryKey)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  it('§7 failed fetches retry 3 times, from 1 second doubling up to 30 seconds (in the browser)', async () => {
    const client = makeQueryClient();
    const at: number[] = [];
    const queryFn = () => {
      at.push(Date.now());
      throw new Error('down');
    };
    new QueryObserver(client, { queryKey: ['down'], queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(120_000);
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([1000, 2000, 4000]);
    const delay = client.getDefaultOptions().queries?.retryDelay;
    expect(typeof delay === 'function' && delay(9, new Error('down'))).toBe(30_000);
  });

  it('§7 mutations are not retried', async () => {
    const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('down')));
    const mutation = new MutationObserver(makeQueryClient(), { mutationFn });
    const failed = mutation.mutate().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await failed).toBeInstanceOf(Error);
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});

const answer = (heading: string) => ({
  data: {
    tamviaXmPlatforms: {
      data: [{ id: '1', attributes: { heading: { label: heading }, listing: [] } }],
      meta: { pagination: { total: 1 } },
    },
  },
});
const card = (label: string) => ({
  id: 1,
  label,
  subtext: null,
  link: null,
  items: [],
  picture: null,
});

/** Watches a page's showcase list while the site gives these answers. */
async function watched(respond: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<typeof respond>(respond));
  const onFresh = vi.fn<(fresh: unknown) => void>();
  const stop = watchList(
    'platforms',
    { fingerprint: listFingerprint([card('Cũ')]), words },
    onFresh,
  );
  await vi.advanceTimersByTimeAsync(0);
  return { onFresh, stop };
}

describe('a list on a page', () => {
  // Lets the unused data of a test expire, so that the next one starts with an empty cache.
  afterEach(() => vi.advanceTimersByTimeAsync(6 * 60 * 1000));

  it('is replaced when the site has a newer one', async () => {
    const { onFresh, stop } = await watched(() => Response.json(answer('Mới')));
    expect(onFresh).toHaveBeenLastCalledWith([card('Mới')]);
    expect(handled).not.toHaveBeenCalled();
    stop();
  });

  it('stays when the site has the same one', async () => {
    const { onFresh, stop } = await watched(() => Response.json(answer('Cũ')));
    expect(onFresh).toHaveBeenLastCalledWith(null);
    stop();
  });

  it('stays when the answer is empty', async () => {
    const { onFresh, stop } = await watched(() =>
      Response.json({ data: { tamviaXmPlatforms: { data: [] } } }),
    );
    expect(onFresh).toHaveBeenLastCalledWith(null);
    expect(handled).not.toHaveBeenCalled();
    stop();
  });

  it('§7 platforms: errors go to the shared error handler', async () => {
    const { onFresh, stop } = await watched(() => new Response('<h1>', { status: 500 }));
    await vi.advanceTimersByTimeAsync(6900);
    expect(handled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(handled).toHaveBeenCalledTimes(1);
    expect(handled.mock.calls[0]?.[0]).toBeInstanceOf(ContentError);
    expect(handled.mock.calls[0]?.[1]).toBe(words);
    expect(onFresh).not.toHaveBeenCalled();
    stop();
  });

  it('§8 a cancelled request is ignored (the reader has left the page)', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const onFresh = vi.fn<(fresh: unknown) => void>();
    const stop = watchList(
      'platforms',
      { fingerprint: listFingerprint([card('Cũ')]), words },
      onFresh,
    );
    await vi.advanceTimersByTimeAsync(10);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(true);
    expect(handled).not.toHaveBeenCalled();
    expect(onFresh).not.toHaveBeenCalled();
  });
});
