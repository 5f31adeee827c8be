import { type BrowserContextOptions, expect, type Page, type ViewportSize } from '@playwright/test';
import {
  expectNoAxeFindings,
  type Lang,
  languages,
  openAlive,
  PHONE,
} from './page-shell-test-helpers';
import { listeningPage, test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menuOf = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: languages[lang].mobileMenu });

async function openMenu(page: Page, lang: Lang) {
  await burger(page).click();
  const menu = menuOf(page, lang);
  await expect(menu).toBeVisible();
  return menu;
}

test.use({ viewport: PHONE, isMobile: true });

for (const lang of firstOrAll(['vi', 'en'])) {
  const words = languages[lang];
  const { home, prefix, tabs } = words;

  test(`§2 mobile: the burger opens a full-screen accordion with all its groups (${lang})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, home);
    await expect(menuOf(page, lang)).toBeHidden();
    const menu = await openMenu(page, lang);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });

    await test.step(`§2 mobile menu: Book demo, the 30-minute note, phone and e-mail (${lang})`, async () => {
      await expect(menu.getByRole('link', { name: words.bookDemo })).toHaveAttribute(
        'href',
        `${prefix}/book-demo`,
      );
      await expect(menu.getByText(words.promise)).toBeVisible();
      await expect(menu.getByRole('link', { name: '+84 28 7300 0000' })).toHaveAttribute(
        'href',
        'tel:+842873000000',
      );
      await expect(menu.getByRole('link', { name: 'hello@tamvia.example' })).toHaveAttribute(
        'href',
        'mailto:hello@tamvia.example',
      );
    });

    const groups = menu.locator('summary');
    await expect(groups).toHaveText([words.products, tabs[1], tabs[3]]);
    for (const [index, path] of [
      [2, '/pricing'],
      [4, '/customers'],
      [5, '/about-us'],
    ] as const) {
      const link = menu.getByRole('link', { name: tabs[index], exact: true });
      await expect(link).toHaveAttribute('href', prefix + path);
    }
    const titles = {
      vi: ['Giải pháp theo đội', 'Tình huống sử dụng', 'Chỉ số', 'Ngành'],
      en: ['Solutions by team', 'Use cases', 'Metrics', 'Industries'],
    }[lang];
    await groups.nth(1).click();
    const solutions = menu.locator('details').nth(1);
    await expect(solutions.locator('[data-column] > p')).toHaveText(titles);
    await expect(solutions.getByText('NPS')).toBeVisible();
    await expectNoAxeFindings(page, 'dialog[open]');
    // Only one group of the menu is open at a time.
    await groups.nth(0).click();
    await expect(solutions).not.toHaveAttribute('open');
    await expect(menu.locator('details').nth(0).getByRole('link')).toHaveCount(4);
    await groups.nth(2).click();
    await expectNoAxeFindings(page, 'dialog[open]');
    expect(faults).toEqual([]);
  });
}

for (const lang of firstOrAll(['vi', 'en'])) {
  const { home, prefix, bookDemo } = languages[lang];

  test(`§4 navigation closes the mobile menu (${lang})`, async ({ page }) => {
    await openAlive(page, home);
    const menu = await openMenu(page, lang);
    await test.step('also to a place on the same page', async () => {
      await menu.locator('summary').first().click();
      const entry = menu.locator('details[open] a').first();
      // A link to a fragment of this page closes the menu. No seeded entry is such a link, but an editor's may be.
      await entry.evaluate((link, top) => link.setAttribute('href', `${top}#closed-loop`), home);
      await entry.click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${home}#closed-loop$`));
      await expect(page.locator('#closed-loop')).toBeInViewport();
    });
    await test.step('and when the window widens', async () => {
      await openMenu(page, lang);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menu).toBeHidden();
      await expect(
        page.getByRole('navigation', { name: languages[lang].navigation }),
      ).toBeVisible();
      await page.setViewportSize(PHONE);
    });
    await openMenu(page, lang);
    await menu.getByRole('link', { name: bookDemo }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/book-demo$`));
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page.locator('#platform')).toBeVisible();
    await expect(menu).toBeHidden();
    // The browser's Forward button is pressed while the menu is open.
    await openMenu(page, lang);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${prefix}/book-demo$`));
    await expect(menu).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
    ).not.toBe('hidden');
  });
}

test('the burger and its menu', async ({ page }) => {
  await openAlive(page, '/');
  const menu = menuOf(page, 'vi');

  await test.step('§4 the burger button toggles the mobile menu', async () => {
    const box = await burger(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    for (const shown of [true, false, true, false]) {
      // The second click has the coordinates of the first: the open menu has its closing button there.
      await page.mouse.click(x, y);
      await expect(menu).toBeVisible({ visible: shown });
    }
    await expect(burger(page)).toBeFocused();
  });

  await test.step('names: the mobile menu is a dialog, its burger a button named Menu', async () => {
    await expect(burger(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await burger(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((it) => it.matches('dialog:modal'))).toBe(true);
    // The focus cycles inside the menu: it may leave to the browser's own bars, but never to the page behind.
    const seen = new Set<string>();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press(step < 18 ? 'Tab' : 'Shift+Tab');
      const at = await page.evaluate(() => {
        const { activeElement } = document;
        const inside = activeElement?.closest('dialog');
        return inside || activeElement === document.body
          ? (activeElement?.textContent ?? '')
          : null;
      });
      expect(at, 'focus is not behind the menu').not.toBeNull();
      seen.add(at ?? '');
    }
    expect(seen).toContain('Bảng giá');
    expect(seen).toContain('hello@tamvia.example');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger(page)).toBeFocused();
  });
});

type Device = Required<Pick<BrowserContextOptions, 'deviceScaleFactor' | 'isMobile'>>;

// Phones have overlay scrollbars; a zoomed desktop window has scrollbars that take space.
for (const { name, ...device } of firstOrAll<Device & { name: string; viewport: ViewportSize }>([
  { name: '320 px', viewport: { width: 320, height: 568 }, deviceScaleFactor: 1, isMobile: true },
  { name: '390 px', viewport: PHONE, deviceScaleFactor: 1, isMobile: true },
  {
    name: '1280 px at 200 % zoom',
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    isMobile: false,
  },
])) {
  test(`§4 the page does not scroll while the mobile menu is open (${name})`, async ({
    browser,
  }) => {
    const context = await browser.newContext(device);
    const { viewport } = device;
    const page = listeningPage(await context.newPage());
    await openAlive(page, '/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready; // a font of another width would move the page
    });
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo({ top: 777, behavior: 'instant' }));
    await expect.poll(scrolled).toBe(777);
    const menu = await openMenu(page, 'vi');
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 900);
    for (const key of ['PageDown', 'End', 'PageDown', 'Home']) await page.keyboard.press(key);
    expect(await scrolled()).toBe(777);

    // Everything inside the menu is reachable, and nothing overflows sideways.
    for (const group of await menu.locator('summary').all()) {
      await group.click();
      expect(await menu.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    }
    const last = menu.getByRole('link', { name: 'hello@tamvia.example' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await scrolled()).toBe(777);

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await scrolled()).toBe(777);
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBeGreaterThan(777);
    await context.close();
  });
}
