import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isTokenPath } from '@/lib/mail-link-token-path';
import { signToken } from '@/leads/model/signed-link-tokens';
import { readTouch } from '@/leads/schema/attribution-touchpoint';
import { CONSENT_VERSION } from '@/tracking/consent/consent-categories';
import { DECISION_KEY } from '@/tracking/consent/consent-decision';
import type { Service } from '@/tracking/third-party/third-party-service-type';

const secret = '0123456789012345678901234567890123456789';
Object.assign(process.env, {
  DATABASE_URL: 'postgres://localhost/none',
  PAYLOAD_SECRET: secret,
  INTERNAL_SECRET: secret,
});
const token = signToken('privacy', 12_345, Date.now() + 1_000_000);
const paths = [
  `/privacy/${token}`,
  `/en/tickets/${signToken('ticket', 7)}`,
  `/newsletter/${token}/`,
];

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
const service: Service = {
  id: 'analyticsSdk',
  category: 'analytics',
  src: 'https://a.example/a.js',
  account: null,
  origins: [],
};

describe('a page with a secret token in its address', () => {
  const loaded: string[] = [];

  beforeEach(() => {
    loaded.length = 0;
    vi.resetModules();
    const kept: Record<string, string> = { [DECISION_KEY]: JSON.stringify(agreed) };
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null, ...kept });
    vi.stubGlobal('sessionStorage', { getItem: () => null });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', { cookie: '', readyState: 'complete' });
    vi.doMock('@/tracking/third-party/load-script', () => ({
      pageIsDone: () => Promise.resolve(),
      hasBegun: () => false,
      loadScript: ({ id }: Service) => loaded.push(id),
    }));
    return () => vi.unstubAllGlobals();
  });

  const open = async (pathname: string) => {
    const location = { hostname: 'tamvia.example', pathname };
    vi.stubGlobal('window', { location, addEventListener: () => {} });
    const { runServices } = await import('@/tracking/third-party/run-third-party-services');
    runServices([service]);
    await new Promise((resume) => setTimeout(resume, 10));
    return loaded;
  };

  it.each([0, 1, 2])('starts no third-party service (address %i)', async (at) => {
    expect(await open(paths[at]!)).toEqual([]);
  });

  it('starts none after navigating on, until the next full page load', async () => {
    await open(paths[0]!);
    expect(await open('/en/pricing')).toEqual([]);
    vi.resetModules();
    expect(await open('/en/pricing')).toEqual(['analyticsSdk']);
  });

  it('is distinguished from other pages, which start the services agreed to', async () => {
    expect(await open('/pricing')).toEqual(['analyticsSdk']);
    expect(
      [
        '/blog/cham-soc-khach-hang-da-kenh',
        '/blog/huong-dan-do-luong-muc-do-hai-long-cua-khach-hang-b2b',
        '/en',
        '/privacy',
      ].some(isTokenPath),
    ).toBe(false);
  });

  it('is not recorded as a touch, and its address is never sent with a form', async () => {
    const { recordLanding, visitTouches } =
      await import('@/tracking/attribution/visit-attribution');
    for (const path of paths) recordLanding(new URL(`https://site.example${path}`), '');
    expect(visitTouches()).toEqual({ first: null, last: null });
    expect(readTouch(JSON.stringify({ page: paths[0] }))?.page).toBe('/');
  });
});
