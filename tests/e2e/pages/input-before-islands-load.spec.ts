import { expect, type Page } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

/** Delays the code of the calculator, from the next page on, until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/calculator\.client\./, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const requests = (page: Page) => page.locator('#roi-requests');

test.describe('before the code of a calculator has loaded', () => {
  test('input is kept, and used once it has', async ({ page }) => {
    await test.step('typed text', async () => {
      const release = await holdCode(page);
      await page.goto('/roi-calculator');
      await requests(page).fill('12345');
      release();
      await expect(page).toHaveURL(/[?&]requests=12345(?:&|#|$)/);
      await expect(requests(page)).toHaveValue('12345');
    });

    await test.step('a clicked option', async () => {
      const release = await holdCode(page);
      await page.goto('/roi-calculator');
      const options = page.locator('#calculator').getByRole('group');
      await options.getByText('Giáo dục', { exact: true }).click();
      release();
      await expect(page).toHaveURL(/[?&]industry=education(?:&|#|$)/);
    });

    await test.step('a moved slider', async () => {
      const release = await holdCode(page);
      await page.goto('/roi-calculator');
      const slider = page.locator('main input[type="range"]').first();
      await slider.focus();
      await page.keyboard.press('End');
      const most = await slider.inputValue();
      release();
      await expect(page).toHaveURL(new RegExp(`[?&]requests=${most}(?:&|#|$)`));
      await expect(slider).toHaveValue(most);
    });
  });

  test('a failed download of the code is retried at the next interaction', async ({ page }) => {
    await page.route(/\/calculator\.client\./, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/roi-calculator');
    await requests(page).focus();
    await failed;
    await requests(page).fill('12345');
    await requests(page).blur();
    await page.locator('main input[type="range"]').first().focus();
    await expect(page).toHaveURL(/[?&]requests=12345(?:&|#|$)/);
  });
});

test('the search button opens the search page when its code does not load', async ({ page }) => {
  await page.route(/\/search-button\.client\./, (route) => route.abort());
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a search button that was moved in the page opens the dialog', async ({ page }) => {
  await page.goto('/pricing');
  await page.evaluate(() => {
    const island = document.querySelector('header site-island[data-source*="#SearchButton"]');
    if (island) island.parentElement?.append(island);
  });
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});
