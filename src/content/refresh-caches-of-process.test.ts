import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allRefreshed, onRefresh, refreshThisProcess } from '@/content/refresh-caches-of-process';

const events: string[] = [];
/** What the first subscriber does before it finishes. */
let work: (() => Promise<void>) | undefined;

onRefresh(async (stale) => {
  events.push(`first ${String(stale)}`);
  await work?.();
});
onRefresh((stale) => void events.push(`second ${String(stale)}`));

const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeEach(() => {
  vi.useRealTimers();
  events.length = 0;
  work = undefined;
  logged.mockClear();
});

const refresh = async (...tags: string[]) => {
  refreshThisProcess(tags);
  await allRefreshed();
};

describe('refreshing the caches of this process', () => {
  it('calls every subscriber in turn, with each tag once', async () => {
    const finished = Promise.withResolvers<void>();
    work = () => finished.promise;
    const refreshed = refresh('a', 'b', 'a');
    expect(events).toEqual(['first a,b']);
    finished.resolve();
    await refreshed;
    expect(events).toEqual(['first a,b', 'second a,b']);
  });

  it('merges tags that arrive during a refresh', async () => {
    const finished = Promise.withResolvers<void>();
    work = () => finished.promise;
    const refreshed = refresh('a');
    refreshThisProcess(['b']);
    refreshThisProcess(['c', 'b']);
    finished.resolve();
    await refreshed;
    expect(events).toEqual(['first a', 'second a', 'first b,c', 'second b,c']);
    await refresh('d');
    expect(events.slice(4)).toEqual(['first d', 'second d']);
  });

  it('does nothing without tags', async () => {
    await refresh();
    expect(events).toEqual([]);
  });

  it('replaces all other tags by a refresh of everything', async () => {
    await refresh('a', 'everything');
    expect(events).toEqual(['first all', 'second all']);
  });

  it("is retried until it succeeds, and logs a failure without the error's message", async () => {
    vi.useFakeTimers();
    work = () => Promise.reject(new TypeError('a person typed this'));
    const refreshed = refresh('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['first a']);
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: 'refresh.waiting', error: 'TypeError' });
    expect(line).not.toContain('a person typed this');
    refreshThisProcess(['b']);
    work = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    await refreshed;
    expect(events.slice(1)).toEqual(['first a,b', 'second a,b']);
  });
});
