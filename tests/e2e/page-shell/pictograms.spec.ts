import { expect, type Locator, type Page } from '@playwright/test';
import { languages, langs } from './page-shell-test-helpers';
import { test } from '../wait-for-page-scripts';

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

/** The files that a page's pictograms come from. */
const filesOf = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[0] ?? ''));
  return [...new Set(hrefs)];
};

const signs = (part: Locator) => part.locator('li').filter({ has: part.page().locator('use') });

for (const lang of langs) {
  const { home, prefix } = languages[lang];

  test(`awards, supporters and customers' names are drawn in the footer and on the home page (${lang})`, async ({
    page,
  }) => {
    await page.goto(home);
    await expectDrawn(page.getByRole('contentinfo'), 4 + 6);
    const names = page.getByRole('main').locator('ul').filter({ hasText: 'Sao Mai Edu' });
    await expectDrawn(names.first(), 6);
    // The icon is decorative: screen readers read only the name.
    for (const svg of await page.locator('svg:has(use)').all()) {
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
    }
    await page.goto(`${prefix}/book-demo`);
    await expectDrawn(page.getByRole('contentinfo'), 4);
  });

  test(`menu entries show their icons, on a desktop and in the mobile menu (${lang})`, async ({
    page,
  }) => {
    await page.goto(home);
    for (const [part, count] of [
      ['[data-menu="solutions"]', 4 + 7 + 7 + 3],
      ['[data-menu="resources"]', 12 + 7],
      ['#site-menu', 4 + 7 + 7 + 3 + 12 + 7],
    ] as const) {
      await expect(signs(page.locator(part))).toHaveCount(count);
    }
    await page.locator('button[data-tab="solutions"]').click();
    await expectDrawn(page.locator('[data-menu="solutions"]'), 4 + 7 + 7 + 3);
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
  page,
}) => {
  const files = new Set<string>();
  for (const path of ['/', '/en/marketplace', '/customers']) {
    await page.goto(path);
    for (const file of await filesOf(page)) files.add(file);
  }
  const [wordmarks = '', pictograms = '', ...others] = [...files].toSorted();
  expect(pictograms).toMatch(/^\/_site\/pictograms\.[\w-]+\.svg$/);
  expect(wordmarks).toMatch(/^\/_site\/customer-wordmarks\.[\w-]+\.svg$/);
  expect(others).toEqual([]);
  for (const file of files) {
    const headers = (await page.request.get(file)).headers();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-type']).toContain('image/svg+xml');
  }
  // The URL of the pictograms that content refers to, for the admin and for other programs.
  const named = await page.request.get('/marks.svg');
  expect(await named.text()).toBe(await (await page.request.get(pictograms)).text());
});

test('icons have the colour of their text, also in forced-colours mode', async ({ page }) => {
  await page.goto('/');
  const colours = (items: Locator) =>
    items.evaluateAll((all) =>
      all.map((item) => {
        const [pictogram, words] = [item.querySelector('svg'), item.querySelector('svg ~ span')];
        return [pictogram, words ?? item].map((one) => one && getComputedStyle(one).color);
      }),
    );
  const footer = page.getByRole('contentinfo').locator('li:has(use)');
  const expectSame = async (items: Locator) => {
    for (const [pictogram, words] of await colours(items)) expect(pictogram).toBe(words);
  };
  await expect(footer).toHaveCount(10);
  await expectSame(footer);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectSame(footer);
  await page.locator('button[data-tab="solutions"]').click();
  const entries = page.locator('[data-menu="solutions"] li > :is(a, span)');
  await expect(entries).toHaveCount(4 + 7 + 7 + 3);
  await expectSame(entries);
});
