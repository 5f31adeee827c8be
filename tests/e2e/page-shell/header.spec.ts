import { expect, type Page } from '@playwright/test';
import { banner, languages, megaMenu, openAlive, tab } from './page-shell-test-helpers';
import { frameShifts, watchFrame } from './layout-shifts-of-header-and-footer';
import { onePage, test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';
import { firstOrAll } from '../../support/all-combinations';
import { brand } from '../../../brand.config';

const bar = (page: Page) => page.locator('header.site-header');
const look = (page: Page) =>
  bar(page).evaluate((header) => {
    const { backgroundColor, backdropFilter, color, position } = getComputedStyle(header);
    return { backgroundColor, backdropFilter, color, position };
  });

for (const lang of firstOrAll(['en', 'vi'])) {
  const { home, prefix, tabs, navigation, logo, login } = languages[lang];

  test.describe(`the bar of the home page (${lang})`, () => {
    const page = onePage(home);
    const main = () => page().getByRole('navigation', { name: navigation });

    test(`§2 desktop tabs are Platform, Solutions, Pricing, Resources, Customers, About us (${lang})`, async () => {
      await expect(main().locator('[data-tab]')).toHaveText([...tabs]);
      await expect(banner(page()).getByRole('link', { name: logo })).toHaveAttribute('href', home);
    });

    test(`§2 V5 layout: fixed navigation bar and large footer (${lang})`, async () => {
      expect((await look(page())).position).toBe('fixed');
      await expect(page().locator('[data-menu]')).toHaveCount(3);
      await expect(page().getByRole('contentinfo')).toHaveAttribute('data-layout', 'v5');
      await expect(page().getByRole('contentinfo').locator('address')).toHaveCount(1);
    });

    test(`§2 the top bar stays fixed (${lang})`, async () => {
      expect((await look(page())).position).toBe('fixed');
      for (const y of [0, 400, 3000]) {
        await page().evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        await expect(banner(page())).toBeInViewport({ ratio: 1 });
        expect(await banner(page()).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
      }
      await page().evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    });

    test(`§2 the Login button shows on desktop only (${lang})`, async () => {
      for (const [width, shown] of [
        [1440, true],
        [1280, true],
        [1279, false],
        [744, false],
        [390, false],
      ] as const) {
        await page().setViewportSize({ width, height: 800 });
        await expect(page().getByRole('link', { name: login })).toBeVisible({ visible: shown });
      }
    });

    test(`§1 login leads to the customer application in a new tab (${lang})`, async () => {
      const link = banner(page()).getByRole('link', { name: login });
      await expect(link).toHaveAttribute('href', 'https://app.example.com/login');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    });

    test(`D12 LOGIN_URL opens in a new tab with noopener (${lang})`, async () => {
      const context = page().context();
      await context.route('https://app.example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>app</title>' }),
      );
      const opening = context.waitForEvent('page');
      await page().getByRole('link', { name: login }).click();
      const app = await opening;
      await app.waitForLoadState();
      expect(app.url()).toBe('https://app.example.com/login');
      expect(await app.evaluate(() => window.opener as unknown)).toBeNull();
      expect(new URL(page().url()).pathname).toBe(home);
      await app.close();
    });

    // This test is the last of the group, because it leads to another page.
    test(`§2 Pricing, Customers and About us are direct links (${lang})`, async () => {
      await expect(page().locator('button[data-tab]')).toHaveCount(3);
      for (const [index, path] of [
        [2, '/pricing'],
        [4, '/customers'],
        [5, '/about-us'],
      ] as const) {
        const link = main().getByRole('link', { name: tabs[index], exact: true });
        await expect(link).toHaveAttribute('href', prefix + path);
        await link.hover();
        await expect(page().locator('[data-menu][data-open]')).toHaveCount(0);
      }
      await main().getByRole('link', { name: tabs[2], exact: true }).click();
      await expect(page()).toHaveURL(new RegExp(`${prefix}/pricing$`));
    });
  });
}

test('§4 the header turns translucent and blurred past 10 px of scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  const solid = await look(page);
  expect(solid).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)', backdropFilter: 'none' });
  const scrollTo = (y: number) =>
    page.evaluate(async (top) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      window.scrollTo({ top, behavior: 'instant' });
      for (let turn = 0; turn < 3; turn += 1) await frame();
    }, y);
  await scrollTo(10);
  expect(await page.evaluate(() => scrollY)).toBe(10);
  expect(await look(page)).toEqual(solid);
  await scrollTo(11);
  await expect.poll(async () => (await look(page)).backdropFilter).toContain('blur(16px)');
  const { backgroundColor } = await look(page);
  expect(backgroundColor, 'translucent').toMatch(/(?:\/|,) 0\.82\d*\)$/);
  await scrollTo(10);
  await expect.poll(async () => look(page)).toEqual(solid);
  // A page that is reloaded while scrolled down is translucent from the start.
  await scrollTo(900);
  await page.reload();
  await expect(bar(page)).toHaveAttribute('data-scrolled');
});

