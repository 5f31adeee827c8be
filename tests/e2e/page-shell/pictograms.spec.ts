import { expect, type Locator } from '@playwright/test';
import { parse } from 'node-html-parser';
import { languages } from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';
import { firstOrAll } from '../../support/all-combinations';

/** The names of pictograms, each with `: empty` when it is not visible, for example because the file lacks it. */
const drawn = (uses: Locator) =>
  uses.evaluateAll((all) =>
    (all as SVGUseElement[]).map((use) => {
      const name = use.getAttribute('href')?.split('#')[1] ?? '';
      const { width, height } = use.getBBox();
      return width > 0 || height > 0 ? name : `${name}: empty`;
    }),
  );

/** Expects that a part of the page has `count` pictograms, all visible. */
async function expectDrawn(part: Locator, count: number) {
  const uses = part.locator('use');
  await expect(uses).toHaveCount(count);
  await expect
    .poll(async () => (await drawn(uses)).filter((name) => name.endsWith(': empty')))
    .toEqual([]);
}

const signs = (part: Locator) => part.locator('li').filter({ has: part.page().locator('use') });

/** Expects that icons have the colour of the text beside them. */
async function expectColourOfText(items: Locator): Promise<void> {
  const colours = await items.evaluateAll((all) =>
    all.map((item) => {
      const [pictogram, words] = [item.querySelector('svg'), item.querySelector('svg ~ span')];
      return [pictogram, words ?? item].map((one) => one && getComputedStyle(one).color);
    }),
  );
  for (const [pictogram, words] of colours) expect(pictogram).toBe(words);
}

for (const lang of firstOrAll(['vi', 'en'])) {
  const { home, prefix } = languages[lang];

  test(`pictograms of the home page (${lang})`, async ({ page }) => {
    await page.goto(home);
    const inSolutions = 4 + 7 + 7 + 3;
    const inFooter = page.getByRole('contentinfo').locator('li:has(use)');

    await test.step("awards, supporters and customers' names are drawn in the footer and on the page", async () => {
      await expectDrawn(page.getByRole('contentinfo'), 4 + 6);
      const names = page.getByRole('main').locator('ul').filter({ hasText: 'Sao Mai Edu' });
      await expectDrawn(names.first(), 6);
      // The icon is decorative: screen readers read only the name.
      const spoken = page.locator('svg:has(use):not([aria-hidden="true"])');
      await expect(spoken).toHaveCount(0);
    });

    await test.step('menu entries show their icons, on a desktop and in the mobile menu', async () => {
      for (const [part, count] of [
        ['[data-menu="solutions"]', inSolutions],
        ['[data-menu="resources"]', 12 + 7],
        ['#site-menu', inSolutions + 12 + 7],
      ] as const) {
        await expect(signs(page.locator(part))).toHaveCount(count);
      }
      await page.locator('button[data-tab="solutions"]').click();
      await expectDrawn(page.locator('[data-menu="solutions"]'), inSolutions);
    });

    await test.step('icons have the colour of their text, also in forced-colours mode', async () => {
      await expect(inFooter).toHaveCount(10);
      await expectColourOfText(inFooter);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectColourOfText(inFooter);
      const entries = page.locator('[data-menu="solutions"] li > :is(a, span)');
      await expect(entries).toHaveCount(inSolutions);
      await expectColourOfText(entries);
    });
  });

  test(`on /marketplace and /customers each integration and customer has its logo (${lang})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/marketplace`);
    const entries = page.locator('#list article');
    await expectDrawn(page.locator('#list'), await entries.count());
    await page.goto(`${prefix}/customers`);
    const stories = page.locator('#list article');
    expect(await stories.count()).toBeGreaterThan(3);
    await expectDrawn(page.locator('#list'), await stories.count());
  });
}

test('all icons are in one file and all wordmarks in another, which browsers cache permanently', async ({
  request,
}) => {
  const files = new Set<string>();
  for (const path of ['/', '/en/marketplace', '/customers']) {
    const uses = parse(await (await request.get(path)).text()).querySelectorAll('use');
    for (const use of uses) files.add(use.getAttribute('href')?.split('#')[0] ?? '');
  }
  const [wordmarks = '', pictograms = '', ...others] = [...files].toSorted();
  expect(pictograms).toMatch(/^\/_site\/pictograms\.[\w-]+\.svg$/);
  expect(wordmarks).toMatch(/^\/_site\/customer-wordmarks\.[\w-]+\.svg$/);
  expect(others).toEqual([]);
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toContain('image/svg+xml');
  }
  // The URL of the pictograms that content refers to, for the admin and for other programs.
  const named = await request.get('/marks.svg');
  expect(await named.text()).toBe(await (await request.get(pictograms)).text());
});
