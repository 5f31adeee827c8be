import { expect, type Page } from '@playwright/test';
import { addresses, axeFindings } from './addresses';
import { submitButton } from './demo-request';
import { test } from './listening';
import { collectFaults } from './support';

const languages = [
  { lang: 'vi', prefix: '', home: '/', demo: 'Đặt lịch demo', logo: /về trang chủ$/ },
  { lang: 'en', prefix: '/en', home: '/en', demo: 'Book a demo', logo: /to the home page$/ },
] as const;

const header = (page: Page) => page.getByRole('banner');
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('names: one header, one main and one footer a page', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark), address).toHaveCount(1);
    }
    await expect(page.locator('header, main, footer'), address).toHaveCount(3);
  }
});

for (const address of addresses) {
  if (address === '/' || address === '/en') continue; // home.spec.ts, at several widths
  test(`foundation: pages are free of axe findings in both languages (${address})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const response = await page.goto(address);
    if (address.endsWith('/book-demo')) await submitButton(page).click();
    expect(await axeFindings(page)).toEqual([]);
    // The browser itself reports a page that is not there.
    expect(faults).toHaveLength(response?.status() === 404 ? 1 : 0);
  });
}

for (const width of [320, 744, 1280]) {
  test(`foundation: no sideways scroll from 320 px up (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      const overflow = await page.evaluate(() => {
        window.scrollTo(500, 0);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect(overflow, address).toBe(0);
      expect(await page.evaluate(() => window.scrollX), address).toBe(0);
    }
  });
}

for (const { lang, prefix, home, demo, logo } of languages) {
  test(`§2 the logo links to the home page (${lang})`, async ({ page }) => {
    for (const address of [home, `${prefix}/book-demo`, `${prefix}/book-demo/thank-you`]) {
      await page.goto(address);
      const link = header(page).getByRole('link', { name: logo });
      await expect(link).toHaveCount(1);
      await expect(link.locator('svg')).toBeVisible();
      await expect(link).toHaveAttribute('href', home);
    }
    await header(page).getByRole('link', { name: logo }).click();
    await expect.poll(() => pathOf(page)).toBe(home);
    await expect(page.locator('#platform')).toBeAttached();
  });

  test(`§2 a Book demo button links to /book-demo (${lang})`, async ({ page }) => {
    await page.goto(home);
    const button = header(page).getByRole('link', { name: demo });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', `${prefix}/book-demo`);
    await button.click();
    await expect.poll(() => pathOf(page)).toBe(`${prefix}/book-demo`);
    await expect(page.locator('form[data-form="book-demo"]')).toBeVisible();
  });
}

for (const [lang, prefix, promise, within, calls] of [
  ['vi', '', /(?:phản hồi|trả lời) trong vòng 30 phút/, 'Trong 30 phút', 'gọi hoặc nhắn lại'],
  ['en', '/en', /repl(?:ies|y) within 30 minutes/, 'Within 30 minutes', 'calls or writes back'],
] as const) {
  test.describe(`§1 visitors are told that the team replies within 30 minutes (${lang})`, () => {
    for (const width of [390, 1280]) {
      test(`on the home page and when they have asked (${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const address of [prefix || '/', `${prefix}/book-demo/thank-you`]) {
          await page.goto(address);
          await expect(page.getByRole('main').getByText(promise).first()).toBeVisible();
        }
      });
    }

    test('beside the demo form', async ({ page }) => {
      await page.goto(`${prefix}/book-demo`);
      const step = page.getByRole('main').getByRole('listitem').filter({ hasText: within });
      await expect(step).toBeVisible();
      await expect(step).toContainText(calls);
    });
  });
}

test('D12 LOGIN_URL opens in a new tab with noopener', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('link', { name: 'Đăng nhập' });
  await expect(login).toHaveAttribute('href', 'https://app.example.com/login');
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', 'noopener');
});

test('§2 the layout changes at 744 px and at 1280 px', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
  const demo = header(page).getByRole('link', { name: 'Đặt lịch demo' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(navigation).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(navigation).toBeHidden();
  await page.setViewportSize({ width: 744, height: 800 });
  await expect(demo).toBeVisible();
  await page.setViewportSize({ width: 743, height: 800 });
  await expect(demo).toBeHidden();
});
