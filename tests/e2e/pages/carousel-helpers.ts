import { expect, type Locator, type Page } from '@playwright/test';
import { pass } from '../page-shell/page-shell-test-helpers';

const INTERVAL = 1500;
export const FRAME = 20;

export const track = (carousel: Locator): Locator => carousel.locator('[data-carousel-track]');
export const dots = (carousel: Locator): Locator =>
  carousel.locator('button[aria-label*=" "]:has(> span)');
export const player = (carousel: Locator): Locator => carousel.getByRole('button').first();

/** The index of the slide at the left edge of the carousel's row. */
export const shown = (carousel: Locator) =>
  track(carousel).evaluate((row) => {
    const end = row.scrollWidth - row.clientWidth;
    const places = [...row.children].map((slide) =>
      Math.abs(Math.min((slide as HTMLElement).offsetLeft, end) - row.scrollLeft),
    );
    return places.findIndex((distance) => distance < 2);
  });

/** Waits until every IntersectionObserver has been told whether the carousel is visible. */
export const seen = (carousel: Locator) =>
  carousel.evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve, { threshold: 0.25 }).observe(element);
      }),
  );

/** Opens a page and starts its carousels on a stopped clock; none is visible yet, so none moves. */
export async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Scrolls to the carousel. Its interval of 1500 ms starts then; one frame of it has passed on return. */
export async function bring(page: Page, carousel: Locator): Promise<void> {
  await carousel.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await seen(carousel);
  await pass(page, FRAME);
}

/** Expects that the row advances when its 1500 ms are over, and not before. */
export async function expectMove(
  page: Page,
  carousel: Locator,
  from: number,
  to: number,
): Promise<void> {
  await pass(page, INTERVAL - 2 * FRAME);
  expect(await shown(carousel)).toBe(from);
  await pass(page, FRAME);
  await expect.poll(() => shown(carousel)).toBe(to);
  // A frame passes, because effects of scrolling take one.
  await pass(page, FRAME);
  await expect(dots(carousel).nth(to)).toHaveAttribute('aria-current', 'true');
}

export async function expectStill(page: Page, carousel: Locator, at: number): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await pass(page, INTERVAL);
  // If the row scrolled smoothly, the movement would show by now.
  await seen(carousel);
  expect(await shown(carousel)).toBe(at);
}
