import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './admin-test-fixtures';

const INK = 'rgb(27, 27, 27)';
const WHITE = 'rgb(255, 255, 255)';

const bar = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('contentinfo');

const COLOURS = {
  light: { text: INK, ground: WHITE },
  dark: { text: WHITE, ground: INK },
  normal: { text: INK, ground: 'rgb(233, 233, 233)' },
};

async function expectTheme(part: Locator, theme: keyof typeof COLOURS): Promise<void> {
  await expect(part).toHaveAttribute('data-theme', theme);
  await expect(part).toHaveCSS('background-color', COLOURS[theme].ground);
  await expect(part).toHaveCSS('color', COLOURS[theme].text);
}

test('D17 each page has a layout and themes of its own for navigation and footer', async ({
  page,
  publishPage,
}) => {
  const looks = [
    { path: '/ve-ngoai-1', layout: 'v5', navTheme: 'dark', footerTheme: 'normal' },
    { path: '/ve-ngoai-2', layout: 'default', navTheme: 'normal', footerTheme: 'light' },
    { path: '/ve-ngoai-3', layout: 'v5', navTheme: 'light', footerTheme: 'dark' },
  ] as const;
  for (const { path, ...look } of looks) await publishPage(path, 'vi', look);
  const open = async ({ path, layout }: (typeof looks)[number]) => {
    await page.goto(path);
    const columns = foot(page).getByRole('heading', { name: 'Sản phẩm' });
    await expect(columns).toHaveCount(layout === 'v5' ? 1 : 0);
  };
  // Each theme is that of a header and that of a footer once.
  await open(looks[0]);
  await test.step('§2 theme preset dark is #FFF on #1B1B1B', () => expectTheme(bar(page), 'dark'));
  await test.step('§2 theme preset normal is #1B1B1B on #E9E9E9', () =>
    expectTheme(foot(page), 'normal'));
  await open(looks[1]);
  await expectTheme(bar(page), 'normal');
  await test.step('§2 theme preset light is #1B1B1B on #ffffff', () =>
    expectTheme(foot(page), 'light'));
  await open(looks[2]);
  await expectTheme(bar(page), 'light');
  await expectTheme(foot(page), 'dark');

  await test.step('§2 the default colour fallback is #FFFFFF', async () => {
    await foot(page).evaluate((one) => one.setAttribute('data-theme', 'unheard-of'));
    await expect(foot(page)).toHaveCSS('background-color', WHITE);
  });
});
