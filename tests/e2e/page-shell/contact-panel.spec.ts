import { expect, type Page } from '@playwright/test';
import {
  expectNoAxeFindings,
  type Lang,
  languages,
  openAlive,
  PHONE,
} from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const panelOf = (page: Page) => page.locator('[data-contact-panel]');
const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const lang of firstOrAll(['vi', 'en'])) {
  const words = languages[lang];

  test(`the contact panel (${lang})`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, words.home);
    const panel = panelOf(page);
    const button = buttonOf(page, words.contact);

    await test.step(`§4 the floating button toggles the contact panel (${lang})`, async () => {
      for (const shown of [true, false, true]) {
        await button.click();
        await expect(panel).toBeVisible({ visible: shown });
      }
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await button.press('Enter');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await page.mouse.click(200, 300);
      await expect(panel).toBeHidden();
    });

    await test.step(`§2 the contact panel offers Messenger, Zalo, e-mail, phone, book demo and an attribution (${lang})`, () =>
      expectOffers(page, lang));
    expect(faults).toEqual([]);
  });
}

/** Expects what the panel offers on a phone, and that its link to the demo form leads there and closes it. */
async function expectOffers(page: Page, lang: Lang): Promise<void> {
  const words = languages[lang];
  await page.setViewportSize(PHONE);
  await buttonOf(page, words.contact).click();
  const panel = page.getByRole('dialog', { name: words.contactPanel });
  const addresses = await panel
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    'https://social.tamvia.example/messenger',
    'https://social.tamvia.example/zalo',
    'mailto:hello@tamvia.example',
    'tel:+842873000000',
    `${words.prefix}/book-demo`,
  ]);
  for (const name of ['Messenger', 'Zalo', 'hello@tamvia.example', '+84 28 7300 0000']) {
    await expect(panel.getByRole('link').filter({ hasText: name })).toBeVisible();
  }
  await expect(panel).toContainText(lang === 'vi' ? 'Cung cấp bởi Tamvia' : 'Powered by Tamvia');
  await expect(panel).toContainText(words.promise);
  await expectNoAxeFindings(page, '[data-contact-panel]');
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await panel.getByRole('link', { name: words.bookDemo }).click();
  await expect(page).toHaveURL(new RegExp(`${words.prefix}/book-demo$`));
  await expect(panelOf(page)).toBeHidden();
}

test('§2 vcxp-global-summit-2025 in a path moves the contact widget higher', async ({ page }) => {
  const path = '/events/vcxp-global-summit-2025';
  const places = async () => {
    const button = await buttonOf(page, 'Liên hệ').boundingBox();
    await buttonOf(page, 'Liên hệ').click();
    await expect(panelOf(page)).toBeVisible();
    const panel = await panelOf(page).boundingBox();
    const bottom = (box: typeof panel) => (box ? box.y + box.height : 0);
    return { button: bottom(button), panel: bottom(panel) };
  };
  const onPage = async (address: string) => {
    await openAlive(page, address);
    const all: Awaited<ReturnType<typeof places>>[] = [];
    for (const viewport of firstOrAll([PHONE, { width: 1280, height: 720 }])) {
      await page.setViewportSize(viewport);
      all.push(await places());
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
    }
    return all;
  };
  const usual = await onPage('/');
  const raised = await onPage(path);
  for (const [at, { button, panel }] of usual.entries()) {
    expect(button - raised[at]!.button).toBeGreaterThanOrEqual(80);
    expect(panel - raised[at]!.panel).toBe(button - raised[at]!.button);
  }
});

/** The focused element if it is covered by the contact button or the open panel. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const focused = document.activeElement;
    const panel = document.querySelector('[data-contact-panel]');
    const button = document.querySelector('.contact-button');
    if (!focused || !panel || !button || focused === document.body) return null;
    if (focused === button || panel.contains(focused) || focused.id === 'main') return null;
    const under = (thing: Element) => {
      const [a, b] = [thing.getBoundingClientRect(), focused.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    // The button hides where it would cover content. Whether it can be seen matters only where the button or panel
    // and the focused element overlap.
    if (!under(button) && !under(panel)) return null;
    for (let turn = 0; turn < 2; turn += 1) await frame();
    const { opacity, pointerEvents } = getComputedStyle(button);
    const shown = [
      ...(opacity === '0' && pointerEvents === 'none' ? [] : [button]),
      ...(panel.matches(':popover-open') ? [panel] : []),
    ];
    return shown.some(under) ? focused.outerHTML.slice(0, 200) : null;
  });

/** Walks through the page with a key, and returns what had the focus below the button or the panel. */
async function coveredOnTheWayOf(page: Page, key: string, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const under = await covered(page);
    if (under) found.push(under);
  }
  return found;
}

/** Content that the contact button covers although it must not, at each step of scrolling down the page. */
const coveredWhileScrolling = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = document.querySelector('.contact-button')!;
    const under = () => {
      const a = button.getBoundingClientRect();
      const kept = document.querySelectorAll(
        'main :is(input, select, textarea, table, [data-clear])',
      );
      return [...kept].filter((one) => {
        if (!one.checkVisibility()) return false; // it is in a fold that is closed
        const b = one.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
    };
    const found: string[] = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end; top += 40) {
      scrollTo(0, top);
      if (under().length === 0) continue; // whether the button hides matters only over such content
      await frame();
      await frame();
      if (getComputedStyle(button).opacity === '0') continue;
      found.push(...under().map((one) => one.outerHTML.slice(0, 120)));
    }
    return found;
  });

/** Expects that the button hides over such content, and only there: at the end of the page it is visible. */
async function expectToHide(page: Page): Promise<void> {
  expect(await coveredWhileScrolling(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('.contact-button')).toHaveCSS('opacity', '1');
}

for (const [path, width] of firstOrAll<[path: string, width: number]>([
  ['/', 390],
  ['/book-demo', 390],
  ['/en', 1280],
])) {
  test(`§4 the floating button toggles the contact panel (never over what has the focus, ${path} at ${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 500 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, path);
    const steps = await page
      .locator('a[href], button, input, select, summary')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(steps).toBeGreaterThan(20);
    for (const key of ['Tab', 'Shift+Tab']) {
      expect(await coveredOnTheWayOf(page, key, steps)).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    await test.step('the open panel gives way to the focus', async () => {
      await page.locator('.contact-button').focus();
      await page.keyboard.press('Enter');
      await expect(panelOf(page)).toBeVisible();
      expect(await coveredOnTheWayOf(page, 'Shift+Tab', 12)).toEqual([]);
    });
    if (width !== PHONE.width) return;
    await test.step('on a phone the button hides rather than cover a field or a score', () =>
      expectToHide(page));
  });
}

for (const path of firstOrAll(['/solutions/cx-metric/nps', '/pricing', '/en/roi-calculator'])) {
  test(`§4 the floating button toggles the contact panel (on a phone it hides rather than cover a price, a scale or a table, ${path})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, path);
    await expectToHide(page);
  });
}
