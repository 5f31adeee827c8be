import { beforeEach, expect, it, vi } from 'vitest';

/** Reports to the behaviour whether the list is near the viewport. */
let report: (isIntersecting: boolean) => void;
let isObserved: boolean;
const load = vi.fn<() => void>();
const refetchStaleList = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  isObserved = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => isObserved && callback([{ isIntersecting }]);
      }
      // A browser reports at once whether an element is near that is newly observed.
      observe = () => {
        isObserved = true;
        setTimeout(() => report(true));
      };
      disconnect = () => (isObserved = false);
    },
  );
  vi.doMock('@/lib/wait-for-first-interaction', () => ({ firstInteraction: Promise.resolve() }));
  vi.doMock('./replace-outdated-list', () => {
    load();
    return { refetchStaleList };
  });
  return () => {
    vi.unstubAllGlobals();
    vi.doUnmock('@/lib/wait-for-first-interaction');
    vi.doUnmock('./replace-outdated-list');
  };
});

it('loads code that could not be loaded only when the reader next comes near the list', async () => {
  load.mockImplementation(() => {
    throw new Error('no network');
  });
  const { freshList } = await import('./refetch-list-behaviour');
  freshList('events', vi.fn<() => Promise<never>>())(
    {} as HTMLElement,
    new AbortController().signal,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).toHaveBeenCalledTimes(1);
  expect(refetchStaleList).not.toHaveBeenCalled();
  load.mockReset();
  report(false);
  report(true);
  await vi.waitFor(() => expect(refetchStaleList).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(1);
  expect(isObserved).toBe(false);
});
