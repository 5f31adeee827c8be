import { expect } from '@playwright/test';
import { chooseLanguage } from './choose-language';
import { languages, PHONE, place } from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { firstOrAll } from '../../support/all-combinations';

test.use({ javaScriptEnabled: false, viewport: PHONE, isMobile: true });

for (const [lang, other] of firstOrAll([
  ['en', 'vi'],
  ['vi', 'en'],
])) {
  const { home, prefix, contact, mobileMenu, closeMenu, bookDemo } = languages[lang];

  test(`header and contact panel without JavaScript (${lang})`, async ({ page }) => {
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await test.step(`names: data-contact-panel and its button Contact or Liên hệ (without JavaScript, ${lang})`, async () => {
      const panel = page.locator('[data-contact-panel]');
      const button = page.getByRole('button', { name: contact, exact: true });
      await expect(panel).toBeHidden();
      for (const shown of [true, false]) {
        await button.click();
        await expect(panel).toBeVisible({ visible: shown });
      }
    });

    await test.step(`names: the mobile menu is a dialog, its burger a button named Menu (without JavaScript, ${lang})`, async () => {
      const menu = page.getByRole('dialog', { name: mobileMenu });
      const open = async () => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(menu).toBeVisible();
      };
      await open();
      expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
      await menu.locator('summary').nth(1).click();
      await expect(menu.getByText('NPS').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await open();
      await menu.getByRole('button', { name: closeMenu }).click();
      await expect(menu).toBeHidden();
      await open();
      await menu.getByRole('link', { name: bookDemo }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/book-demo$`));
    });

    await test.step(`§2 the language selector offers English and Vietnamese with name, value and icon (without JavaScript, ${lang})`, async () => {
      await chooseLanguage(page, other);
      expect(place(page)).toBe(`${languages[other].prefix}/book-demo`);
      await chooseLanguage(page, lang);
      expect(place(page)).toBe(`${prefix}/book-demo`);
    });
  });
}
