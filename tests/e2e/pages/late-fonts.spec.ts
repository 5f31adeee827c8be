import { expect, type Page } from '@playwright/test';
import pLimit from 'p-limit';
import { firstOrAll } from '../../support/all-combinations';
import { test } from '../wait-for-page-scripts';
import { address } from './page-languages';

/** A page of each type. */
const paths = [
  '/',
  '/xm-core-platform',
  '/solutions/sales',
  '/solutions/retail',
  '/solutions/use-case/zalo-csat',
  '/solutions/cx-metric/nps',
  '/cxm-framework',
  '/pricing',
  '/about-us',
  '/partners',
  '/trust',
  '/privacy',
  '/book-demo',
  '/blog',
];

/** How long the fonts take: longer than browsers wait for a font before they keep the one that is shown. */
const LATE_MS = 3500;
/** A move that a reader does not see. */
const MOST_PX = 2;

/** The places of all elements, each with whether it is visible on the first screen. */
const placesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && height > 0;
      return { x, y, isSeen: isSeen && y < innerHeight };
    }),
  );

/** The markup of elements, by their place among all of the page. */
const markupOf = (page: Page, places: readonly number[]) =>
  page.evaluate((wanted) => {
    const all = document.querySelectorAll('body *');
    return wanted.map((at) => all[at]?.outerHTML.slice(0, 90) ?? '');
  }, places);

/** Lists what moves on the first screen when the fonts of a page arrive late. */
async function movedIn(page: Page, url: string): Promise<string[]> {
  const late = Promise.withResolvers<void>();
  const held: Promise<unknown>[] = [];
  await page.route('**/*.woff2', async (route) => {
    await late.promise;
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') held.push(request.response());
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(LATE_MS);
  const before = await placesIn(page);
  late.resolve();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const after = await placesIn(page);
  expect(after).toHaveLength(before.length);
  const moved = before.flatMap(({ x, y, isSeen }, at) => {
    const now = after[at];
    const isMoved = now && Math.max(Math.abs(now.x - x), Math.abs(now.y - y)) > MOST_PX;
    return isSeen && isMoved ? at : [];
  });
  const found = await markupOf(page, moved);
  await page.close();
  return found;
}

/** How many pages are open at a time: while some wait for seconds, others load. */
const OPEN_PAGES = 7;

for (const language of firstOrAll(['vi', 'en'])) {
  test(`nothing of the first screen moves when fonts come after three seconds (${language})`, async ({
    context,
  }) => {
    test.setTimeout(120_000);
    const limit = pLimit(OPEN_PAGES);
    await Promise.all(
      paths.map((path) =>
        limit(async () => {
          const page = await context.newPage();
          await page.setViewportSize({ width: 390, height: 844 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const url = address(path, language);
          expect.soft(await movedIn(page, url), url).toEqual([]);
        }),
      ),
    );
  });
}
