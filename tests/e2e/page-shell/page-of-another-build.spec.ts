import type { Route } from '@playwright/test';
import { expect, test } from '../tracking/consent-bar-fixture';
import { isSameDocument, markDocument } from './detect-full-page-load';

/** Answers like a later build: the page links a stylesheet with another name. */
async function fromLaterBuild(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/(_site\/[^"]*\.css)"/g, '$1?later"');
  await route.fulfill({ response, body });
}

test.describe('after a deployment, a page that was open before', () => {
  test('opens the next page by a full load, with the styles of that page alone', async ({
    page,
  }) => {
    await page.goto('/');
    await markDocument(page);
    await page.route('**/pricing', fromLaterBuild);
    await page.getByRole('banner').locator('a[href="/pricing"]').first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator('link[rel="stylesheet"][href$=".css?later"]')).toHaveCount(1);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('opens a form as a page, not in a dialog', async ({ page }) => {
    await page.goto('/');
    await markDocument(page);
    await page.route('**/book-demo', fromLaterBuild);
    await page.locator('main a[href="/book-demo"][data-cta]').first().click();
    await expect(page).toHaveURL(/\/book-demo$/);
    await expect(page.locator('main form[data-form]')).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
    await expect(page.locator('dialog[data-form-dialog]')).toHaveCount(0);
  });
});
