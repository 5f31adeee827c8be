import { expect, type Page } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { languages } from './page-shell-test-helpers';
import { addresses, addressPairs } from '../public-page-urls';
import { axeFindings } from '../run-axe';
import { submitButton } from '../forms/fill-in-demo-form';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';

const words = {
  vi: {
    logo: /về trang chủ$/,
    promise: /(?:phản hồi|trả lời) trong vòng 30 phút/,
    within: 'Trong 30 phút',
    calls: 'gọi hoặc nhắn lại',
  },
  en: {
    logo: /to the home page$/,
    promise: /repl(?:ies|y) within 30 minutes/,
    within: 'Within 30 minutes',
    calls: 'calls or writes back',
  },
} as const;

const header = (page: Page) => page.getByRole('banner');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const langOf = (address: string) => (/^\/en(?:\/|$)/.test(address) ? 'en' : 'vi');
const isHome = (address: string) => address === languages[langOf(address)].home;
const isForm = (address: string) => /^(?:\/en)?\/book-demo$/.test(address);
/** Whether a page says in its text, and not beside a form, how fast the team replies. */
const isPromising = (address: string) => isHome(address) || address.endsWith('/thank-you');

async function expectLandmarks(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.locator('header, main, footer')).toHaveCount(3);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 744, 1280]) {
    await resize(page, width);
    const overflow = () =>
      page.evaluate(() => {
        window.scrollTo(500, window.scrollY);
        const { scrollWidth, clientWidth } = document.documentElement;
        return { wider: scrollWidth - clientWidth, moved: window.scrollX };
      });
    await expect.poll(overflow, String(width)).toEqual({ wider: 0, moved: 0 });
  }
}

for (const address of addressPairs.flatMap((pair) => firstOrAll(pair))) {
  const lang = langOf(address);
  const { logo, promise, within, calls } = words[lang];
  const { home } = languages[lang];

  test(`the page ${address} has the frame of every page`, async ({ page }) => {
    const faults = collectFaults(page);
    const status = (await page.goto(address))?.status();

    await test.step(`names: one header, one main and one footer a page (${address})`, () =>
      expectLandmarks(page));

    await test.step(`foundation: no sideways scroll from 320 px up (${address})`, () =>
      expectNoSidewaysScroll(page));

    await test.step(`§2 the logo links to the home page (${address})`, async () => {
      const link = header(page).getByRole('link', { name: logo });
      await expect(link).toHaveCount(1);
      await expect(link.locator('svg')).toBeVisible();
      await expect(link).toHaveAttribute('href', home);
    });

    if (isPromising(address)) {
      await test.step(`§1 visitors are told that the team replies within 30 minutes (${address})`, async () => {
        for (const width of [390, 1280]) {
          await resize(page, width);
          await expect(page.getByRole('main').getByText(promise).first()).toBeVisible();
        }
      });
    }
    if (isForm(address)) {
      await test.step(`§1 visitors are told that the team replies within 30 minutes (beside the demo form, ${lang})`, async () => {
        const step = page.getByRole('main').getByRole('listitem').filter({ hasText: within });
        await expect(step).toBeVisible();
        await expect(step).toContainText(calls);
      });
    }

    // The home page is left out here: home.spec.ts tests it at several widths.
    if (!isHome(address)) {
      await test.step(`foundation: pages are free of axe findings in both languages (${address} in one of them)`, async () => {
        if (isForm(address)) await submitButton(page).click();
        expect(await axeFindings(page)).toEqual([]);
        // Only the browser's own message about a 404 may be in the console.
        expect(faults).toHaveLength(status === 404 ? 1 : 0);
      });
    }
  });
}

for (const address of addresses.filter((one) => isPromising(one) || isForm(one))) {
  test(`§1 visitors are told that the team replies within 30 minutes (in the HTML of ${address})`, async ({
    request,
  }) => {
    const { promise, within, calls } = words[langOf(address)];
    const main = parse(await (await request.get(address)).text()).querySelector('main');
    // Words are held together by no-break spaces, which `\s` matches.
    const textOf = (element?: HTMLElement | null) => element?.text.replaceAll(/\s+/g, ' ') ?? '';
    if (isForm(address)) {
      const steps = (main?.querySelectorAll('li') ?? []).map((one) => textOf(one));
      expect(steps.filter((one) => one.includes(within) && one.includes(calls))).toHaveLength(1);
    } else expect(textOf(main)).toMatch(promise);
  });
}

for (const lang of firstOrAll(['en', 'vi'])) {
  const { home, prefix, bookDemo, navigation } = languages[lang];

  test(`the header of the home page (${lang})`, async ({ page }) => {
    await page.goto(home);
    const button = header(page).getByRole('link', { name: bookDemo });

    await test.step('§2 the layout changes at 744 px and at 1280 px', async () => {
      const menu = page.getByRole('navigation', { name: navigation });
      await resize(page, 1280);
      await expect(menu).toBeVisible();
      await resize(page, 1279);
      await expect(menu).toBeHidden();
      await resize(page, 744);
      await expect(button).toBeVisible();
      await resize(page, 743);
      await expect(button).toBeHidden();
      await resize(page, 1280);
    });

    await test.step(`§2 a Book demo button links to /book-demo (and the logo back to the home page, ${lang})`, async () => {
      await expect(button).toBeVisible();
      await expect(button).toHaveAttribute('href', `${prefix}/book-demo`);
      await button.click();
      await expect.poll(() => pathOf(page)).toBe(`${prefix}/book-demo`);
      await expect(page.locator('form[data-form="book-demo"]')).toBeVisible();
      await header(page).getByRole('link', { name: words[lang].logo }).click();
      await expect.poll(() => pathOf(page)).toBe(home);
      await expect(page.locator('#platform')).toBeAttached();
    });
  });
}
