import { expect, type Page } from '@playwright/test';
import { newLead } from './open-editorial-forms';
import { test } from './admin-test';
import { enterAs } from '../accounts-and-settings';

/** 200 characters: words of Vietnamese, one word of English. */
const TITLES = {
  vi: 'Chăm sóc khách hàng đa kênh cho chuỗi nhà hàng và khách sạn tại Việt Nam '
    .repeat(3)
    .slice(0, 199)
    .padEnd(200, '.'),
  en: `Conversation${'s'.repeat(187)}!`,
};

/**
 * What is cut off or pushed out on the right: the screen itself when it scrolls sideways, and controls that reach beyond
 * the window. What stands in an area that scrolls by itself, such as a wide table, can be reached.
 */
const pushedOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > width) found.push('the screen scrolls sideways');
    const isWithinScroll = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at !== document.body;
      }
      return false;
    };
    for (const control of document.querySelectorAll(
      'main a, main button, dialog a, dialog button',
    )) {
      const { left, right, width: own, height } = control.getBoundingClientRect();
      const isShown =
        own > 0 && height > 0 && control.checkVisibility({ visibilityProperty: true });
      if (isShown && (right > width + 1 || left < -1) && !isWithinScroll(control)) {
        found.push(`${control.textContent?.slice(0, 40)} reaches from ${left} to ${right}`);
      }
    }
    return found;
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a title of 200 characters pushes nothing out at ${width} pixels: editors`, async ({
    page,
    publishPage,
    editor,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    const id = await publishPage(`/ten-rat-dai-${width}`, 'vi', { title: TITLES.vi });
    const english = { title: TITLES.en, _status: 'draft' };
    await editor.patch(`/api/pages/${id}?locale=en`, { data: english });
    await enterAs(page, 'editor');
    for (const locale of ['vi', 'en'] as const) {
      const form = `/admin/collections/pages/${id}`;
      for (const address of [
        `/admin?locale=${locale}`,
        `/admin/collections/pages?locale=${locale}&limit=10&sort=-updatedAt`,
        `${form}?locale=${locale}`,
        `${form}/versions?locale=${locale}`,
        `${form}/side-by-side?locale=${locale}`,
        `/admin/parity?locale=${locale}`,
      ]) {
        await page.goto(address);
        await expect(page.getByText(TITLES[locale].slice(0, 30)).first(), address).toBeAttached();
        await expect.poll(() => pushedOut(page), { message: address }).toEqual([]);
      }
      await page.goto(`${form}/versions?locale=${locale}`);
      await page.locator('[data-version] a').first().click();
      await expect(page.locator('[data-saved-by]').first()).toBeVisible();
      expect(await pushedOut(page), 'a version').toEqual([]);
    }
    await page.goto('/admin');
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.type('cham soc khach hang da kenh');
    await expect(page.getByRole('option').filter({ hasText: 'Chăm sóc' }).first()).toBeVisible();
    expect(await pushedOut(page), 'search').toEqual([]);
  });

  test(`names of 200 characters push nothing out at ${width} pixels: sales`, async ({
    page,
    visitor,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const id = await newLead(visitor, `Khách ${'dài'.repeat(25)} ${width}`, {
      email: `long-${width}@desk.example`,
      phone: width === 390 ? '0911000701' : '0911000702',
      company: 'Congty'.padEnd(120, 'x'),
    });
    await enterAs(page, 'sales');
    for (const address of [
      '/admin',
      '/admin/leads-board',
      '/admin/leads-by-stage',
      '/admin/collections/leads?limit=10&sort=-createdAt',
      `/admin/collections/leads/${id}`,
    ]) {
      await page.goto(address);
      await expect(page.locator('h1').first(), address).toBeVisible();
      await expect.poll(() => pushedOut(page), { message: address }).toEqual([]);
    }
  });
}
