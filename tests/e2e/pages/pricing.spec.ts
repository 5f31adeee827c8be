import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

const languages = [
  { prefix: '', of: 'Gói quan tâm' },
  { prefix: '/en', of: 'Plan of interest' },
] as const;

for (const { prefix, of } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${prefix || 'vi'}, ${javaScriptEnabled ? 'with' : 'without'} script`;
    test(`the plan whose button is clicked is passed to the demo form (${how})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${prefix}/pricing`);
      const plan = page.locator('#plans > section > div > ul > li').nth(1);
      const name = (await plan.getByRole('heading', { level: 3 }).innerText()).replace(/\s/g, ' ');
      await plan.getByRole('link').click();
      await expect(page).toHaveURL(/\/book-demo\?plan=/);
      const description = page.locator('form[data-form="book-demo"] [name="description"]');
      await expect(description).toHaveValue(`${of}: ${name}`);
      await context.close();
    });
  }
}

const slider = [
  {
    prefix: '',
    most: '20.000 hội thoại: Mở rộng, 12.900.000',
    least: '100 hội thoại: Khởi đầu, 1.490.000',
  },
  {
    prefix: '/en',
    most: '20,000 conversations: Scale, ₫12,900,000',
    least: '100 conversations: Start, ₫1,490,000',
  },
] as const;

for (const { prefix, most, least } of slider) {
  test(`a slider works out what a month costs, by keyboard (${prefix || 'vi'})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/pricing`);
    const month = page.locator('#month');
    const range = month.getByRole('slider');
    const mark = month.locator('[data-month-mark]');
    for (const [key, sentence] of [
      ['End', most],
      ['Home', least],
    ] as const) {
      const place = await mark.getAttribute('data-x');
      await range.press(key);
      await expect(range).toHaveAttribute('aria-valuetext', new RegExp(sentence));
      const amount = sentence.split(', ').at(-1) ?? '';
      await expect(month.locator('[data-part="amount"]')).toContainText(amount);
      await expect(mark).not.toHaveAttribute('data-x', place ?? '');
    }
  });

  test(`without a script example invoices say what a month costs (${prefix || 'vi'})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${prefix}/pricing`);
    await expect(page.locator('#month input')).toBeHidden();
    await expect(page.locator('#month [data-part]').first()).toBeHidden();
    await expect(
      page
        .locator('#month')
        .getByText(/5[.,]320[.,]000/)
        .first(),
    ).toBeVisible();
    await context.close();
  });
}
