import { expect, type Page, type Request } from '@playwright/test';
import { BUDGET } from '../page-weight-budget';
import { fetchesPage, listeningPage, sendPrivacyControl, test } from '../wait-for-page-scripts';
import { settings } from '../accounts-and-settings';

async function kilobytesOf(loaded: readonly Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    loaded.filter((request) => request.resourceType() === type).map((request) => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
}

test.describe('requests of a visit', () => {
  const visited = ['/', '/en/book-demo', '/book-demo/thank-you'];
  /** Requests made while each page is opened and scrolled to its end. */
  const asked = new Map<string, string[]>();
  /** Bytes over the wire of the home page before the first touch, in kB of 1000 bytes. */
  const weights = { script: 0, font: 0 };
  let page: Page;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    await sendPrivacyControl(context);
    page = listeningPage(await context.newPage());
    for (const path of visited) {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const loaded: Request[] = [];
      page.on('requestfinished', (request) => loaded.push(request));
      await page.goto(path, { waitUntil: 'networkidle' });
      page.removeAllListeners('requestfinished');
      if (path === '/') {
        weights.script = await kilobytesOf(loaded, 'script');
        weights.font = await kilobytesOf(loaded, 'font');
      }
      for (let y = 0; y < 8000; y += 800) await page.mouse.wheel(0, 800);
      await page.waitForLoadState('networkidle');
      page.removeAllListeners('request');
      asked.set(path, urls);
    }
  });
  test.afterAll(() => page.context().close());

  test('foundation: home ships at most 20 kB of JavaScript before the first touch', () => {
    console.log(`JavaScript before the first touch, brotli: home ${weights.script.toFixed(1)} kB`);
    expect(weights.script).toBeGreaterThan(0);
    expect(weights.script).toBeLessThanOrEqual(BUDGET.scripts);
  });

  test('foundation: home ships at most 70 kB of fonts, Vietnamese included', () => {
    console.log(`Fonts: ${weights.font.toFixed(1)} kB`);
    expect(weights.font).toBeGreaterThan(0);
    expect(weights.font).toBeLessThanOrEqual(BUDGET.fonts);
  });

  test('foundation: visitors cause no request for signed-in state', async () => {
    for (const [path, urls] of asked) {
      expect(urls.length, path).toBeGreaterThan(2);
      expect(urls.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  test('foundation: nothing is fetched from another host to build or to show a page: to show one', () => {
    const { origin } = new URL(settings.site());
    for (const [path, urls] of asked) {
      expect(urls).toContain(new URL(path, origin).href);
      expect(urls.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    }
  });

  test('the home page requests at most 25 files', () => {
    const urls = asked.get('/') ?? [];
    console.log(`Requests of the home page: ${urls.length}`);
    expect(urls.length).toBeLessThanOrEqual(25);
  });

  test('foundation: links prefetch on intent, not on sight', async () => {
    expect((asked.get('/') ?? []).filter((url) => url.endsWith('/book-demo'))).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    const ahead = page.waitForRequest(
      (request) => fetchesPage(request) && request.url().endsWith('/book-demo'),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Đặt lịch demo' }).hover();
    await ahead;
  });
});
