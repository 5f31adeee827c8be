import { openSync } from 'node:fs';
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { serve } from '../../scripts/steps/serve.mjs';
import { test as base } from './listening';
import { settings } from './support';
import { startVendors, type Vendors } from './tracking-vendors';

type Tracked = { url: string; vendors: Vendors };

export const FORM_IDS = { bookDemo: 'form-book-demo-1', eventListing: 'form-events-2' } as const;
export const PORTAL = '7654321';

/** The built site once more, on the same database, with every script of others configured. */
async function startTracked(): Promise<Tracked & { stop: () => Promise<void> }> {
  const vendors = await startVendors();
  const { origin } = vendors;
  const port = await freePort();
  const server = await serve({
    url: settings.database(),
    output: openSync(`.cache/test/tracked-${port}.log`, 'w'),
    env: {
      PORT: String(port),
      SITE_URL: '',
      TAG_MANAGER_SCRIPT_URL: `${origin}/gtm.js`,
      TAG_MANAGER_ID: 'GTM-TEST',
      SESSION_RECORDING_SCRIPT_URL: `${origin}/recording.js?site={id}`,
      SESSION_RECORDING_ID: 'rec-1',
      ANALYTICS_SDK_SCRIPT_URL: `${origin}/sdk.js`,
      ANALYTICS_SDK_ID: 'sdk-1',
      CRM_SCRIPT_URL: `${origin}/crm.js`,
      CRM_SCRIPT_ID: 'crm-1',
      SURVEY_WIDGET_SCRIPT_URL: `${origin}/survey.js`,
      SURVEY_WIDGET_ID: 'survey-1',
      EMBED_FORM_SCRIPT_URL: `${origin}/forms.js`,
      EMBED_FORM_PORTAL_ID: PORTAL,
      EMBED_FORM_ID_BOOK_DEMO: FORM_IDS.bookDemo,
      EMBED_FORM_ID_EVENT_LISTING: FORM_IDS.eventListing,
    },
  });
  return {
    url: `http://localhost:${port}`,
    vendors,
    stop: async () => {
      await server.stop();
      await vendors.stop();
    },
  };
}

type Fixtures = { elsewhere: string[]; faults: string[] };

export const test = base.extend<Fixtures, { tracked: Tracked }>({
  tracked: [
    // Playwright reads the names of what a fixture needs from its pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const tracked = await startTracked();
      await provide(tracked);
      await tracked.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ tracked }, provide) => provide(tracked.url),
  /** Addresses on other hosts that the page asked for, in order. */
  elsewhere: async ({ page, tracked }, provide) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(tracked.url) && !/^(?:data|blob):/.test(url)) asked.push(url);
    });
    await provide(asked);
  },
  /** What our own code threw. */
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

/** The consent centre lives: it asks who has not answered. */
export const isAsked = (page: Page) => expect(bar(page)).toBeVisible();

type Agreed = { analytics?: boolean; marketing?: boolean; support?: boolean };

/** As if the visitor had answered on an earlier page. */
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

/** The file names of scripts among addresses, sorted. */
export const scriptNames = (urls: readonly string[]): string[] =>
  [...new Set(urls.flatMap((url) => /\/([a-z]+)\.js/.exec(url)?.[1] ?? []))].sort();

/** Every page of a language, from its site map. */
export async function everyAddress(
  request: APIRequestContext,
  language: 'vi' | 'en',
): Promise<string[]> {
  const xml = await (await request.get(`/sitemaps/${language}-1.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}
