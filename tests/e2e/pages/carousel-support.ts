import { expect, type Locator, type Page } from '@playwright/test';
import { pass } from '../chrome/support';

const INTERVAL = 1500;
export const FRAME = 20;

export const track = (carousel: Locator): Locator => carousel.locator('[data-carousel-track]');
export const dots = (carousel: Locator): Locator =>
  carousel.locator('button[aria-label*=" "]:has(> span)');
export const player = (carousel: Locator): Locator => carousel.getByRole('button').first();

/** The slide whose left edge the row stands at. */
export const shown = (carousel: Locator) =>
  track(carousel).evaluate((row) => {
    const end = row.scrollWidth - row.clientWidth;
    const places = [...row.children].map((slide) =>
      Math.abs(Math.min((slide as HTMLElement).offsetLeft, end) - row.scrollLeft),
    );
    return places.findIndex((distance) => distance < 2);
  });

/** Waits until the browser has told every observer whether the carousel is in view. */
export const seen = (carousel: Locator) =>
  carousel.evaluate(
    (element) =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve, { threshold: 0.25 }).observe(element);
      }),
  );

/** Opens a page, and what moves its carousels, on a stopped clock; none is in view yet, so none has begun. */
export async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Brings the carousel into view; from here its 1500 ms run, of which one frame has passed. */
export async function bring(page: Page, carousel: Locator): Promise<void> {
  await carousel.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await seen(carousel);
  await pass(page, FRAME);
}

/** The row moves on after the rest of its 1500 ms and not before. */
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
  // What the scrolling brings about waits for a frame.
  await pass(page, FRAME);
  await expect(dots(carousel).nth(to)).toHaveAttribute('aria-current', 'true');
}

export async function expectStill(page: Page, carousel: Locator, at: number): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await pass(page, INTERVAL);
  // A smooth scroll that had begun would show by now.
  await seen(carousel);
  expect(await shown(carousel)).toBe(at);
}
