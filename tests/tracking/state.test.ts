import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everything } from '@/tracking/consent/categories';
import { DECISION_KEY } from '@/tracking/consent/decision';

describe('a decision, in a browser that sends Global Privacy Control', () => {
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
  ])('sent: %s, agreeing to everything is kept as %o', async (sent, agreed) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: sent });
    const { currentChoice, decide } = await import('@/tracking/consent/state');
    decide(everything, 'vi');
    expect(currentChoice()).toEqual(agreed);
    expect(JSON.parse(kept.get(DECISION_KEY) ?? 'null')).toMatchObject(agreed);
  });
});
