import { expect, type Page } from '@playwright/test';
import { languages, megaMenu, openAlive, tab } from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim());

/** Presses keys one after the other, and checks that none of them makes the page lose the focus. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.checkVisibility();
      }),
      `focus is somewhere visible after ${key}`,
    ).toBe(true);
  }
}

for (const lang of firstOrAll(['vi', 'en'])) {
  const { home, tabs, menus } = languages[lang];

  test(`the arrow keys move along the menus (${lang})`, async ({ page }) => {
    const faults = collectFaults(page);
    await openAlive(page, home);

    await test.step(`§4 one mega-menu at a time: none, Platform, Solutions or Resources (by keyboard, ${lang})`, async () => {
      const openMenus = page.locator('[data-menu][data-open]');
      await tab(page, 'platform').focus();

      // Arrows move from tab to tab and wrap around; nothing opens by itself.
      for (const name of [...tabs.slice(1), tabs[0]]) {
        await press(page, 'ArrowRight');
        expect(await focusedText(page)).toBe(name);
      }
      await press(page, 'ArrowLeft');
      expect(await focusedText(page)).toBe(tabs.at(-1));
      await press(page, 'Home');
      expect(await focusedText(page)).toBe(menus.platform);
      await press(page, 'End');
      expect(await focusedText(page)).toBe(tabs.at(-1));
      await expect(openMenus).toHaveCount(0);

      // Enter and Space open and close a menu; the focus stays on its tab.
      await press(page, 'Home', 'ArrowRight', 'Enter');
      await expect(megaMenu(page, 'solutions')).toBeVisible();
      await press(page, 'Enter');
      await expect(openMenus).toHaveCount(0);
      await press(page, 'Space');
      await expect(megaMenu(page, 'solutions')).toBeVisible();
      await expect(tab(page, 'solutions')).toBeFocused();

      // While a menu is open, the arrows open the next one; a tab without a menu closes it.
      await press(page, 'ArrowLeft');
      await expect(openMenus).toHaveCount(1);
      await expect(megaMenu(page, 'platform')).toBeVisible();
      await press(page, 'ArrowRight', 'ArrowRight');
      await expect(tab(page, 'pricing')).toBeFocused();
      await expect(openMenus).toHaveCount(0);
    });
    expect(faults).toEqual([]);
  });

  test(`the keys move inside a menu, into it and out of it (${lang})`, async ({ page }) => {
    await openAlive(page, home);

    await test.step(`§2 Platform, Solutions and Resources open a full-width mega-menu on hover (and by arrow down, ${lang})`, async () => {
      const menu = megaMenu(page, 'solutions');
      const links = menu.getByRole('link');
      await tab(page, 'solutions').focus();
      await press(page, 'ArrowDown');
      await expect(links.first()).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await press(page, 'End');
      await expect(links.last()).toBeFocused();
      await press(page, 'ArrowDown');
      await expect(links.last()).toBeFocused();
      await press(page, 'Home');
      await expect(links.first()).toBeFocused();

      // The arrows move from column to column of a menu, each time to the first link.
      for (const column of await menu.locator('[data-column]').all()) {
        await expect(column.getByRole('link').first()).toBeFocused();
        await press(page, 'ArrowRight');
      }
      const columns = menu.locator('[data-column]');
      await expect(columns.last().getByRole('link').first(), 'the last is the last').toBeFocused();
      await press(page, 'ArrowLeft');
      await expect(columns.nth(-2).getByRole('link').first()).toBeFocused();
      await press(page, 'Home', 'ArrowUp');
      await expect(tab(page, 'solutions')).toBeFocused();
      await expect(menu).toBeVisible();

      // Escape inside a menu closes it and returns the focus to its tab.
      await press(page, 'ArrowDown', 'ArrowDown', 'Escape');
      await expect(menu).toBeHidden();
      await expect(tab(page, 'solutions')).toBeFocused();
      await expect(tab(page, 'solutions')).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step(`§4 one mega-menu at a time: none, Platform, Solutions or Resources (Tab walks in and out, ${lang})`, async () => {
      const menu = megaMenu(page, 'platform');
      const links = menu.getByRole('link');
      await tab(page, 'platform').focus();
      await press(page, 'Tab');
      await expect(tab(page, 'solutions'), 'a closed menu is not on the way').toBeFocused();
      await press(page, 'Shift+Tab', 'Enter');
      await expect(menu).toBeVisible();
      for (const link of await links.all()) {
        await press(page, 'Tab');
        await expect(link).toBeFocused();
      }
      await press(page, 'Tab');
      await expect(tab(page, 'solutions')).toBeFocused();
      await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      await expect(menu, 'focus has left the navigation').toBeHidden();
    });
  });
}
