import { expect } from '@playwright/test';
import { expectNoAxeFindings, tab } from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { firstOrAll } from '../../support/all-combinations';

const DARK = 'rgb(26, 24, 23)';

test.describe('a visitor with a dark system theme', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of firstOrAll([
    '/',
    '/en/pricing',
    '/solutions/customer-service',
    '/en/book-demo',
  ])) {
    test(`reads ${path} on a dark background, with enough contrast`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('body')).toHaveCSS('background-color', DARK);
      await expectNoAxeFindings(page);
      if (path !== '/') return;

      await test.step('gets a dark menu too', async () => {
        await tab(page, 'platform').hover();
        await expect(page.locator('.mega-menu[data-open]')).toHaveCSS('background-color', DARK);
        await expectNoAxeFindings(page, 'header');
      });

      await test.step('prints pages in light colours', async () => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      });
    });
  }
});
