import { expect } from '@playwright/test';
import {
  banner,
  deletePage,
  expectNoAxeFindings,
  megaMenu,
  publishPage,
  tab,
} from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';

const looks = {
  light: { 'background-color': 'rgb(255, 255, 255)', color: 'rgb(27, 27, 27)' },
  normal: { 'background-color': 'rgb(233, 233, 233)', color: 'rgb(27, 27, 27)' },
  dark: { 'background-color': 'rgb(27, 27, 27)', color: 'rgb(255, 255, 255)' },
} as const;

// Pairs of themes: each is once that of the header and once that of the footer, never of both.
for (const [navTheme, footerTheme] of [
  ['light', 'normal'],
  ['normal', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe('§2 the footer has a theme of its own', () => {
    test(`§2 the navigation bar has a light and a normal or dark theme (${navTheme}, over a ${footerTheme} footer)`, async ({
      page,
      request,
    }) => {
      const path = `/chrome-${navTheme}-${footerTheme}`;
      const id = await publishPage(request, path, { navTheme, footerTheme });
      await page.goto(path);
      const header = page.locator('header.site-header');
      const footer = page.getByRole('contentinfo');
      for (const [property, value] of Object.entries(looks[navTheme])) {
        await expect(header).toHaveCSS(property, value);
      }
      for (const [property, value] of Object.entries(looks[footerTheme])) {
        await expect(footer).toHaveCSS(property, value);
      }
      await expect(banner(page)).toHaveAttribute('data-theme', navTheme);
      await footer.locator('[name="footer-products"] > summary').first().click();
      await expectNoAxeFindings(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await tab(page, 'platform').hover();
      await expect(megaMenu(page, 'platform')).toBeVisible();
      await deletePage(request, id);
    });
  });
}
