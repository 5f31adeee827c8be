import { expect, type Page } from '@playwright/test';
import { lists, seededPages, slugsOf } from '../crawl/read-seed-content';
import { test } from '../wait-for-page-scripts';
import { address, languages } from './page-languages';

/** Every page of sections, an entry of each list, and the pages that code makes. */
const paths = [
  ...seededPages,
  ...Object.entries(lists).map(([list, base]) => `${base}/${slugsOf(list)[0]}`),
  `/comparisons/${slugsOf('comparisons')[0]}`,
  ...slugsOf('event-pages').map((slug) => `/events/${slug}`),
  '/careers/product-engineer',
  '/marketplace/zalo-oa',
  '/search?q=NPS',
  '/book-demo/thank-you',
  '/form/book-demo',
  '/khong-co',
];

/** How many files the pages are divided into, because one test of all would take too long. */
const PARTS = 3;
const WIDTHS = [390, 1280];

/**
 * The pixels by which a page is wider than the screen, and the texts that are cut off. A breadcrumb is cut off on
 * purpose: its last name is the page's heading.
 */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const screen = document.documentElement;
    // The header is fixed, so the page does not scroll to what stands beyond its edge.
    const ends = [...document.querySelectorAll('.site-header :is(a, button, summary)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().right);
    const cut = [...document.querySelectorAll<HTMLElement>('main *, .site-header *')].filter(
      (element) =>
        element.children.length === 0 &&
        element.clientWidth > 2 && // text for screen readers only has one pixel
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'hidden' &&
        !element.closest('.page-trail, [aria-hidden="true"]'),
    );
    return {
      wider: Math.max(0, Math.round(Math.max(screen.scrollWidth, ...ends) - screen.clientWidth)),
      cut: cut.map(({ textContent }) => textContent),
    };
  });

for (const language of languages) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`text of 200 % fits the screen on every page (WCAG 1.4.4, ${language}, ${part + 1} of ${PARTS})`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const path of paths.filter((_, at) => at % PARTS === part)) {
        const url = address(path, language);
        await page.goto(url, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const what = `${url} at ${width} px`;
          expect.soft(await faultsOf(page), what).toEqual({ wider: 0, cut: [] });
        }
      }
    });
  }

  test(`the header's text grows with the reader's, and the phone's menu has its tabs (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address('/', language));
    const header = page.getByRole('banner');
    const burger = header.getByRole('button', { name: 'Menu', exact: true });
    const sizeOf = (selector: string) =>
      header
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const texts = ['a span', 'summary', '[data-tab]'];
    const before = await Promise.all(texts.map(sizeOf));
    await expect(burger).toBeHidden();
    await expect(header.locator('[data-tab]:visible')).toHaveCount(6);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(burger).toBeVisible();
    await expect(header.locator('[data-tab]:visible')).toHaveCount(0);
    expect(await Promise.all(texts.map(sizeOf))).toEqual(before.map((size) => size * 2));
    await burger.click();
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });
}
