import { expect, type Page } from '@playwright/test';
import { BUDGET } from '../page-weight-budget';
import { fetchesPage, listeningPage, sendPrivacyControl, test } from '../wait-for-page-scripts';
import { settings } from '../accounts-and-settings';

/** Bytes over the wire of the scripts that a page loads before any interaction, in kB of 1000 bytes. */
async function scriptsUntouched(page: Page, path: string): Promise<number> {
  const loading: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    loading.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return (await Promise.all(loading)).reduce((sum, size) => sum + size, 0) / 1000;
}

test('foundation: home ships at most 20 kB of JavaScript before the first touch', async ({
  page,
}) => {
  const scripts = await scriptsUntouched(page, '/');
  console.log(`JavaScript before the first touch, brotli: home ${scripts.toFixed(1)} kB`);
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(BUDGET.scripts);
});

test('foundation: home ships at most 70 kB of fonts, Vietnamese included', async ({ page }) => {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'font') return;
    fonts.set(response.url(), (await response.body()).length / 1000);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const total = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  console.log(`Fonts: ${fonts.size} files, ${total.toFixed(1)} kB`);
  expect(fonts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET.fonts);
});

test.describe('requests of a visit', () => {
  const visited = ['/', '/en', '/book-demo', '/en/book-demo/thank-you'];
  /** Requests made while each page is opened and scrolled to its end. */
  const asked = new Map<string, string[]>();
  let page: Page;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    await sendPrivacyControl(context);
    page = listeningPage(await context.newPage());
    for (const path of visited.toReversed()) {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      for (let y = 0; y < 8000; y += 800) await page.mouse.wheel(0, 800);
      await page.waitForLoadState('networkidle');
      page.removeAllListeners('request');
      asked.set(path, urls);
    }
  });
  test.afterAll(() => page.context().close());

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
