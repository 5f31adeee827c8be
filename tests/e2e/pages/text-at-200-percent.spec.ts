import { expect } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { faultsAtDoubleSize, LARGE_TEXT_WIDTHS, noTextFaults } from '../crawl/text-at-double-size';
import { test } from '../wait-for-page-scripts';
import { address } from './page-languages';

/** Pages that no sitemap names; the crawl looks at the others. */
const paths = ['/search?q=NPS', '/book-demo/thank-you', '/form/book-demo', '/khong-co'];

for (const language of firstOrAll(['en', 'vi'])) {
  test(`text of 200 % fits the screen on pages that no sitemap names (WCAG 1.4.4, ${language})`, async ({
    page,
  }) => {
    for (const path of paths) {
      const url = address(path, language);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const faults = await faultsAtDoubleSize(page, LARGE_TEXT_WIDTHS);
      expect.soft(faults, url).toEqual(noTextFaults(LARGE_TEXT_WIDTHS));
    }
  });
}

for (const language of firstOrAll(['vi', 'en'])) {
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
