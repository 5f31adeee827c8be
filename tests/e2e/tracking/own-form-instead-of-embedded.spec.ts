import type { Page, Route } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { fillDemoRequest } from '../forms/fill-in-demo-form';
import { countLooks, embedded, heldScript, looks, own, readied } from './fake-embedded-form';
import { answered, bar, expect, scriptNames, test } from './consent-bar-fixture';

test.beforeEach(({ context }, { title }) =>
  title.includes('without consent') ? undefined : answered(context, { marketing: true }),
);

test.describe("this site's own form is shown instead of the embedded one", () => {
  const stays = async (page: Page) => {
    await expect(own(page)).toBeVisible();
    await fillDemoRequest(page, 'Own Form');
    await expect(embedded(page)).toBeHidden();
  };

  test('without consent', async ({ page, elsewhere }) => {
    await page.goto('/book-demo');
    await expect(bar(page)).toBeVisible();
    await stays(page);
    expect(elsewhere).toEqual([]);
  });

  test('when the script throws', async ({ page, vendors }) => {
    await page.route(`${vendors.origin}/forms.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.hbspt = { forms: { create() { window.hasThrown = true; throw new Error("no"); } } };',
      }),
    );
    await page.goto('/book-demo');
    await page.waitForFunction(() => 'hasThrown' in window);
    await stays(page);
  });

  for (const [what, answer] of firstOrAll<[string, (route: Route) => Promise<void>]>([
    // The first is the one that the 8 s exist for: a script that loads, and shows no form.
    ['nothing appears', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    ['the script is blocked', (route) => route.abort()],
  ])) {
    test(`when ${what}: gives up after 8 s`, async ({ page, vendors }) => {
      await page.route(`${vendors.origin}/forms.js`, answer);
      await page.clock.install();
      await countLooks(page);
      await page.goto('/book-demo');
      await expect.poll(() => looks(page)).not.toEqual([]);
      await page.clock.runFor(8600);
      const seen = (await looks(page)).length;
      expect(seen).toBeGreaterThanOrEqual(14);
      expect(seen).toBeLessThanOrEqual(17);
      await page.clock.runFor(1200);
      expect(await looks(page)).toHaveLength(seen);
      await stays(page);
    });
  }

  test('when the visitor has begun to fill it in', async ({ page, elsewhere, vendors }) => {
    const provider = await heldScript(page, `${vendors.origin}/forms.js`);
    await page.goto('/book-demo', { waitUntil: 'domcontentloaded' }); // `load` waits for the script
    await own(page).locator('[name="name"]').fill('Early Bird');
    provider.release();
    await expect.poll(() => scriptNames(elsewhere)).toContain('forms');
    await expect.poll(() => readied(page)).toBe(1);
    await expect(own(page)).toBeVisible();
    await expect(own(page).locator('[name="name"]')).toHaveValue('Early Bird');
  });
});
