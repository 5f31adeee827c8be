import type { Page } from '@playwright/test';
import { fillDemoRequest } from '../forms/demo-request';
import { countLooks, embedded, heldScript, looks, own, readied } from './embedded-support';
import { answered, bar, dialog, expect, scriptNames, test } from './support';

test.beforeEach(({ context }, { title }) =>
  title.includes('not agreed') ? undefined : answered(context, { marketing: true }),
);

test.describe('our own form stands in its place', () => {
  const stays = async (page: Page) => {
    await expect(own(page)).toBeVisible();
    await fillDemoRequest(page, 'Own Form');
    await expect(embedded(page)).toBeHidden();
  };

  test('where it is not agreed to', async ({ page, elsewhere }) => {
    await page.goto('/book-demo');
    await expect(bar(page)).toBeVisible();
    await stays(page);
    expect(elsewhere).toEqual([]);
  });

  test('where the script is blocked', async ({ page, vendors }) => {
    await page.route(`${vendors.origin}/forms.js`, (route) => route.abort());
    await page.goto('/book-demo');
    await stays(page);
  });

  test('where the script throws', async ({ page, vendors }) => {
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

  test('where nothing is there after 8 s, and then nobody looks any more', async ({
    page,
    vendors,
  }) => {
    await page.route(`${vendors.origin}/forms.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
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
    await expect(own(page)).toBeVisible();
  });

  test('where somebody has begun with it', async ({ page, elsewhere, vendors }) => {
    const provider = await heldScript(page, `${vendors.origin}/forms.js`);
    await page.goto('/book-demo', { waitUntil: 'domcontentloaded' }); // `load` waits for the script
    await own(page).locator('[name="name"]').fill('Early Bird');
    provider.release();
    await expect.poll(() => scriptNames(elsewhere)).toContain('forms');
    await expect.poll(() => readied(page)).toBe(1);
    await expect(own(page)).toBeVisible();
    await expect(own(page).locator('[name="name"]')).toHaveValue('Early Bird');
  });

  test('where the agreement is taken back, with everything typed', async ({ page }) => {
    await page.goto('/book-demo');
    await expect(embedded(page)).toBeVisible();
    await embedded(page).locator('[name="firstname"]').fill('Second Thought');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Tuỳ chọn cookie' }).click();
    await dialog(page).getByRole('button', { name: 'Từ chối tất cả' }).click();
    await expect(own(page)).toBeVisible();
    await expect(own(page).locator('[name="name"]')).toHaveValue('Second Thought');
    await expect(embedded(page)).toHaveCount(0);
  });
});
