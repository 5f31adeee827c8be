import type { Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { answered, atRest, expect, scriptNames, test } from './consent-bar-fixture';

type Seen = {
  analytics?: { track: unknown };
  trackedEvents?: { event: string; properties: Record<string, string> }[];
  surveyWidgetSettings?: Record<string, unknown>;
};

/** When the page had loaded, and when it began to load each script of another site. */
const loadTimes = (page: Page) =>
  page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const others = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith(window.location.origin) && name.includes('.js'));
    return { loaded: page!.loadEventStart, begun: others.map(({ startTime }) => startTime) };
  });

async function expectNamed(page: Page, elsewhere: string[], origin: string): Promise<void> {
  const asked = [...new Set(elsewhere.filter((url) => url.includes('.js')))].sort();
  expect(asked).toEqual(
    [
      `${origin}/gtm.js?id=GTM-TEST`,
      `${origin}/recording.js?site=rec-1`,
      `${origin}/sdk.js?id=sdk-1`,
      `${origin}/crm.js?id=crm-1`,
      `${origin}/survey.js?id=survey-1`,
    ].sort(),
  );
  // The content security policy is made from the variables of the third-party scripts at run time; the build contains
  // none of them.
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^']+' ${origin};`));
  expect(policy).toContain(`connect-src 'self' ${origin}`);
}

for (const viewport of firstOrAll([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])) {
  test(`third-party scripts at ${viewport.width} px`, async ({
    page,
    context,
    elsewhere,
    faults,
    vendors,
  }) => {
    await answered(context, { analytics: true, marketing: true, support: true });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect.poll(() => scriptNames(elsewhere).length).toBe(5);
    await test.step('names: third-party script variables', () =>
      expectNamed(page, elsewhere, vendors.origin));
    await test.step('§7 third-party scripts load after the page', async () => {
      // A script has a resource entry once it has arrived.
      await expect.poll(async () => (await loadTimes(page)).begun.length).toBe(5);
      const times = await loadTimes(page);
      expect(times.loaded).toBeGreaterThan(0);
      for (const begun of times.begun) expect(begun).toBeGreaterThanOrEqual(times.loaded);
      expect(faults).toEqual([]);
    });
    await test.step('§7 the survey widget opens maximised only, 100 px from the bottom', async () => {
      const box = page.locator('#survey-box');
      await expect(box).toBeVisible();
      await expect(box).toHaveAttribute('data-state', 'maximised');
      const place = await box.boundingBox();
      expect(viewport.height - (place!.y + place!.height)).toBe(100);
      expect(await page.evaluate(() => (window as Seen).surveyWidgetSettings)).toMatchObject({
        state: 'maximised',
        minimisable: false,
        bottom: 100,
        account: 'survey-1',
      });
    });
  });
}

test('§7 third-party scripts load after the page: their failure changes nothing', async ({
  page,
  context,
  vendors,
  faults,
}) => {
  await answered(context, { analytics: true, marketing: true, support: true });
  const { origin } = vendors;
  await page.route(`${origin}/gtm.js*`, (route) => route.abort());
  await page.route(`${origin}/recording.js*`, (route) => route.fulfill({ status: 500 }));
  await page.route(`${origin}/survey.js*`, (route) => new Promise(() => void route));
  await page.route(`${origin}/sdk.js*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.analytics = { track() { throw new Error("not today"); } };',
    }),
  );
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => (window as Seen).analytics !== undefined)).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Đặt lịch demo' }).click();
  await expect(page).toHaveURL(/\/book-demo$/);
  await expect(page.locator('form[data-form="book-demo"]')).toBeVisible();
  expect(faults).toEqual([]);
});

test('§7 the analytics SDK sends Page Loaded on window load', async ({ page, context }) => {
  await answered(context, { analytics: true });
  await page.goto('/en/pricing?utm_source=letter&email=somebody@example.com');
  const events = () => page.evaluate(() => (window as Seen).trackedEvents ?? []);
  await expect
    .poll(events)
    .toEqual([{ event: 'Page Loaded', properties: { path: '/en/pricing', language: 'en' } }]);
  // Scripts load once per full page load: client-side navigation loads none again.
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/about-us/);
  await expect(page.locator('main[id="main"]')).toBeVisible();
  await atRest(page);
  expect(await events()).toHaveLength(1);
});

test("§7 the demo form script loads lazily from the provider's host", async ({
  page,
  context,
  elsewhere,
  vendors,
}) => {
  await answered(context, { marketing: true });
  await page.goto('/events');
  await expect.poll(() => scriptNames(elsewhere)).toEqual(['crm', 'gtm']);
  const form = page.locator('main form[data-form="newsletter"]');
  const distance = () => form.evaluate((node) => node.getBoundingClientRect().top - innerHeight);
  expect(await distance()).toBeGreaterThan(400);
  await page.evaluate((by) => window.scrollBy(0, by), (await distance()) - 300);
  await atRest(page);
  expect(scriptNames(elsewhere)).not.toContain('forms');
  await page.evaluate((by) => window.scrollBy(0, by), (await distance()) - 150);
  await expect.poll(() => scriptNames(elsewhere)).toContain('forms');
  expect(elsewhere).toContain(`${vendors.origin}/forms.js`);
});
