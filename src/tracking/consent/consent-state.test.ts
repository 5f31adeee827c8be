import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything } from '@/tracking/consent/consent-categories';
import { DECISION_KEY } from '@/tracking/consent/consent-decision';

describe('consent in a browser that sends Global Privacy Control', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.resetModules();
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it.each([
    [true, { analytics: false, marketing: false, support: true }],
    [false, everything],
  ])('signal %s: "accept all" is stored as %o', async (sent, agreed) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: sent });
    const { currentChoice, decide } = await import('@/tracking/consent/consent-state');
    decide(everything, 'vi');
    expect(currentChoice()).toEqual(agreed);
    expect(JSON.parse(kept.get(DECISION_KEY) ?? 'null')).toMatchObject(agreed);
  });
});

describe('a consent decision made in another tab or on a later page', () => {
  const kept = new Map<string, string>();
  const page = new EventTarget();
  beforeEach(() => {
    vi.resetModules();
    kept.clear();
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    return () => vi.unstubAllGlobals();
  });
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const stored = (key: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const keep = (id: string, agreed: object, received = false) =>
    kept.set(
      DECISION_KEY,
      JSON.stringify({
        id,
        version: 1,
        at: Date.now(),
        language: 'vi',
        received,
        ...everything,
        ...agreed,
      }),
    );

  it('applies to a page restored by the Back button and to other tabs, with one notification', async () => {
    keep('first', {});
    const { currentChoice, onChoice, unreceived } =
      await import('@/tracking/consent/consent-state');
    const told: unknown[] = [];
    onChoice((choice) => told.push(choice));
    expect(currentChoice()).toEqual(everything);
    // A later page stores a refusal while this page is in the back-forward cache.
    keep('second', { analytics: false, marketing: false, support: false });
    shown(false);
    expect(told).toEqual([]);
    shown(true);
    expect(told).toEqual([{ analytics: false, marketing: false, support: false }]);
    expect(currentChoice()).toEqual(told[0]);
    // Storing the receipt changes the stored decision without a new choice, so nothing is sent again.
    keep('second', { analytics: false, marketing: false, support: false }, true);
    stored(DECISION_KEY);
    shown(true);
    expect(told).toHaveLength(1);
    expect(unreceived()).toBeNull();
    kept.clear();
    stored(null);
    expect(told).toHaveLength(2);
  });
});
