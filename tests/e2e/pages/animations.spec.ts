import { expect, type Page, test } from '@playwright/test';
import { IS_EVERY_COMBINATION } from '../../support/all-combinations';

/** The animations of the page that run once or follow the scroll position, by name, each with its end time. */
const motion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => ({
        name: (animation as CSSAnimation).animationName,
        endsAt: Number(animation.effect?.getComputedTiming().endTime),
      }))
      .filter(({ name }) => ['tell', 'draw', 'rise'].includes(name)),
  );

/** The share of a drawing that is covered from the right, in percent; 0 when it is complete. */
const covered = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((drawing) => {
      const { clipPath } = getComputedStyle(drawing);
      return clipPath === 'none' ? 0 : Number(/([\d.]+)%/.exec(clipPath)?.[1] ?? 0);
    });

/** Scrolls until the top of an element is at a share of the screen's height. */
const place = (page: Page, selector: string, share: number) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, at) => {
      const top = element.getBoundingClientRect().top + scrollY - innerHeight * at;
      scrollTo({ top, behavior: 'instant' });
    }, share);

/**
 * How much of a drawing is covered once its top is at a share of the screen's height. The page is scrolled again each
 * time, because content that loads above moves the drawing.
 */
const coveredAt = (page: Page, selector: string, share: number) => async () => {
  await place(page, selector, share);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  return covered(page, selector);
};

const chart = 'main .drawn';

/** Records from now on which animated parts of the page a layout shift moves. */
const noteShifts = (page: Page) =>
  page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources?: { node?: Node }[];
      })[]) {
        for (const { node } of entry.sources ?? []) {
          const element = node instanceof Element ? node : node?.parentElement;
          const part = element?.closest('.told, .drawn, .risen');
          if (part) moved.push(part.className);
        }
      }
    }).observe({ type: 'layout-shift' });
  });

/** Scrolls through the page, and expects that no layout shift moves an animated part. */
async function expectNoShifts(page: Page): Promise<void> {
  await noteShifts(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 300) {
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return new Promise((done) => requestAnimationFrame(done));
    }, y);
  }
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  expect(moved).toEqual([]);
}

/** Expects that nothing of the page moves, and that a drawing is complete. */
async function expectFinished(page: Page, drawing: string): Promise<void> {
  await expect(page.locator(drawing).first()).toBeAttached();
  expect(await motion(page)).toEqual([]);
  expect(await covered(page, drawing)).toBe(0);
}

/** Expects that nothing of an open page moves once the reader wants less motion. */
async function expectStill(page: Page, drawing: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectFinished(page, drawing);
}

type MovingPage = { path: string; width: number; drawing: string };
const [home, ...others]: readonly [MovingPage, ...MovingPage[]] = [
  { path: '/', width: 1280, drawing: '.told' },
  { path: '/en/about-us', width: 390, drawing: '.risen' },
  { path: '/en/pricing', width: 1280, drawing: chart },
  ...(IS_EVERY_COMBINATION ? [{ path: '/', width: 390, drawing: '.told' }] : []),
];

test('the story of the home page moves once, and moves nothing else', async ({ page }) => {
  await page.setViewportSize({ width: home.width, height: 800 });
  await page.goto(home.path);

  await test.step('the story lights up card by card, within six seconds', async () => {
    const story = (await motion(page)).filter(({ name }) => name === 'tell');
    const ends = story.map(({ endsAt }) => endsAt);
    expect(ends).toHaveLength(4);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(new Set(ends).size).toBe(4);
    expect(ends.at(-1)).toBeLessThan(6000);
  });

  await test.step('motion never moves the layout', async () => {
    await page.waitForLoadState('networkidle');
    await expectNoShifts(page);
  });

  await test.step('with reduced motion, what moves elsewhere stands there finished', () =>
    expectStill(page, home.drawing));
});

test('a page that opens with reduced motion moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: home.width, height: 800 });
  await page.goto(home.path);
  await expectFinished(page, home.drawing);
});

for (const { path, width, drawing } of others) {
  test(`motion never moves the layout, and stops for whoever wants less: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoShifts(page);
    await expectStill(page, drawing);
  });
}

test('a chart draws itself as it comes into view, and is complete before it is in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  // Closes the consent bar: what the bar covers counts as out of view, and charts start their animation only in view.
  await page.getByRole('button', { name: 'Từ chối tất cả' }).click();
  await expect.poll(coveredAt(page, chart, 1.1)).toBe(100);
  await expect.poll(coveredAt(page, chart, 0.7)).toBeLessThan(100);
  expect(await covered(page, chart)).toBeGreaterThan(0);
  await expect.poll(coveredAt(page, chart, 0.2)).toBe(0);
});
