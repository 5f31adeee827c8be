import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chooseLanguage } from './choose-language';
import {
  banner,
  deletePage,
  expectNoAxeFindings,
  type Lang,
  languages,
  openAlive,
  PHONE,
  place,
  publishPage,
  greeting,
} from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const selector = (page: Page) => banner(page).locator('[data-language-selector]');
const entry = (page: Page, lang: Lang) => selector(page).locator(`[data-value="${lang}"]`);
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));
const htmlLang = (page: Page) => page.locator('html').getAttribute('lang');

/** A visitor who chose a language in an earlier visit: it is in localStorage, and this tab has opened no page yet. */
async function returning(context: BrowserContext, lang: Lang): Promise<Page> {
  await context.addInitScript((value) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', value);
  }, lang);
  return context.newPage();
}

for (const lang of firstOrAll(['vi', 'en'])) {
  test(`§2 the language selector offers English and Vietnamese with name, value and icon (${lang})`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await openAlive(page, languages[lang].home);
    const button = selector(page).locator('summary');
    for (const viewport of [{ width: 1280, height: 720 }, PHONE]) {
      await page.setViewportSize(viewport);
      await expect(button).toHaveAccessibleName(languages[lang].language);
      await expect(entry(page, 'en')).toBeHidden();
      await button.click();
      for (const [value, name] of [
        ['vi', 'Tiếng Việt'],
        ['en', 'English'],
      ] as const) {
        await expect(entry(page, value)).toContainText(name);
        await expect(entry(page, value).locator('svg')).toBeVisible();
        await expect(entry(page, value)).toBeInViewport({ ratio: 1 });
      }
      await expect(entry(page, lang)).toHaveAttribute('aria-current', 'true');
      if (viewport === PHONE) await expectNoAxeFindings(page, 'header');
      await page.keyboard.press('Escape');
      await expect(entry(page, 'en')).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await page.mouse.click(10, 500);
      await expect(entry(page, 'en')).toBeHidden();
    }
    expect(faults).toEqual([]);
  });
}

test('a chosen language is saved', async ({ page }) => {
  await openAlive(page, '/book-demo?utm_source=zalo&q=a%20b#main');
  expect(await saved(page)).toBeNull();

  await test.step('§4 choosing a language saves it in local storage', async () => {
    await chooseLanguage(page, 'en');
    expect(place(page)).toBe('/en/book-demo?utm_source=zalo&q=a%20b#main');
    expect(await saved(page)).toBe('en');
    await chooseLanguage(page, 'vi');
    expect(place(page)).toBe('/book-demo?utm_source=zalo&q=a%20b#main');
    expect(await saved(page)).toBe('vi');
  });

  await test.step('names: local storage locale is vi or en', async () => {
    for (const lang of ['en', 'vi'] as const) {
      // Changes the language by keyboard. The new URL has the query at the time of choosing, not that of loading.
      await page.evaluate(() => history.replaceState(null, '', '?later=1'));
      await selector(page).locator('summary').focus();
      await page.keyboard.press('Enter');
      await entry(page, lang).focus();
      await page.keyboard.press('Enter');
      await expect(entry(page, lang)).toHaveAttribute('aria-current', 'true');
      expect(place(page)).toBe(`${languages[lang].prefix}/book-demo?later=1`);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['locale']);
      expect(await saved(page)).toBe(lang);
    }
  });
});

for (const [lang, other] of firstOrAll([
  ['en', 'vi'],
  ['vi', 'en'],
])) {
  test(`§4 a saved locale is restored on first load (${lang})`, async ({ context }) => {
    const page = await returning(context, lang);
    const faults = collectFaults(page);
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        const shown = document.documentElement;
        sessionStorage.setItem('left', `${shown.lang} ${getComputedStyle(shown).visibility}`);
      });
    });
    await page.goto(`${languages[other].prefix}/book-demo?a=1&b=2#main`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(place(page)).toBe(`${languages[lang].prefix}/book-demo?a=1&b=2#main`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The replaced page is not in the history, and was not seen.
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe(`${other} hidden`);
    expect(faults).toEqual([]);
  });

  test(`D3 choosing a language is always obeyed (${other} after ${lang})`, async ({ context }) => {
    const page = await returning(context, lang);
    await page.goto(languages[other].home);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('button[data-tab]')).toHaveCount(3);
    await chooseLanguage(page, other);
    expect(place(page)).toBe(languages[other].home);
    await page.reload();
    expect(await htmlLang(page)).toBe(other);
    const next = await context.newPage();
    await next.goto(languages[lang].home);
    await expect(next.locator('html')).toHaveAttribute('lang', other);
  });
}

for (const [lang, other] of firstOrAll([
  ['vi', 'en'],
  ['en', 'vi'],
])) {
  test(`D3 only the first page of a visit is replaced, and only where it is published (${lang} saved)`, async ({
    context,
  }) => {
    const path = `/chrome-only-${other}`;
    const id = await publishPage(path, { locale: other });
    const here = languages[other].prefix;
    const page = await returning(context, lang);
    await page.goto(here + path);
    await expect(page.getByRole('heading', { name: greeting[other].hello })).toBeVisible();
    expect(await htmlLang(page)).toBe(other);

    await test.step(`§2 the language selector offers English and Vietnamese with name, value and icon (a page only in ${other})`, async () => {
      await selector(page).locator('summary').click();
      const says = {
        vi: 'Trang này chưa có bằng ngôn ngữ kia',
        en: 'This page is not available in the other language',
      }[other];
      await expect(entry(page, lang)).toContainText(says);
      await expect(selector(page).getByRole('link')).toHaveCount(1);
      await page.evaluate(() => localStorage.removeItem('locale'));
      await entry(page, lang).click({ force: true }); // the click is forced, because the entry is marked as disabled
      expect(place(page)).toBe(here + path);
      expect(await saved(page)).toBeNull();
      await expectNoAxeFindings(page, 'header');
    });
    // The second page of the visit stays in the requested language, though the page is published in both.
    await page.goto(`${here}/book-demo`);
    expect(await htmlLang(page)).toBe(other);
    // A new tab is another visit, so it opens the saved language.
    const next = await context.newPage();
    await next.goto(`${here}/book-demo`);
    await expect(next.locator('html')).toHaveAttribute('lang', lang);
    await deletePage(id);
  });
}

test('D3 choosing a language is always obeyed (where storage is closed)', async ({ page }) => {
  const faults = collectFaults(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    }
  });
  await openAlive(page, '/book-demo');
  await chooseLanguage(page, 'en');
  expect(place(page)).toBe('/en/book-demo');
  expect(faults).toEqual([]);
});
