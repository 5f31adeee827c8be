import { expect, type Page } from '@playwright/test';
import { chooseLanguage } from '../page-shell/choose-language';
import { test } from '../wait-for-page-scripts';
import { asPerson, campaignOf, counted, countsOf, landing } from './read-counted-visits';

const REPORTS = '/api/page-counts';
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

// `sendBeacon` uses the user agent that the browser was started with, not that of its context.
test.use({
  privacyControl: false,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking', `--user-agent=${BROWSER}`],
  },
});

function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(REPORTS)) reports.push(request.method());
  });
  return reports;
}

/** Waits until the page is interactive: the counter starts together with the language selector. */
async function isAlive(page: Page, language: 'vi' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const selector = page.getByRole('banner').locator('[data-language-selector]');
  await expect(async () => {
    await selector.evaluate((details: HTMLDetailsElement) => (details.open = true));
    await page.keyboard.press('Escape');
    await expect(selector).toHaveJSProperty('open', false, { timeout: 200 });
  }).toPass();
}

/** Opens a campaign's link, and waits until the page is interactive. */
async function arrive(page: Page, path: string, campaign: string): Promise<void> {
  await page.goto(landing(path, campaign));
  await isAlive(page, path.startsWith('/en') ? 'en' : 'vi');
}

test('views of pages are counted as one visit', async ({ page }) => {
  const campaign = campaignOf('once');
  const reports = reportsOf(page);
  await asPerson(page);
  await arrive(page, '/pricing', campaign);
  expect(reports).toEqual([]);

  await test.step('a reload is no new visit', async () => {
    await page.reload();
    await isAlive(page, 'vi');
    await counted(campaign).toEqual(['vi /pricing view 1', 'vi /pricing visit 1']);
  });
  const visit = ['vi /pricing view 2', 'vi /pricing visit 1'];
  await test.step('a page view is one small request and counts once, later ones belong to the same visit, and nothing is stored', async () => {
    const before = reports.length;
    await page.locator('footer a[href="/contact"]').first().click();
    await page.waitForURL(/\/contact$/);
    await counted(campaign).toEqual(visit);
    await expect.poll(() => reports.slice(before)).toEqual(['POST']);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('utm');
  });
  await test.step('a change of language is no new visit, and keeps the campaign', async () => {
    await expect(page).toHaveTitle(/Liên hệ/); // the URL changes before the page does
    await chooseLanguage(page, 'en');
    await page.waitForURL(/\/en\/contact$/);
    await isAlive(page, 'en');
    await counted(campaign).toEqual(['vi /contact view 1', ...visit]);
    await page.goto('about:blank');
    await counted(campaign).toEqual(['vi /contact view 1', 'en /contact view 1', ...visit]);
  });
});

test('starting and sending a form, and a call to action, are counted on their page', async ({
  page,
}) => {
  const campaign = campaignOf('form');
  await asPerson(page);
  await arrive(page, '/', campaign);
  const action = page.locator('main a[data-cta][href^="/"]').first();
  const target = await action.getAttribute('href');
  await action.click();
  await page.waitForURL((url) => url.pathname === target);
  await counted(campaign).toContain(`vi / call-to-action ${target} 1`);

  const second = campaignOf('sent');
  await arrive(page, '/en/contact', second);
  const form = page.locator('form[data-form="contact"]').first();
  await form.locator('[name="name"]').fill('Lan');
  await form.locator('[name="email"]').fill(`${second}@example.com`);
  await form.locator('[name="description"]').fill('Pricing for twelve shops, please.');
  await form.locator('[name="agree"]').check();
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/thank-you/);
  await counted(second).toEqual([
    'en /contact form-complete contact 1',
    'en /contact form-start contact 1',
    'en /contact view 1',
    'en /contact visit 1',
  ]);
});

test('a redirect to the saved language is not counted, and the visit keeps its origin', async ({
  page,
}) => {
  const campaign = campaignOf('restored');
  await asPerson(page);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto(landing('/pricing', campaign), {
    referer: 'https://news.example/story',
  });
  await page.waitForURL(/\/en\/pricing\?/);
  await isAlive(page, 'en');
  await page.goto('about:blank');
  await counted(campaign).toEqual(['en /pricing view 1', 'en /pricing visit 1']);
});

test('a bot is not counted, whether it is recognised in the page or by its request', async ({
  page,
  request,
}) => {
  const campaign = campaignOf('program');
  const reports = reportsOf(page);
  await arrive(page, '/pricing', campaign);
  await page.locator('footer a[href="/contact"]').first().click();
  await page.waitForURL(/\/contact$/);
  expect(reports).toEqual([]);
  const data = {
    path: '/pricing',
    from: { source: 'letter', medium: 'e2e', campaign, referrer: '' },
    notes: ['view'],
  };
  for (const [agent, lines] of [
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', []],
    [BROWSER, ['vi /pricing view 1']],
  ] as const) {
    const answer = await request.post(REPORTS, { data, headers: { 'User-Agent': agent } });
    expect(answer.status()).toBe(204);
    expect(await countsOf(campaign)).toEqual(lines);
  }
});

test('a visitor with Global Privacy Control is not counted', async ({ page }) => {
  const reports = reportsOf(page);
  await asPerson(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await arrive(page, '/pricing', campaignOf('control'));
  await page.locator('footer a[href="/contact"]').first().click();
  await page.waitForURL(/\/contact$/);
  expect(reports).toEqual([]);
});
