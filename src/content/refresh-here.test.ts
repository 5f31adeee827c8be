import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteRead } from '@/content/recent-reads';
import { allRefreshed, onRefresh, refreshHere } from '@/content/refresh-here';

const events: string[] = [];
/** What the subscriber does before it is done. */
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
  refreshHere(tags);
  await allRefreshed();
};

describe('refreshing what this process keeps', () => {
  it('tells every subscriber, one after the other, each tag once', async () => {
    const finished = Promise.withResolvers<void>();
    work = () => finished.promise;
    const refreshed = refresh('a', 'b', 'a');
    expect(events).toEqual(['first a,b']);
    finished.resolve();
    await refreshed;
    expect(events).toEqual(['first a,b', 'second a,b']);
  });

  it('takes together what comes meanwhile', async () => {
    const finished = Promise.withResolvers<void>();
    work = () => finished.promise;
    const refreshed = refresh('a');
    refreshHere(['b']);
    refreshHere(['c', 'b']);
    finished.resolve();
    await refreshed;
    expect(events).toEqual(['first a', 'second a', 'first b,c', 'second b,c']);
    await refresh('d');
    expect(events.slice(4)).toEqual(['first d', 'second d']);
  });

  it('of no tags is nothing', async () => {
    await refresh();
    expect(events).toEqual([]);
  });

  it('of everything says so, whatever else is named', async () => {
    await refresh('a', 'everything');
    expect(events).toEqual(['first all', 'second all']);
  });

  it('is tried again until it works, and that is logged without what it said', async () => {
    vi.useFakeTimers();
    work = () => Promise.reject(new TypeError('a person typed this'));
    const refreshed = refresh('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['first a']);
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: 'refresh.waiting', error: 'TypeError' });
    expect(line).not.toContain('a person typed this');
    refreshHere(['b']);
    work = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    await refreshed;
    expect(events.slice(1)).toEqual(['first a,b', 'second a,b']);
  });

  describe('a page that was being made meanwhile', () => {
    const told = ['first made,other', 'second made,other'];

    it('is refreshed again when it is done: most are after 3 seconds, all after 11', async () => {
      vi.useFakeTimers();
      noteRead(['made']);
      await refresh('made', 'other');
      await vi.advanceTimersByTimeAsync(2999);
      expect(events).toEqual(told);
      await vi.advanceTimersByTimeAsync(1);
      expect(events.slice(2)).toEqual(['first made', 'second made']);
      await vi.advanceTimersByTimeAsync(8000);
      expect(events.slice(4)).toEqual(['first made', 'second made']);
    });

    it('is not refreshed for ever', async () => {
      vi.useFakeTimers();
      noteRead(['made']);
      await refresh('made', 'other');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(events).toHaveLength(6);
    });

    it('is done ten seconds after it was begun', async () => {
      vi.useFakeTimers();
      noteRead(['made']);
      vi.advanceTimersByTime(10_001);
      await refresh('made', 'other');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(events).toEqual(told);
    });
  });
});
