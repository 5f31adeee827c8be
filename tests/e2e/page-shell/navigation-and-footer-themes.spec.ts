import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { deletePage, megaMenu, publishPage, tab } from './page-shell-test-helpers';
import { axeFindings } from '../run-axe';
import { test } from '../wait-for-page-scripts';

const looks = {
  light: { 'background-color': 'rgb(255, 255, 255)', color: 'rgb(27, 27, 27)' },
  normal: { 'background-color': 'rgb(233, 233, 233)', color: 'rgb(27, 27, 27)' },
  dark: { 'background-color': 'rgb(27, 27, 27)', color: 'rgb(255, 255, 255)' },
} as const;

// Pairs of themes: each is once that of the header and once that of the footer, never of both.
const pairs = [
  ['light', 'normal'],
  ['normal', 'dark'],
  ['dark', 'light'],
] as const;

test('a page has the themes that its editor chose', async ({ request }) => {
  for (const [navTheme, footerTheme] of pairs) {
    const path = `/chrome-${navTheme}-${footerTheme}`;
    const id = await publishPage(path, { navTheme, footerTheme });
    const page = parse(await (await request.get(path)).text());
    const themeOf = (part: string) => page.querySelector(part)?.getAttribute('data-theme');
    expect([themeOf('header.site-header'), themeOf('footer')]).toEqual([navTheme, footerTheme]);
    await deletePage(id);
  }
});

test('the themes of the navigation bar and the footer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const header = page.locator('header.site-header');
  const footer = page.getByRole('contentinfo');
  await footer.locator('[name="footer-products"] > summary').first().click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [navTheme, footerTheme] of pairs) {
    // The test sets what the test before found in the page of such themes.
    await header.evaluate((part, theme) => (part.dataset.theme = theme), navTheme);
    await footer.evaluate((part, theme) => (part.dataset.theme = theme), footerTheme);

    await test.step('§2 the navigation bar has a light and a normal or dark theme', async () => {
      for (const [property, value] of Object.entries(looks[navTheme])) {
        await expect(header).toHaveCSS(property, value);
      }
    });
    await test.step('§2 the footer has a theme of its own', async () => {
      for (const [property, value] of Object.entries(looks[footerTheme])) {
        await expect(footer).toHaveCSS(property, value);
      }
    });
    expect(await axeFindings(page, 'header', 'footer')).toEqual([]);
  }
  await tab(page, 'platform').hover();
  await expect(megaMenu(page, 'platform')).toBeVisible();
  for (const [property, value] of Object.entries(looks.dark)) {
    await expect(header, 'of the last pair, also with an open menu').toHaveCSS(property, value);
  }
});