for (const width of firstOrAll([1280, 390, 744])) {
  test(`§2 the top bar stays fixed (and the frame shifts nothing at ${width} px)`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    await page.setViewportSize({ width, height: 800 });
    await watchFrame(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    if (width >= 1280) {
      for (const id of ['platform', 'solutions', 'resources']) {
        await tab(page, id).hover();
        await expect(megaMenu(page, id)).toBeVisible();
      }
    }
    for (const y of [9, 30, 1200, 0]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.getByRole('button', { name: 'Liên hệ' }).click();
    await expect(page.locator('[data-contact-panel]')).toBeVisible();
    expect(await frameShifts(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** Pixels below which the browser reports no layout shift. */
const MIN_VISIBLE_MOVE_PX = 3;
/** Tolerance for the width of a word with the fallback font; an unscaled font differs by more. */
const OF_A_WORD = 0.05;

type Box = { x: number; y: number; width: number };

type Boxes = Awaited<ReturnType<typeof boxesIn>>;

/** The positions of the header's parts, and the widths of its texts. */
const boxesIn = (page: Page) =>
  bar(page).evaluate(async (header) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let turn = 0; turn < 2; turn += 1) await frame();
    const boxesOf = (selector: string): (Box & { what: string })[] =>
      [...header.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && !element.closest('[data-menu]'))
        .map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return { x, y, width, what: element.outerHTML.slice(0, 80) };
        });
    return { parts: boxesOf(':scope > div:first-child > *'), words: boxesOf('a, button, summary') };
  });

/** The status of each file of the web font that a text of the page needs. */
const webFonts = (page: Page) =>
  page.evaluate(() => {
    document.body.getBoundingClientRect(); // a file is requested by the layout that needs it
    return [...document.fonts]
      .filter(({ family }) => family.replaceAll(/["']/g, '') === 'Be Vietnam Pro')
      .map(({ status }) => status)
      .filter((status) => status !== 'unloaded');
  });

/** Expects that the header's parts stay, and that its words keep about their width, after the fonts have arrived. */
function expectStill(before: Boxes, after: Boxes, where: string): void {
  expect(after.parts.length, where).toBeGreaterThan(1);
  const changed = (kind: keyof Boxes, side: keyof Box, most: (box: Box) => number) =>
    after[kind].filter((box, at) => {
      const old = before[kind][at]!;
      return !(Math.abs(box[side] - old[side]) < most(old));
    });
  const still = () => MIN_VISIBLE_MOVE_PX;
  expect(changed('parts', 'x', still), `${where}: parts move sideways`).toEqual([]);
  expect(changed('parts', 'y', still), `${where}: parts move up or down`).toEqual([]);
  expect(changed('words', 'y', still), `${where}: words move up or down`).toEqual([]);
  const fitting = ({ width }: Box) => width * OF_A_WORD;
  expect(changed('words', 'width', fitting), `${where}: words get another width`).toEqual([]);
}

/** Expects that the name in the logo has the width which is reserved for it, and that the header ends where the page does. */
async function expectFitting(page: Page, where: string): Promise<void> {
  const name = banner(page).getByRole('link').first().locator('span').last();
  const { size, runs } = await name.evaluate((box) => {
    const word = document.createRange();
    word.selectNodeContents(box);
    const size = Number.parseFloat(getComputedStyle(box).fontSize);
    return { size, runs: word.getBoundingClientRect().width };
  });
  expect(Math.abs(brand.nameWidth * size - runs), `${where}: the name`).toBeLessThan(1);
  const { right, edge } = await banner(page).evaluate((header) => {
    const row = header.firstElementChild as HTMLElement;
    const padding = Number.parseFloat(getComputedStyle(row).paddingRight);
    const { right = 0 } = row.lastElementChild?.getBoundingClientRect() ?? {};
    return { right, edge: row.getBoundingClientRect().right - padding };
  });
  expect(right, `${where}: ends where the page does`).toBeLessThanOrEqual(edge + 0.5);
}

// The second language is tested only at the widths at which the header has text and the least space.
for (const [lang, widths] of [
  ['vi', [390, 744, 1280, 1440]],
  ['en', [744, 1280]],
] as const) {
  test(`§2 the top bar stays fixed (and nothing of it moves when its font comes late, ${lang})`, async ({
    page,
  }) => {
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    await resize(widths[0]);
    await watchFrame(page);
    // One page load without the web font and one with it: a font that comes after three seconds is not used before the
    // next page load, so one load would have to be measured at every width within them.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(languages[lang].home);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('button[data-tab]')).toHaveCount(3);
    expect(await frameShifts(page)).toEqual([]);
    const before = new Map<number, Boxes>();
    for (const width of widths) {
      await resize(width);
      before.set(width, await boxesIn(page));
    }
    const missing = await webFonts(page);
    expect(missing.length).toBeGreaterThan(1);
    expect(new Set(missing), 'measured with the fallback font').toEqual(new Set(['error']));

    await page.unroute('**/*.woff2');
    await resize(widths[0]);
    await page.reload();
    await expect(page.locator('button[data-tab]')).toHaveCount(3);
    const after = new Map<number, Boxes>();
    for (const width of widths) {
      await resize(width);
      await expect.poll(async () => new Set(await webFonts(page))).toEqual(new Set(['loaded']));
      after.set(width, await boxesIn(page));
      expectStill(before.get(width)!, after.get(width)!, `${width} px`);
      await expectFitting(page, `${width} px`);
    }
    expect(after, 'measured with the web font').not.toEqual(before);
  });
}
