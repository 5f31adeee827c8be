import { expect } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { test } from '../wait-for-page-scripts';

const vietnamese = { prefix: '', sample: '6.000', own: '12.345' };
const english = { prefix: '/en', sample: '6,000', own: '12,345' };

const query = 'v=1&industry=education&requests=12345&minutes=10&hourlyCost=70000';

for (const { prefix, sample, own } of firstOrAll([vietnamese, english])) {
  test(`§2 /roi-calculator (${prefix || 'vi'})`, async ({ page }) => {
    await page.goto(`${prefix}/roi-calculator`);
    const requests = page.locator('#roi-requests');
    await expect(requests).toHaveValue(sample);
    const result = page.locator('[data-result]').first();
    const before = await result.innerText();
    await requests.fill('12345');
    await expect(result).not.toHaveText(before);
    await expect(page).toHaveURL(/[?&]requests=12345(?:&|#|$)/);
    const shared = await result.innerText();
    await page.reload();
    await expect(requests).toHaveValue(own);
    await expect(result).toHaveText(shared);

    await test.step('§2 /roi-calculator (the inputs go along to the demo form)', async () => {
      await page.locator('#calculator a[href*="/book-demo?"]').first().click();
      await expect(page).toHaveURL(/\/book-demo\?/);
      const description = page.locator('form[data-form="book-demo"] [name="description"]');
      await expect(description).toHaveValue(new RegExp(own.replace('.', '\\.')));
      await expect(description).toHaveValue(/\/roi-calculator\?.*requests=12345/);
    });
  });
}

for (const { prefix } of firstOrAll([english, vietnamese])) {
  test(`§2 /roi-calculator (${prefix || 'vi'}: a link restores the inputs without scripts)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${prefix}/roi-calculator?${query}`);
    const form = page.locator('form[action$="/roi-calculator#calculator"]');
    await expect(form.locator('[name="industry"]')).toHaveValue('education');
    await expect(form.locator('[name="requests"]')).toHaveValue('12345');
    await expect(form.locator('[name="orderValue"]')).toHaveValue('3500000');
    await form.locator('[name="minutes"]').fill('20');
    // The test uses the keyboard, because a font that loads late may move the button away from the pointer.
    await form.getByRole('button').press('Enter');
    await expect(page).toHaveURL(/[?&]minutes=20(?:&|#|$)/);
    await expect(form.locator('[name="minutes"]')).toHaveValue('20');
    await context.close();
  });
}

test('an invalid calculator number is not passed to the demo form', async ({ page }) => {
  await page.goto('/book-demo?requests=<b>hello</b>&minutes=-3&industry=nothing');
  await expect(page.locator('form[data-form="book-demo"] [name="description"]')).toHaveValue('');
});
