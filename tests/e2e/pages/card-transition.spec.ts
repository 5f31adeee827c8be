import { expect, type Page } from '@playwright/test';
import { firstOrAll } from '../../support/all-combinations';
import { test } from '../wait-for-page-scripts';
import { isSameDocument, markDocument } from '../page-shell/detect-full-page-load';

type Noted = { transitions: string[][] };

/**
 * Records each transition of the page with the parts that it moves: those with an animated group of their own, besides
 * the whole page.
 */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const transitions: string[][] = [];
    Object.assign(window, { transitions });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const moved: string[] = [];
      transitions.push(moved);
      transition.ready.then(
        () => {
          const groups = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .flatMap((name) => /^::view-transition-group\((card-\w+)\)$/.exec(name)?.[1] ?? []);
          moved.push(...new Set(groups));
        },
        () => moved.push('skipped'),
      );
      return transition;
    };
  });

const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as Noted).transitions.map((moved) => moved.toSorted()));

/** How many elements still have the name that a transition gave them. */
const namesLeft = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('*')].filter(
        ({ style }) => style?.viewTransitionName,
      ).length,
  );

/** Opens a list, and moves the pointer, so that the code of the navigation is loaded. */
async function openList(page: Page, path: string, height = 800): Promise<void> {
  await page.setViewportSize({ width: 1280, height });
  await page.goto(path);
  await page.mouse.move(5, 300);
  await expect(page.locator('html')).toHaveClass(/swup-enabled/);
}

/** The links of a list's cards, by the path of its pages. */
const card = (page: Page, path: string) =>
  page.locator(`main :is(article, li) a[href^="${path}/"]`);

type List = readonly [path: string, parts: readonly string[]];
const lists: readonly [List, ...List[]] = [
  ['/en/help-center', ['card-heading']],
  ['/en/news-and-press', ['card-heading']],
  ['/customers', ['card-heading']],
  ['/events', ['card-heading']],
];

/** Follows the first card of the open list, and expects one transition with these parts. */
async function expectTransition(page: Page, [list, parts]: List): Promise<void> {
  await markDocument(page);
  const link = card(page, list).first();
  await link.scrollIntoViewIfNeeded();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(href ?? '');
  await expect.poll(() => transitions(page)).toEqual([parts]);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => namesLeft(page)).toBe(0);
}

for (const list of firstOrAll(lists)) {
  test(`the heading of a card becomes that of its page: ${list[0]}`, async ({ page }) => {
    await noteTransitions(page);
    await openList(page, list[0]);
    await expectTransition(page, list);
  });
}

test('the way back by a link is a transition too, the way back in the history is none', async ({
  page,
}) => {
  await noteTransitions(page);
  await openList(page, '/blog', 1600); // so that the card is on the screen when the list opens at its top
  const heading = page.locator('main h1');
  const title = await heading.innerText();
  const moved = ['card-heading', 'card-picture'];
  await test.step('the heading and picture of a card become those of its page', () =>
    expectTransition(page, ['/blog', moved]));
  await page.goBack();
  await expect(heading).toHaveText(title);
  await page.goForward();
  await expect(heading).not.toHaveText(title);
  expect(await transitions(page)).toEqual([moved]);
  await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => transitions(page)).toEqual([moved, moved]);
});

test('what is no transition', async ({ page }) => {
  await noteTransitions(page);

  await test.step('other pages open without a transition', async () => {
    await openList(page, '/blog');
    await page.getByRole('banner').locator('a[href="/pricing"]').first().click();
    await expect(page).toHaveTitle(/Bảng giá/);
    expect(await transitions(page)).toEqual([]);
  });

  await test.step('the way back to a list whose card is not on the screen is no transition', async () => {
    await openList(page, '/blog/csat-nps-or-ces-by-moment');
    await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => transitions(page)).toEqual([['skipped']]);
    await expect.poll(() => namesLeft(page)).toBe(0);
  });

  await test.step('with reduced motion, a page opens without a transition', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page, '/blog');
    await markDocument(page);
    await card(page, '/blog').first().click();
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await transitions(page)).toEqual([]);
  });
});

test('a link that is pressed during a transition opens its page', async ({ page }) => {
  await noteTransitions(page);
  await openList(page, '/blog');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await card(page, '/blog').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect.poll(() => transitions(page)).toHaveLength(1);
  await page.getByRole('banner').locator('a[href="/pricing"]').first().click();
  await expect(page).toHaveTitle(/Bảng giá/);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) =>
              (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
            ).length,
      ),
    )
    .toBe(0);
});
