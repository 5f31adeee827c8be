import type { Page } from '@playwright/test';

/** A phone and a desktop. */
export const LARGE_TEXT_WIDTHS = [390, 1280] as const;
export type LargeTextWidth = (typeof LARGE_TEXT_WIDTHS)[number];
const HEIGHT = 720;

export type TextFaults = {
  /** By how many pixels the page is wider than the screen. */
  wider: number;
  cut: string[];
};

/**
 * Finds what does not fit the screen. Breadcrumbs are allowed to be cut off: the last name is also the page's
 * heading.
 */
const faultsOf = (page: Page): Promise<TextFaults> =>
  page.evaluate(() => {
    const screen = document.documentElement;
    // The header is fixed, so what stands beyond its edge does not widen the page.
    const ends = [...document.querySelectorAll('.site-header :is(a, button, summary)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect().right);
    const cut = [...document.querySelectorAll<HTMLElement>('main *, .site-header *')].filter(
      (element) =>
        element.children.length === 0 &&
        element.clientWidth > 2 && // text for screen readers only has one pixel
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'hidden' &&
        !element.closest('.page-trail, [aria-hidden="true"]'),
    );
    return {
      wider: Math.max(0, Math.round(Math.max(screen.scrollWidth, ...ends) - screen.clientWidth)),
      cut: cut.map(({ textContent }) => textContent),
    };
  });

/**
 * Doubles the reader's size of text on the open page; returns what then does not fit at each width. It begins with the
 * width of the page, if that is one of them, because each change of the width costs a layout.
 */
export async function faultsAtDoubleSize(
  page: Page,
  widths: readonly LargeTextWidth[],
): Promise<Record<number, TextFaults>> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const isAt = (width: number) => page.viewportSize()?.width === width;
  const found: Record<number, TextFaults> = {};
  for (const width of widths.toSorted((one, other) => Number(isAt(other)) - Number(isAt(one)))) {
    if (!isAt(width)) await page.setViewportSize({ width, height: HEIGHT });
    found[width] = await faultsOf(page);
  }
  return found;
}

/** What `faultsAtDoubleSize` returns where everything fits. */
export const noTextFaults = (widths: readonly LargeTextWidth[]): Record<number, TextFaults> =>
  Object.fromEntries(widths.map((width) => [width, { wider: 0, cut: [] }]));
