import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

const ARTICLE = '/blog/close-the-loop-in-48-hours';
const COMPARISON = '/comparisons/tamvia-vs-zendesk';

for (const path of [ARTICLE, `/en${ARTICLE}`, COMPARISON, `/en${COMPARISON}`, '/pricing']) {
  test(`a printed page has no dark areas, buttons or contents (${path})`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main :is(button, nav):visible')).toHaveCount(0);
    await expect(page.locator('main a[href*="/book-demo"]:visible')).toHaveCount(0);
    const dark = page.locator('main [data-ground="dark"]');
    for (const ground of await dark.all()) {
      await expect(ground).not.toHaveCSS('background-color', 'rgb(27, 27, 27)');
      await expect(ground).not.toHaveCSS('color', 'rgb(255, 255, 255)');
    }
  });
}

test('a printed comparison says the addresses of its sources', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(COMPARISON);
  const source = page.locator('main a[href^="https://"]').first();
  const href = await source.getAttribute('href');
  const content = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(content).toContain(href);
});
