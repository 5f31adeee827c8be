import { beforeEach, expect, it, vi } from 'vitest';
import {
  prefetch,
  goTo,
  onPageChange,
  registerRouter,
  notifyPageChange,
} from './client-side-navigation';

const location = { assign: vi.fn<(to: string) => void>(), replace: vi.fn<(to: string) => void>() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  return () => vi.unstubAllGlobals();
});

it('loads the page in full without a router', () => {
  goTo('/pricing');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/pricing');
  goTo('/en', { replace: true });
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/en');
  prefetch('/pricing');
  expect(location.assign).toHaveBeenCalledTimes(1);
});

it('leaves pages to the router when there is one', () => {
  const router = { open: vi.fn<() => void>(), prefetch: vi.fn<() => void>() };
  const stop = registerRouter(router);
  goTo('/pricing');
  goTo('/en', { replace: true });
  prefetch('/about-us');
  expect(router.open.mock.calls).toEqual([
    ['/pricing', { replace: false }],
    ['/en', { replace: true }],
  ]);
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/about-us');
  stop();
  goTo('/pricing');
  expect(location.assign).toHaveBeenCalledTimes(1);
});

it('reports page changes until its listener is removed', () => {
  const heard = vi.fn<() => void>();
  const listening = new AbortController();
  onPageChange(heard, listening.signal);
  notifyPageChange();
  listening.abort();
  notifyPageChange();
  expect(heard).toHaveBeenCalledTimes(1);
});
