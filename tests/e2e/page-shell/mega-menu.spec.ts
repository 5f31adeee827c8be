import { expect } from '@playwright/test';
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

const menus = ['platform', 'solutions', 'resources'] as const;

test('§2 Platform, Solutions and Resources open a full-width mega-menu on hover', async ({
  page,
}) => {
  const faults = collectFaults(page);
  await openAlive(page, '/');
  for (const id of menus) {
    await expect(megaMenu(page, id)).toBeHidden();
    await tab(page, id).hover();
    await expect(megaMenu(page, id)).toBeVisible();
    const box = await megaMenu(page, id).boundingBox();
    const bar = await banner(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 1280 });
    // There is no gap between a tab and its menu.
    expect(box?.y).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  expect(faults).toEqual([]);
});

test('§2 Platform, Solutions and Resources open a full-width mega-menu on hover (the pointer was there before the script)', async ({
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
  const { x, y } = (await link.boundingBox())!;
  scripts.resolve();
  await expect(page.locator('button[data-tab]')).toHaveCount(3);
  await page.mouse.move(x + 9, y + 9);
  await expect(megaMenu(page, 'solutions')).toBeVisible();
});

test('§4 mega-menu closes 200 ms after the pointer leaves', async ({ page }) => {
  await openWithClock(page, '/');
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

test('§4 mega-menu stays open when the pointer comes back within 200 ms', async ({ page }) => {
  await openWithClock(page, '/');
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

test('§4 one mega-menu at a time: none, Platform, Solutions or Resources', async ({ page }) => {
  await openWithClock(page, '/');
  const openMenus = page.locator('[data-menu][data-open]');
  await expect(openMenus).toHaveCount(0);
  for (const id of [...menus, ...menus.toReversed()]) {
    await tab(page, id).hover();
    await expect(openMenus).toHaveCount(1);
    await expect(openMenus).toHaveAttribute('data-menu', id);
    await expect(page.locator('[aria-expanded="true"]')).toHaveCount(1);
    await pass(page, 500);
  }
  // Hovering a tab without a menu opens none, and closes an open one.
  await tab(page, 'about').hover();
  await pass(page, 199);
  await expect(openMenus).toHaveCount(1);
  await pass(page, 1);
  await expect(openMenus).toHaveCount(0);
});

test('§4 a route change closes the mega-menu', async ({ page }) => {
  await openAlive(page, '/');
  await tab(page, 'solutions').click();
  await megaMenu(page, 'solutions').getByRole('link', { name: 'Gắn kết khách hàng' }).click();
  await expect(page).toHaveURL(/\/book-demo$/);
  await expect(page.locator('[data-menu][data-open]')).toHaveCount(0);

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
  await expect(page.locator('[data-menu][data-open]')).toHaveCount(0);
});

test('§4 one mega-menu at a time: none, Platform, Solutions or Resources (by click)', async ({
  page,
}) => {
  await openWithClock(page, '/');
  const platform = tab(page, 'platform');
  await platform.click();
  await pass(page, 1000);
  await expect(platform, 'a press keeps open what the pointer opened').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await platform.click();
  await expect(platform).toHaveAttribute('aria-expanded', 'false');
  await platform.click();
  await expect(platform).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.click(640, 760);
  await expect(platform).toHaveAttribute('aria-expanded', 'false');
});

test('names: mega-menu tabs are buttons that open data-menu, links without JavaScript', async ({
  page,
  browser,
}) => {
  await openAlive(page, '/en');
  for (const id of menus) {
    const button = page.getByRole('button', { name: languages.en.menus[id], exact: true });
    await expect(button).toHaveAttribute('aria-controls', `menu-${id}`);
    await expect(megaMenu(page, id)).toHaveAttribute('id', `menu-${id}`);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  for (const lang of langs) {
    const { home, prefix, tabs, navigation } = languages[lang];
    await bare.goto(home);
    const links = bare.getByRole('navigation', { name: navigation }).locator('[data-tab]');
    await expect(links).toHaveText([...tabs]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      [
        '/xm-core-platform',
        '/solutions/customer-experience-management',
        '/pricing',
        '/resources',
        '/customers',
        '/about-us',
      ].map((path) => prefix + path),
    );
    await expect(bare.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bare.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  }
  await context.close();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('§4 one mega-menu at a time: none, Platform, Solutions or Resources (by touch)', async ({
    page,
  }) => {
    await openAlive(page, '/');
    const openMenus = page.locator('[data-menu][data-open]');
    await tab(page, 'platform').tap();
    await expect(megaMenu(page, 'platform')).toBeVisible();
    await tab(page, 'resources').tap();
    await expect(openMenus).toHaveCount(1);
    await expect(megaMenu(page, 'resources')).toBeVisible();
    await tab(page, 'resources').tap();
    await expect(openMenus).toHaveCount(0);
    await tab(page, 'solutions').tap();
    await expect(openMenus).toHaveCount(1);
    await page.touchscreen.tap(640, 760);
    await expect(openMenus).toHaveCount(0);
  });
});

for (const lang of langs) {
  test(`§2 Platform, Solutions and Resources open a full-width mega-menu on hover (axe, ${lang})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, languages[lang].home);
    for (const id of menus) {
      await tab(page, id).click();
      await expect(megaMenu(page, id)).toBeVisible();
      // Only the header is checked again: the content of the page does not change with the open menu.
      await expectNoAxeFindings(page, id === menus[0] ? undefined : 'header');
    }
    expect(faults).toEqual([]);
  });
}
