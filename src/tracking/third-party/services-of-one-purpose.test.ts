import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptIds } from '@/lib/third-party-scripts';
import { CONSENT_VERSION, nothing } from '@/tracking/consent/consent-categories';
import { DECISION_KEY } from '@/tracking/consent/consent-decision';
import { registry } from '@/tracking/third-party/third-party-script-registry';
import type { Service } from '@/tracking/third-party/third-party-service-type';

const services = scriptIds.map((id): Service => {
  return {
    id,
    category: registry[id].category,
    src: `https://${id}.example/a.js`,
    account: null,
    origins: [],
  };
});

describe('a visitor who agrees to one purpose', () => {
  const loaded: string[] = [];
  const stored: Record<string, string> = {};

  beforeEach(() => {
    loaded.length = 0;
    delete stored[DECISION_KEY];
    vi.resetModules();
    const storage = {
      getItem: (name: string) => stored[name] ?? null,
      setItem: (name: string, value: string) => (stored[name] = value),
      removeItem: (name: string) => Reflect.deleteProperty(stored, name),
    };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', { cookie: '', readyState: 'complete' });
    const location = { hostname: 'tamvia.example', pathname: '/pricing' };
    vi.stubGlobal('window', { location, addEventListener: () => {} });
    vi.doMock('@/tracking/third-party/load-script', () => ({
      pageIsDone: () => Promise.resolve(),
      hasBegun: () => false,
      loadScript: ({ id }: Service) => loaded.push(id),
    }));
    return () => {
      vi.doUnmock('@/tracking/third-party/load-script');
      vi.unstubAllGlobals();
    };
  });

  const purposes = [
    ['marketing', ['tagManager', 'crm']],
    ['analytics', ['sessionRecording', 'analyticsSdk']],
    ['support', ['surveyWidget']],
  ] as const;

  /** Lets everything that waits for a promise run. */
  const settle = () => new Promise((resume) => setImmediate(resume));

  it.each(purposes)(
    'on an earlier page (%s) gets its services, and no others',
    async (purpose, own) => {
      stored[DECISION_KEY] = JSON.stringify({
        ...nothing,
        [purpose]: true,
        id: '5f0c7a52-1111-4222-8333-944455566677',
        version: CONSENT_VERSION,
        at: Date.now(),
        language: 'vi',
        received: true,
      });
      const { runServices } = await import('@/tracking/third-party/run-third-party-services');
      runServices(services);
      await settle();
      expect(loaded).toEqual(own);
    },
  );

  it.each(purposes)(
    'on the open page (%s) gets its services, and no others',
    async (purpose, own) => {
      const { runServices } = await import('@/tracking/third-party/run-third-party-services');
      const { decide } = await import('@/tracking/consent/consent-state');
      runServices(services);
      await settle();
      expect(loaded).toEqual([]);
      decide({ ...nothing, [purpose]: true }, 'vi');
      await settle();
      expect(loaded).toEqual(own);
    },
  );
});
