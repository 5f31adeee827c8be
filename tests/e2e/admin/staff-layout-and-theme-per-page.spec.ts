import { expect, type Page } from '@playwright/test';
import { test } from './admin-test-fixtures';

const INK = 'rgb(27, 27, 27)';
const WHITE = 'rgb(255, 255, 255)';

const bar = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('contentinfo');

test('D17 each page has a layout and themes of its own for navigation and footer', async ({
  page,
  publishPage,
}) => {
  const looks = [
    { path: '/ve-ngoai-1', layout: 'v5', navTheme: 'dark', footerTheme: 'normal' },
    { path: '/ve-ngoai-2', layout: 'default', navTheme: 'normal', footerTheme: 'light' },
    { path: '/ve-ngoai-3', layout: 'v5', navTheme: 'light', footerTheme: 'dark' },
  ];
  for (const { path, ...look } of looks) await publishPage(path, 'vi', look);
  for (const { path, layout, navTheme, footerTheme } of looks) {
    await page.goto(path);
    await expect(bar(page)).toHaveAttribute('data-theme', navTheme);
    await expect(foot(page)).toHaveAttribute('data-theme', footerTheme);
    const columns = foot(page).getByRole('heading', { name: 'Sản phẩm' });
    await expect(columns).toHaveCount(layout === 'v5' ? 1 : 0);
    const grounds = [
      await bar(page).evaluate((one) => getComputedStyle(one).backgroundColor),
      await foot(page).evaluate((one) => getComputedStyle(one).backgroundColor),
    ];
    expect(grounds[0]).not.toBe(grounds[1]);
  }
});

/** Expects these colours of the header and footer of a page that has the theme for both. */
async function expectTheme(
  { page, publishPage }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'publishPage'>,
  { theme, text, ground }: { theme: string; text: string; ground: string },
): Promise<void> {
  await publishPage(`/mau-${theme}`, 'vi', { navTheme: theme, footerTheme: theme });
  await page.goto(`/mau-${theme}`);
  for (const part of [bar(page), foot(page)]) {
    await expect(part).toHaveCSS('background-color', ground);
    await expect(part).toHaveCSS('color', text);
  }
}

test('§2 theme preset light is #1B1B1B on #ffffff', async ({ page, publishPage }) => {
  await expectTheme({ page, publishPage }, { theme: 'light', text: INK, ground: WHITE });
});

test('§2 theme preset dark is #FFF on #1B1B1B', async ({ page, publishPage }) => {
  await expectTheme({ page, publishPage }, { theme: 'dark', text: WHITE, ground: INK });
});

test('§2 theme preset normal is #1B1B1B on #E9E9E9', async ({ page, publishPage }) => {
  const ground = 'rgb(233, 233, 233)';
  await expectTheme({ page, publishPage }, { theme: 'normal', text: INK, ground });
});

test('§2 the default colour fallback is #FFFFFF', async ({ page }) => {
  await page.goto('/');
  await expect(foot(page)).toHaveCSS('background-color', INK);
  await foot(page).evaluate((one) => one.setAttribute('data-theme', 'unheard-of'));
  await expect(foot(page)).toHaveCSS('background-color', WHITE);
});
