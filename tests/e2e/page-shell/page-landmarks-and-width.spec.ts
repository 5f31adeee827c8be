import { expect, type Page } from '@playwright/test';
import { addresses } from '../public-page-urls';
import { axeFindings } from '../run-axe';
import { submitButton } from '../forms/fill-in-demo-form';
import { onePage, test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';

const words = {
  vi: {
    home: '/',
    demo: 'Đặt lịch demo',
    logo: /về trang chủ$/,
    promise: /(?:phản hồi|trả lời) trong vòng 30 phút/,
    within: 'Trong 30 phút',
    calls: 'gọi hoặc nhắn lại',
  },
  en: {
    home: '/en',
    demo: 'Book a demo',
    logo: /to the home page$/,
    promise: /repl(?:ies|y) within 30 minutes/,
    within: 'Within 30 minutes',
    calls: 'calls or writes back',
  },
} as const;

const header = (page: Page) => page.getByRole('banner');
const pathOf = (page: Page) => new URL(page.url()).pathname;

for (const address of addresses) {
  const lang = /^\/en(?:\/|$)/.test(address) ? 'en' : 'vi';
  const { home, logo, promise, within, calls } = words[lang];
  const isHome = address === home;
  const isForm = /^(?:\/en)?\/book-demo$/.test(address);

  test.describe(`one page load of ${address}`, () => {
    let faults: string[] = [];
    let status = 0;
    const page = onePage(address, {
      before: (opening) => {
        faults = collectFaults(opening);
        opening.once('response', (response) => (status = response.status()));
      },
    });

    test(`names: one header, one main and one footer a page (${address})`, async () => {
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page().getByRole(landmark)).toHaveCount(1);
      }
      await expect(page().locator('header, main, footer')).toHaveCount(3);
    });

    test(`foundation: no sideways scroll from 320 px up (${address})`, async () => {
      for (const width of [320, 744, 1280]) {
        await page().setViewportSize({ width, height: 900 });
        const overflow = () =>
          page().evaluate(() => {
            window.scrollTo(500, window.scrollY);
            const { scrollWidth, clientWidth } = document.documentElement;
            return { wider: scrollWidth - clientWidth, moved: window.scrollX };
          });
        await expect.poll(overflow, String(width)).toEqual({ wider: 0, moved: 0 });
      }
    });

    test(`§2 the logo links to the home page (${address})`, async () => {
      const link = header(page()).getByRole('link', { name: logo });
      await expect(link).toHaveCount(1);
      await expect(link.locator('svg')).toBeVisible();
      await expect(link).toHaveAttribute('href', home);
    });

    if (isHome || address.endsWith('/thank-you')) {
      test(`§1 visitors are told that the team replies within 30 minutes (${address})`, async () => {
        for (const width of [390, 1280]) {
          await page().setViewportSize({ width, height: 900 });
          await expect(page().getByRole('main').getByText(promise).first()).toBeVisible();
        }
      });
    }

    if (isForm) {
      test(`§1 visitors are told that the team replies within 30 minutes (beside the demo form, ${lang})`, async () => {
        const step = page().getByRole('main').getByRole('listitem').filter({ hasText: within });
        await expect(step).toBeVisible();
        await expect(step).toContainText(calls);
      });
    }

    // The home page is left out here: home.spec.ts tests it at several widths.
    if (!isHome) {
      test(`foundation: pages are free of axe findings in both languages (${address})`, async () => {
        if (isForm) await submitButton(page()).click();
        expect(await axeFindings(page())).toEqual([]);
        // Only the browser's own message about a 404 may be in the console.
        expect(faults).toHaveLength(status === 404 ? 1 : 0);
      });
    }
  });
}

for (const lang of ['vi', 'en'] as const) {
  const { home, demo, logo } = words[lang];
  const bookDemo = lang === 'vi' ? '/book-demo' : '/en/book-demo';

  test(`§2 a Book demo button links to /book-demo (and the logo back to the home page, ${lang})`, async ({
    page,
  }) => {
    await page.goto(home);
    const button = header(page).getByRole('link', { name: demo });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('href', bookDemo);
    await button.click();
    await expect.poll(() => pathOf(page)).toBe(bookDemo);
    await expect(page.locator('form[data-form="book-demo"]')).toBeVisible();
    await header(page).getByRole('link', { name: logo }).click();
    await expect.poll(() => pathOf(page)).toBe(home);
    await expect(page.locator('#platform')).toBeAttached();
  });
}

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
