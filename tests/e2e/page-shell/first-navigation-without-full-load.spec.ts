import type { Page, Route } from '@playwright/test';
import { expect, test } from '../tracking/consent-bar-fixture';
import { fetchesPage } from '../wait-for-page-scripts';
import { isSameDocument, markDocument } from './detect-full-page-load';

const CODE = '**/_site/page-swap.*.js';
const link = (page: Page) => page.getByRole('banner').locator('a[href="/pricing"]').first();

function countRequests(page: Page): { of: number } {
  const requests = { of: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/pricing') requests.of += 1;
  });
  return requests;
}

test.describe('the first page that is opened without a full page load', () => {
  test('is requested while the code that shows it is loaded, and once', async ({ page }) => {
    const requests = countRequests(page);
    const held: Route[] = [];
    await page.route(CODE, (route) => void held.push(route));
    await page.goto('/');
    await test.step('finds its code loaded at the first touch or movement, before a link is meant', async () => {
      expect(held).toHaveLength(0);
      await page.mouse.move(700, 500);
      await expect.poll(() => held).toHaveLength(1);
    });
    const asked = page.waitForRequest((request) => fetchesPage(request));
    await link(page).click();
    await asked;
    expect(held).toHaveLength(1);
    await markDocument(page);
    await held[0]?.continue();
    await expect(page).toHaveTitle(/Bảng giá/);
    expect(await isSameDocument(page)).toBe(true);
    expect(requests.of).toBe(1);
  });

  test('opens by a full page load when its code cannot be loaded, and later ones do not', async ({
    page,
  }) => {
    await page.goto('/');
    await page.route(CODE, (route) => route.abort());
    await link(page).click();
    await expect(page).toHaveTitle(/Bảng giá/);
    await page.unroute(CODE);
    await markDocument(page);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expect(page).toHaveTitle(/Liên hệ/);
    expect(await isSameDocument(page)).toBe(true);
  });
});
