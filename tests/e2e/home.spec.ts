import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { collectFaults } from './support';

const homes = [
  { path: '/', lang: 'vi', other: /\b(customer|Book a demo|inbox)\b/ },
  { path: '/en', lang: 'en', other: /(khách hàng|phản hồi|Đặt lịch)/ },
] as const;

for (const { path, lang, other } of homes) {
  test.describe(`home in ${lang}`, () => {
    test(`§2 the home page shows hero, showcase, proof and call to action (${lang})`, async ({
      page,
    }) => {
      const faults = collectFaults(page);
      await page.goto(path);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole('img').first()).toHaveAttribute('aria-label', /.{40,}/);
      await expect(page.locator('#platform li[data-hue]')).toHaveCount(4);
      await expect(page.locator('#customers blockquote')).toBeVisible();
      expect(faults).toEqual([]);
    });

    test(`§9 card palette: four colours cycling by id (${lang})`, async ({ page }) => {
      await page.goto(path);
      const cards = page.locator('#platform li[data-hue]');
      expect(await cards.evaluateAll((all) => all.map((card) => card.dataset.hue))).toEqual([
        '1',
        '2',
        '3',
        '4',
      ]);
      const grounds = await cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card).backgroundColor),
      );
      expect(new Set(grounds).size).toBe(4);
    });

    test(`foundation: nothing of the home page hides until a script runs (${lang})`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await context.close();
    });

    test(`foundation: no text of the other language on the home page (${lang})`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await page.locator('main').innerText()).not.toMatch(other);
    });

    for (const width of [320, 390, 744, 1280, 1440]) {
      test(`foundation: the home page has no sideways scroll and axe finds nothing at ${width} px (${lang})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      });
    }
  });
}

test('§2 the phone menu opens, is a dialog, and closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Đặt lịch demo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Nền tảng' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#platform$/);
});

test('§2 Login opens the customer application in a new tab', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('link', { name: 'Đăng nhập' });
  await expect(login).toHaveAttribute('href', 'https://app.example.com/login');
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', 'noopener');
});

test('§2 breakpoints: desktop at 1280 px, tablet at 744 px', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
  const demo = page.getByRole('banner').getByRole('link', { name: 'Đặt lịch demo' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(navigation).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(navigation).toBeHidden();
  await page.setViewportSize({ width: 744, height: 800 });
  await expect(demo).toBeVisible();
  await page.setViewportSize({ width: 743, height: 800 });
  await expect(demo).toBeHidden();
});
