import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import {
  banner,
  expectNoAxeFindings,
  langs,
  languages,
  megaMenu,
  openAlive,
  openWithClock,
  pass,
  tab,
} from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const menus = ['platform', 'solutions', 'resources'] as const;
const openMenus = (page: Page) => page.locator('[data-menu][data-open]');

/** Closes an open menu by moving the pointer away from the header. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(640, 760);
  await pass(page, 1000);
  await expect(openMenus(page)).toHaveCount(0);
}

for (const lang of firstOrAll(['en', 'vi'])) {
  test(`§2 Platform, Solutions and Resources open a full-width mega-menu on hover (${lang})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, languages[lang].home);

    await test.step('names: mega-menu tabs are buttons that open data-menu, links without JavaScript', async () => {
      for (const id of menus) {
        const name = languages[lang].menus[id];
        const button = page.getByRole('button', { name, exact: true });
        await expect(button).toHaveAttribute('aria-controls', `menu-${id}`);
        await expect(megaMenu(page, id)).toHaveAttribute('id', `menu-${id}`);
      }
    });
    for (const id of menus) {
      await expect(megaMenu(page, id)).toBeHidden();
      await tab(page, id).hover();
      await expect(megaMenu(page, id)).toBeVisible();
      const box = await megaMenu(page, id).boundingBox();
      const bar = await banner(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: 1280 });
      // There is no gap between a tab and its menu.
      expect(box?.y).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      // The content of the page does not change with the open menu: pages/home.spec.ts checks it.
      await expectNoAxeFindings(page, 'header');
    }
    expect(faults).toEqual([]);
  });
}

test('a menu works for visitors who point at it or focus it before the script has loaded', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/_site\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.locator('a[data-tab="solutions"]');
  await link.hover();
  await link.focus();
  const { x, y } = (await link.boundingBox())!;
  scripts.resolve();
  await expect(page.locator('button[data-tab]')).toHaveCount(3);
  await test.step('names: mega-menu tabs are buttons that open data-menu, links without JavaScript (focus goes along when a link becomes a button)', () =>
    expect(tab(page, 'solutions')).toBeFocused());
  await test.step('§2 Platform, Solutions and Resources open a full-width mega-menu on hover (the pointer was there before the script)', async () => {
    await expect(openMenus(page)).toHaveCount(0);
    await page.mouse.move(x + 9, y + 9);
    await expect(megaMenu(page, 'solutions')).toBeVisible();
  });
});

test('the menus follow the pointer', async ({ page }) => {
  await openWithClock(page, '/');

  await test.step('§4 mega-menu closes 200 ms after the pointer leaves', async () => {
    const platform = tab(page, 'platform');
    await platform.hover();
    await expect(platform).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 700);
    await pass(page, 199);
    await expect(platform).toHaveAttribute('aria-expanded', 'true');
    await pass(page, 1);
    await expect(platform).toHaveAttribute('aria-expanded', 'false');
    await expect(megaMenu(page, 'platform')).toBeHidden();
  });

  await test.step('§4 mega-menu stays open when the pointer comes back within 200 ms', async () => {
    const solutions = tab(page, 'solutions');
    const panel = megaMenu(page, 'solutions');
    await solutions.hover();
    await expect(panel).toBeVisible();
    // The pointer moves from the tab into the menu, out of it, and back into it.
    await page.mouse.move(640, 200);
    await pass(page, 5000);
    await expect(solutions).toHaveAttribute('aria-expanded', 'true');
    const { height = 0, y = 0 } = (await panel.boundingBox()) ?? {};
    await page.mouse.move(640, y + height + 20);
    await pass(page, 199);
    await page.mouse.move(640, y + height - 20);
    await pass(page, 5000);
    await expect(solutions).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
  });
});

test('one menu is open at a time', async ({ page }) => {
  await openWithClock(page, '/');
  await expect(openMenus(page)).toHaveCount(0);

  await test.step('§4 one mega-menu at a time: none, Platform, Solutions or Resources', async () => {
    for (const id of [...menus, ...menus.toReversed()]) {
      await tab(page, id).hover();
      await expect(openMenus(page)).toHaveCount(1);
      await expect(openMenus(page)).toHaveAttribute('data-menu', id);
      await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);
      await pass(page, 500);
    }
    // Hovering a tab without a menu opens none, and closes an open one.
    await tab(page, 'about').hover();
    await pass(page, 199);
    await expect(openMenus(page)).toHaveCount(1);
    await pass(page, 1);
    await expect(openMenus(page)).toHaveCount(0);
  });
  await leave(page);

  await test.step('§4 one mega-menu at a time: none, Platform, Solutions or Resources (by click)', async () => {
    const platform = tab(page, 'platform');
    const isOpen = (open: boolean, why?: string) =>
      expect(platform, why).toHaveAttribute('aria-expanded', String(open));
    await platform.click();
    await pass(page, 1000);
    await isOpen(true, 'a press keeps open what the pointer opened');
    await platform.click();
    await isOpen(false);
    await platform.click();
    await isOpen(true);
    await page.mouse.click(640, 760);
    await isOpen(false);
  });
});

test('§4 a route change closes the mega-menu', async ({ page }) => {
  await openAlive(page, '/');
  const name = 'Gắn kết khách hàng';
  const isClosedOnTheFormPage = async () => {
    await expect(page).toHaveURL(/\/book-demo$/);
    await expect(openMenus(page)).toHaveCount(0);
  };
  await tab(page, 'solutions').click();
  await megaMenu(page, 'solutions').getByRole('link', { name }).click();
  await isClosedOnTheFormPage();

  await page.goBack();
  await expect(page.locator('button[data-tab]')).toHaveCount(3);
  await page.mouse.move(640, 700);
  await tab(page, 'resources').hover();
  await expect(megaMenu(page, 'resources')).toBeVisible();
  // The browser's Forward and Back buttons are used while the pointer is over the tab.
  await page.goForward();
  await expect(page).toHaveURL(/\/book-demo$/);
  await page.goBack();
  await expect(page.locator('button[data-tab]')).toHaveCount(3);
  await expect(openMenus(page)).toHaveCount(0);

  await test.step('by keyboard', async () => {
    await page.mouse.move(640, 700);
    await tab(page, 'solutions').focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('*:focus')).toContainText(name);
    await page.keyboard.press('Enter');
    await isClosedOnTheFormPage();
  });
});

test('names: mega-menu tabs are buttons that open data-menu, links without JavaScript', async ({
  request,
}) => {
  for (const lang of langs) {
    const { home, prefix, tabs, navigation } = languages[lang];
    const page = parse(await (await request.get(home)).text());
    const links = page.querySelectorAll(`nav[aria-label="${navigation}"] a[data-tab]`);
    expect(links.map(({ textContent }) => textContent.trim())).toEqual([...tabs]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [
        '/xm-core-platform',
        '/solutions/customer-experience-management',
        '/pricing',
        '/resources',
        '/customers',
        '/about-us',
      ].map((path) => prefix + path),
    );
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('§4 one mega-menu at a time: none, Platform, Solutions or Resources (by touch)', async ({
    page,
  }) => {
    await openAlive(page, '/');
    await tab(page, 'platform').tap();
    await expect(megaMenu(page, 'platform')).toBeVisible();
    await tab(page, 'resources').tap();
    await expect(openMenus(page)).toHaveCount(1);
    await expect(megaMenu(page, 'resources')).toBeVisible();
    await tab(page, 'resources').tap();
    await expect(openMenus(page)).toHaveCount(0);
    await tab(page, 'solutions').tap();
    await expect(openMenus(page)).toHaveCount(1);
    await page.touchscreen.tap(640, 760);
    await expect(openMenus(page)).toHaveCount(0);
  });
});
