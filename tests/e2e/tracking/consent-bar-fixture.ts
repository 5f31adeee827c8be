import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { test as base } from '../wait-for-page-scripts';
import { settings } from '../accounts-and-settings';

/** The ids of the provider's forms and of its account (scripts/test/fake-third-party-scripts.mjs). */
export const FORM_IDS = { bookDemo: 'form-book-demo-1', eventListing: 'form-events-2' } as const;
export const PORTAL = '7654321';

type Vendors = {
  origin: string;
  /** Waits until no request to a vendor is under way. */
  answered: () => Promise<void>;
  /** The requests of this test's visitor to the vendors, in order. */
  asked: () => Promise<string[]>;
};
type Fixtures = { vendors: Vendors; elsewhere: string[]; faults: string[] };

/** The test fixture for visitors who have not answered the consent bar; all vendors are configured. */
export const test = base.extend<Fixtures>({
  privacyControl: false,
  vendors: async ({ context }, provide) => {
    const underWay = new Set<Request>();
    const visitor = randomUUID();
    await context.setExtraHTTPHeaders({ 'X-Test-Visitor': visitor });
    await noteRefusals(context);
    const origin = settings.vendors();
    context.on('request', (request) => {
      if (request.url().startsWith(origin)) underWay.add(request);
    });
    context.on('requestfinished', (request) => underWay.delete(request));
    context.on('requestfailed', (request) => underWay.delete(request));
    await provide({
      origin,
      answered: () => expect.poll(() => underWay.size).toBe(0),
      asked: async () =>
        (await (await fetch(`${origin}/asked?visitor=${visitor}`)).json()) as string[],
    });
  },
  /** Requests of the page to other hosts, in order. */
  elsewhere: async ({ page }, provide) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(settings.site()) && !/^(?:data|blob):/.test(url)) asked.push(url);
    });
    await provide(asked);
  },
  /** Uncaught errors on the page; the test fails if there are any. */
  faults: async ({ page }, provide) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await provide(faults);
    expect(faults).toEqual([]);
  },
});

export { expect } from '@playwright/test';

export const bar = (page: Page) => page.locator('#consent-bar');
export const dialog = (page: Page) => page.locator('#consent-dialog');

/** Waits until the consent bar is visible, which means that its script has started. */
export const isAsked = (page: Page) => expect(bar(page)).toBeVisible();

type Agreed = { analytics?: boolean; marketing?: boolean; support?: boolean };

/** Stores a decision, as if the visitor had answered on an earlier page. */
export async function answered(context: BrowserContext, agreed: Agreed): Promise<void> {
  const decision = {
    id: '5f0c7a52-1111-4222-8333-944455566677',
    version: 1,
    analytics: false,
    marketing: false,
    support: false,
    ...agreed,
    language: 'vi',
    received: true,
  };
  await context.addInitScript((kept) => {
    if (localStorage.getItem('consent') !== null) return;
    localStorage.setItem('consent', JSON.stringify({ ...kept, at: Date.now() }));
  }, decision);
}

/**
 * Waits until the page has loaded and the browser has been idle three times, so that everything that waits for an
 * idle moment has started (idle callbacks run in order).
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

type Refusing = { refusals?: string[] };

/** Records the CSP violations on every page of a context. */
const noteRefusals = (context: BrowserContext) =>
  context.addInitScript(() => {
    const refusals: string[] = [];
    (window as Refusing).refusals = refusals;
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      refusals.push(blockedURI);
    });
  });

/**
 * Waits until each of these scripts has tried this many more requests, which the policy has blocked: it still runs.
 */
export async function triedInVain(page: Page, names: readonly string[], times: number) {
  const refused = (): Promise<number[]> =>
    page.evaluate((all) => {
      const { refusals = [] } = window as Refusing;
      return all.map((name) => refusals.filter((url) => url.includes(`/home/${name}/`)).length);
    }, names);
  const before = await refused();
  await expect
    .poll(async () => Math.min(...(await refused()).map((count, at) => count - before[at]!)))
    .toBeGreaterThanOrEqual(times);
}

/** The sorted file names of the scripts among some URLs. */
export const scriptNames = (urls: readonly string[]): string[] =>
  [...new Set(urls.flatMap((url) => /\/([a-z]+)\.js/.exec(url)?.[1] ?? []))].sort();
