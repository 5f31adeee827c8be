import { CONSENT_VERSION } from '@/tracking/consent/consent-categories';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class LoadTiming {
  constructor(readonly type: string) {}
}

const usual = {
  visibility: 'visible',
  referrer: '',
  load: 'navigate',
  search: '',
  privacyControl: false,
  decision: null as string | null,
};
const browser = { ...usual };
const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

beforeEach(() => {
  vi.resetModules();
  sendBeacon.mockReset();
  Object.assign(browser, usual);
  vi.stubGlobal('navigator', {
    sendBeacon,
    get globalPrivacyControl() {
      return browser.privacyControl;
    },
  });
  vi.stubGlobal('localStorage', { getItem: () => browser.decision });
  vi.stubGlobal('PerformanceNavigationTiming', LoadTiming);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    new LoadTiming(browser.load) as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal('document', {
    get visibilityState() {
      return browser.visibility;
    },
    get referrer() {
      return browser.referrer;
    },
  });
  vi.stubGlobal('window', {
    get location() {
      return { href: `https://site.example/${browser.search}` };
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const newLoad = () => import('@/tracking/analytics/count-actions-on-open-page');

describe('the report of an open page', () => {
  it('is sent once, when the page is left, with all its events', async () => {
    browser.search = '?utm_source=zalo&utm_campaign=tet';
    const { openPage, note, report } = await newLoad();
    openPage('/');
    openPage('/');
    note('form-start', 'contact');
    note('form-start', 'contact');
    expect(sent()).toEqual([]);
    openPage('/pricing');
    report();
    report();
    const from = { source: 'zalo', medium: '', campaign: 'tet', referrer: '' };
    expect(sent()).toEqual([
      { path: '/', from, notes: ['visit', 'view', 'form-start contact'] },
      { path: '/pricing', from, notes: ['view'] },
    ]);
  });

  it('is not sent again when its tab becomes visible again, except for new events', async () => {
    const { openPage, look, note, report } = await newLoad();
    openPage('/');
    report();
    look();
    note('call-to-action', '/book-demo');
    report();
    expect(sent()).toMatchObject([
      { notes: ['visit', 'view'] },
      { notes: ['call-to-action /book-demo'] },
    ]);
  });

  it('is sent only once the page was visible: not while it is prerendered or in the background', async () => {
    browser.visibility = 'hidden';
    const { openPage, look, report } = await newLoad();
    openPage('/');
    report();
    expect(sent()).toEqual([]);
    browser.visibility = 'visible';
    look();
    report();
    expect(sent()).toMatchObject([{ path: '/', notes: ['visit', 'view'] }]);
  });

  it('is sent again when the Back button restores the page, but not as a new visit', async () => {
    const { openPage, reopenPage, report } = await newLoad();
    openPage('/');
    report();
    reopenPage();
    report();
    expect(sent()).toMatchObject([{ notes: ['visit', 'view'] }, { notes: ['view'] }]);
  });

  it('counts no visit and an unknown origin after a reload', async () => {
    browser.load = 'reload';
    const { openPage, report } = await newLoad();
    openPage('/');
    report();
    expect(sent()).toEqual([{ path: '/', from: null, notes: ['view'] }]);
  });

  it('is not sent after analytics was refused, by choice or by the browser', async () => {
    const decision = (analytics: boolean) =>
      JSON.stringify({
        id: '5f0c7a52-1111-4222-8333-944455566677',
        version: CONSENT_VERSION,
        analytics,
        marketing: true,
        support: true,
        language: 'vi',
        received: true,
        at: Date.now(),
      });
    for (const [state, reports] of [
      [{ decision: decision(false) }, 0],
      [{ privacyControl: true }, 0],
      [{ decision: decision(true), privacyControl: true }, 0],
      [{ decision: decision(true) }, 1],
      [{}, 1],
    ] as const) {
      vi.resetModules();
      sendBeacon.mockReset();
      Object.assign(browser, usual, state);
      const { openPage, report } = await newLoad();
      openPage('/');
      report();
      expect(sent()).toHaveLength(reports);
    }
  });

  it('contains 30 events at most', async () => {
    const { openPage, note, report } = await newLoad();
    openPage('/');
    for (let index = 0; index < 100; index += 1) note('call-to-action', `/${index}`);
    report();
    expect((sent()[0] as { notes: string[] }).notes).toHaveLength(30);
  });
});
