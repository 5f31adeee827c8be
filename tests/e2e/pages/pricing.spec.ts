import { expect, type Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { test } from '../wait-for-page-scripts';

const vietnamese = {
  prefix: '',
  of: 'Gói quan tâm',
  most: '20.000 hội thoại: Mở rộng, 12.900.000',
  least: '100 hội thoại: Khởi đầu, 1.490.000',
};
const english = {
  prefix: '/en',
  of: 'Plan of interest',
  most: '20,000 conversations: Scale, ₫12,900,000',
  least: '100 conversations: Start, ₫1,490,000',
};

/** Clicks the button of the second plan, and expects its name in the demo form. */
async function expectPlanInDemoForm(page: Page, of: string): Promise<void> {
  const plan = page.locator('#plans > section > div > ul > li').nth(1);
  const name = (await plan.getByRole('heading', { level: 3 }).innerText()).replace(/\s/g, ' ');
  await plan.getByRole('link').click();
  await expect(page).toHaveURL(/\/book-demo\?plan=/);
  const description = page.locator('form[data-form="book-demo"] [name="description"]');
  await expect(description).toHaveValue(`${of}: ${name}`);
}

for (const { prefix, of, most, least } of firstOrAll([english, vietnamese])) {
  test(`prices with a script (${prefix || 'vi'})`, async ({ page }) => {
    await page.goto(`${prefix}/pricing`);

    await test.step('a slider works out what a month costs, by keyboard', async () => {
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

    await test.step('the plan whose button is clicked is passed to the demo form', () =>
      expectPlanInDemoForm(page, of));
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, of } of firstOrAll([vietnamese, english])) {
    test(`prices without a script (${prefix || 'vi'})`, async ({ page }) => {
      await page.goto(`${prefix}/pricing`);

      await test.step('example invoices say what a month costs', async () => {
        await expect(page.locator('#month input')).toBeHidden();
        await expect(page.locator('#month [data-part]').first()).toBeHidden();
        const sum = page.locator('#month').getByText(/5[.,]320[.,]000/);
        await expect(sum.first()).toBeVisible();
      });

      await test.step('the plan whose button is clicked is passed to the demo form', () =>
        expectPlanInDemoForm(page, of));
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const prefix of firstOrAll(['', '/en'])) {
    for (const colorScheme of firstOrAll(['light', 'dark'])) {
      test(`a finger takes the handle of the slider and moves it (${prefix || 'vi'}, ${colorScheme})`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(`${prefix}/pricing`);
        const range = page.locator('#month').getByRole('slider');
        await range.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const handle = await range.evaluate((it) => {
          const { width, height } = getComputedStyle(it, '::-webkit-slider-thumb');
          return [width, height].map((side) => Number.parseFloat(side));
        });
        expect(Math.min(...handle)).toBeGreaterThanOrEqual(24);
        const box = await range.boundingBox();
        if (!box) throw new Error('No slider');
        expect(box.height).toBeGreaterThanOrEqual(44);
        const amount = page.locator('#month [data-part="amount"]');
        const scrolled = await page.evaluate(() => scrollY);
        const session = await page.context().newCDPSession(page);
        const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y = 0) => {
          const touchPoints = type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 2 + y }];
          await session.send('Input.dispatchTouchEvent', { type, touchPoints });
        };
        const at = async () => Number(await range.inputValue());
        const [from, to] = [box.x + 14 + (await at()) * ((box.width - 28) / 20_000), box.x + 330];
        const before = await amount.textContent();
        // A finger rarely hits the middle of the handle: it touches 16 pixels below.
        await touch('touchStart', from, 16);
        for (let step = 1; step <= 10; step += 1) {
          await touch('touchMove', from + ((to - from) * step) / 10, 16);
        }
        await touch('touchEnd', to);
        const expected = ((330 - 14) / (box.width - 28)) * 20_000;
        expect(Math.abs((await at()) - expected)).toBeLessThan(500);
        await expect(amount).not.toHaveText(before ?? '');
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      });
    }
  }
});
