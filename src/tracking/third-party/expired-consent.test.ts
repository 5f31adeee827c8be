import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '@/tracking/consent/consent-categories';
import { DECISION_KEY } from '@/tracking/consent/consent-decision';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const agreed = {
  id: '5f0c7a52-1111-4222-8333-944455566677',
  version: CONSENT_VERSION,
  analytics: true,
  marketing: true,
  support: true,
  at: Date.now(),
  language: 'vi',
  received: true,
};

/** A storage whose keys are enumerable, as in browsers. */
function storage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods) as Storage;
}

describe('when a page opens, data of tools whose consent has expired', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', { cookie: '', readyState: 'complete' });
    vi.stubGlobal('window', {
      location: { hostname: 'tamvia.example' },
      addEventListener: () => {},
    });
    return () => vi.unstubAllGlobals();
  });

  const open = async (decision: object | null) => {
    localStorage['adsInfo'] = '{"utm_source":"facebook"}';
    if (decision) localStorage[DECISION_KEY] = JSON.stringify(decision);
    const { runServices } = await import('@/tracking/third-party/run-third-party-services');
    runServices([]);
    return localStorage.getItem('adsInfo') !== null;
  };

  it.each([
    ['stays while the agreement holds', true, agreed],
    ['goes after a year', false, { ...agreed, at: Date.now() - YEAR_MS }],
    ['goes when the question has changed', false, { ...agreed, version: CONSENT_VERSION - 1 }],
    ['goes when it is refused', false, { ...agreed, marketing: false }],
    ['is left alone where nothing was ever decided', true, null],
  ])('%s', async (_, stays, decision) => {
    expect(await open(decision)).toBe(stays);
  });
});
