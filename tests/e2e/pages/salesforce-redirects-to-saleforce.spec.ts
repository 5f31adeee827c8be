import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

test('D10 saleforce keeps its slug, salesforce redirects with 308, the name is spelled right (as served)', async ({
  page,
  request,
}) => {
  for (const prefix of ['', '/en']) {
    const asked = `${prefix}/comparisons/tamvia-vs-salesforce?utm_source=a`;
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    await page.goto(asked);
    await expect(page).toHaveURL(/\/comparisons\/tamvia-vs-saleforce\?utm_source=a$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Salesforce');
    expect(await page.locator('main').textContent()).not.toMatch(/saleforce/i);
  }
});
