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
