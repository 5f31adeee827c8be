import { expect } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { openAlive } from '../page-shell/page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';

const words = {
  vi: { prefix: '', result: '5.059.200' },
  en: { prefix: '/en', result: '5,059,200' },
} as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const lang of firstOrAll(['en', 'vi'])) {
    const { prefix, result } = words[lang];

    test(`prices, accordions, tables and contents work without JavaScript (${lang})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/pricing`);

      await test.step('prices follow the yearly option, by pointer and by arrow key', async () => {
        const amounts = page.locator('main [data-amount]:visible');
        const monthly = await amounts.allTextContents();
        const [month, year] = await page.getByRole('radio').all();
        await year!.locator('..').click();
        const yearly = await amounts.allTextContents();
        expect(yearly).toHaveLength(monthly.length);
        expect(yearly).not.toEqual(monthly);
        await year!.focus();
        await page.keyboard.press('ArrowLeft');
        await expect(month!).toBeChecked();
        expect(await amounts.allTextContents()).toEqual(monthly);
      });

      await test.step('accordions open and close by keyboard', async () => {
        const second = page.locator('main details').nth(1);
        await expect(second.locator('p').first()).toBeHidden();
        await second.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(second.locator('p').first()).toBeVisible();
      });

      await test.step('a calculator is replaced by a worked table, below the formula', async () => {
        await page.goto(`${prefix}/solutions/cx-metric/clv`);
        await expect(page.locator('main form')).toBeHidden();
        const table = page.getByRole('table').filter({ hasText: result });
        await expect(table).toBeVisible();
        await expect(page.locator('main').getByText(result).first()).toBeVisible();
      });

      await test.step('the table of contents of the framework links to its parts', async () => {
        await page.goto(`${prefix}/cxm-framework`);
        await page.locator('#guide-contents a').nth(4).click();
        await expect(page).toHaveURL(/#strategy$/);
        await expect(page.locator('#strategy')).toBeInViewport();
      });
    });
  }
});

for (const lang of firstOrAll(['vi', 'en'])) {
  const { prefix } = words[lang];

  test(`contents and calculators work with JavaScript (${lang})`, async ({ page }) => {
    await test.step('the table of contents of the framework marks the part in view', async () => {
      await openAlive(page, `${prefix}/cxm-framework`);
      const current = page.locator('#guide-contents [aria-current]');
      for (const id of ['metrics', 'technology', 'purpose', 'strategy']) {
        await page.locator(`[id="${id}"]`).evaluate((part) => {
          part.scrollIntoView({ block: 'start', behavior: 'instant' });
        });
        await expect(current).toHaveCount(1);
        await expect(current).toHaveAttribute('href', `#${id}`);
      }
    });

    await test.step('a calculator updates while typing, and explains invalid input', async () => {
      await openAlive(page, `${prefix}/solutions/cx-metric/nps`);
      const form = page.locator('main form');
      const output = page.locator('main output');
      await expect(output).toContainText('+35');
      const first = form.getByRole('textbox').first();
      await first.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('0');
      await expect(output).toContainText('−44');
      await page.keyboard.type('x');
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await form.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(output).toContainText('+35');
    });
  });
}
