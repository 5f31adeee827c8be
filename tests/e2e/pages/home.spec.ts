import { expect, type Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { axeFindings } from '../run-axe';
import { test } from '../wait-for-page-scripts';
import { collectFaults } from '../accounts-and-settings';

const homes = [
  {
    path: '/',
    lang: 'vi',
    claim: 'Phần mềm quản trị trải nghiệm khách hàng',
    // The crawl tests the home page at 320 px, so it is left out here.
    audited: firstOrAll([744, 1280]),
  },
  {
    path: '/en',
    lang: 'en',
    claim: 'Customer experience software',
    audited: firstOrAll([1280, 744]),
  },
] as const;

async function expectNothingHidden(page: Page): Promise<void> {
  const shown = page.locator('main').locator('h1, h2, h3, li, p, blockquote');
  expect(await shown.count()).toBeGreaterThan(20);
  const unseen = await shown.evaluateAll((all) =>
    all
      .filter(
        (one) =>
          // These elements may be hidden: closed answers and unchosen messages, which open without a script,
          // and parts of a drawing, which is one image and leaves out a part where it is small.
          !one.closest(
            '.sr-only, details:not([open]) > :not(summary), [data-handler], [role="img"]',
          ) && !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((one) => one.textContent),
  );
  expect(unseen).toEqual([]);
}

/** Chooses messages on the open home page by pointer and by arrow keys, and expects their analyses. */
async function expectAnalyses(page: Page): Promise<void> {
  const reader = page.locator('#reader');
  const choices = reader.getByRole('radio');
  const readings = reader.locator('[data-handler]');
  await expect(choices).toHaveCount(4);
  await expect(choices.first()).toBeChecked();
  await reader.locator('label').nth(2).click();
  await expect(readings.filter({ visible: true })).toHaveCount(1);
  await expect(readings.nth(2)).toBeVisible();
  await expect(readings.nth(2)).toHaveAttribute('data-handler', 'person');
  await choices.nth(2).focus();
  await page.keyboard.press('ArrowUp');
  await expect(choices.nth(1)).toBeChecked();
  await expect(readings.nth(1)).toBeVisible();
  await expect(readings.nth(2)).toBeHidden();
}

for (const { path, lang, claim, audited } of homes) {
  test(`the home page on a desktop (${lang})`, async ({ page }) => {
    const faults = collectFaults(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const cards = page.locator('#platform article[data-hue]');

    await test.step('§2 / is the home page in both languages (hero, showcase, proof)', async () => {
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toContainText(claim);
      await expect(page.getByRole('img').first()).toHaveAttribute('aria-label', /.{40,}/);
      await expect(cards).toHaveCount(4);
      await expect(page.locator('#customers blockquote')).toBeVisible();
    });

    const looks = await cards.evaluateAll((all) =>
      all.map((card) => ({
        hue: card.dataset.hue,
        ground: getComputedStyle(card).backgroundColor,
        top: card.getBoundingClientRect().top,
        left: card.getBoundingClientRect().left,
      })),
    );

    await test.step('§4 card colours: four, cycling by id', () => {
      expect(looks.map(({ hue }) => hue)).toEqual(['1', '2', '3', '4']);
      expect(new Set(looks.map(({ ground }) => ground)).size).toBe(4);
      expect(looks.filter(({ ground }) => ground === 'rgb(255, 255, 255)')).toEqual([]);
    });

    await test.step('§2 home shows the platform showcase as four-colour cards on desktop', () => {
      // The four cards form two rows of two.
      const [first, second, third, fourth] = looks;
      expect(second?.top).toBe(first?.top);
      expect(fourth?.top).toBe(third?.top);
      expect(third?.top).toBeGreaterThan(first?.top ?? Infinity);
      expect(second?.left).toBeGreaterThan(first?.left ?? Infinity);
    });
    expect(faults).toEqual([]);

    await test.step('foundation: nothing hides until a script runs', () =>
      expectNothingHidden(page));

    await test.step('shows the analysis of the chosen message', () => expectAnalyses(page));

    for (const width of audited) {
      await test.step(`foundation: pages are free of axe findings in both languages (home, ${width} px)`, async () => {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of firstOrAll(['/en', '/'])) {
    test(`the home page shows the analysis of the chosen message (${path})`, async ({ page }) => {
      await page.goto(path);
      await test.step('foundation: nothing hides until a script runs', () =>
        expectNothingHidden(page));
      await expectAnalyses(page);
    });
  }
});
