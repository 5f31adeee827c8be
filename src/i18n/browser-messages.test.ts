import { createInstance, type BackendModule } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loading } from '@/i18n/browser-messages';
import { interpolation } from '@/i18n/message-interpolation';

/** The reads that i18next has asked the backend for, with their times. */
const asked: { ns: string; at: number }[] = [];
const waiting: (() => void)[] = [];

/** A backend that always fails with an error that may be retried, or one that waits until it is told to answer. */
const backendThat = (fails: boolean): BackendModule => ({
  type: 'backend',
  init() {},
  read(_lng, ns, done) {
    asked.push({ ns, at: Date.now() });
    // The second argument of `done` says that a retry may help.
    if (fails) done('down', true);
    else waiting.push(() => done(null, { hello: 'xin chào' }));
  },
});

const instanceWith = async (backend: BackendModule) => {
  const instance = createInstance();
  const ready = instance.use(backend).init({ ...loading, lng: 'vi', ns: [], fallbackLng: false });
  await vi.runAllTimersAsync();
  await ready;
  return instance;
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  waiting.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('interface copy in browsers', () => {
  it('§7 translations: up to 5 retries, 350 ms doubling', async () => {
    const instance = await instanceWith(backendThat(true));
    const loaded = instance.loadNamespaces('error-message');
    await vi.runAllTimersAsync();
    await loaded;
    const waits = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('§7 translations: up to 5 retries, 350 ms doubling (the backend in use asks for them when a server fails)', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('down', { status: 503 }));
    vi.resetModules();
    vi.stubGlobal('fetch', fetched);
    const { browserMessages } = await import('@/i18n/browser-messages');
    const messages = browserMessages('vi', 'error-message');
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await messages).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(6);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/messages/vi/error-message');
    vi.unstubAllGlobals();
  });

  it('§7 translations: at most 10 parallel reads', async () => {
    const instance = await instanceWith(backendThat(false));
    const names = Array.from({ length: 25 }, (_, index) => `ns-${index}`);
    const loaded = instance.loadNamespaces(names);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting).toHaveLength(10);
    waiting.shift()?.();
    expect(asked).toHaveLength(11);
    while (waiting.length > 0) {
      expect(waiting.length).toBeLessThanOrEqual(10);
      waiting.shift()?.();
    }
    await vi.runAllTimersAsync();
    await loaded;
    expect(asked).toHaveLength(25);
  });

  it('§9 a message takes up to 1000 replacements', async () => {
    const instance = createInstance();
    const many = Array.from({ length: 1001 }, (_, index) => `{{p${index}}}`).join(' ');
    await instance.init({ lng: 'vi', interpolation, resources: { vi: { translation: { many } } } });
    const params = Object.fromEntries(
      Array.from({ length: 1001 }, (_, index) => [`p${index}`, index]),
    );
    const t = instance.t as (key: string, options: object) => string;
    const filled = t('many', { replace: params }).split(' ');
    expect(filled.slice(0, 1000)).toEqual(Object.values(params).slice(0, 1000).map(String));
    expect(filled[1000]).toBe('{{p1000}}');
  });
});
