import { beforeEach, describe, expect, it, vi } from 'vitest';

const events: string[] = [];
let load: () => Promise<void>;

vi.mock('@/content/paths/read-published-paths', () => ({ loadPublishedPaths: () => load() }));

const { refreshDependenciesFirst } = await import('@/content/paths/refresh-dependencies-first');
const { allRefreshed, onRefresh, refreshThisProcess } =
  await import('@/content/refresh-caches-of-process');
onRefresh((stale) => void events.push(`refreshed ${String(stale)}`));
refreshDependenciesFirst();

const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

beforeEach(() => {
  events.length = 0;
  logged.mockClear();
});

describe('content cached by a process', () => {
  it('dependencies of pages are refreshed before the pages', async () => {
    load = async () => {
      await Promise.resolve();
      events.push('loaded');
    };
    refreshThisProcess(['page:/:vi']);
    await allRefreshed();
    expect(events).toEqual(['loaded', 'refreshed page:/:vi']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('pages are refreshed even when refreshing their dependencies fails, and that is logged', async () => {
    load = () => Promise.reject(new TypeError('a person typed this'));
    refreshThisProcess(['everything']);
    await allRefreshed();
    expect(events).toEqual(['refreshed all']);
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: 'refresh.incomplete', error: 'TypeError' });
    expect(line).not.toContain('a person typed this');
  });
});
