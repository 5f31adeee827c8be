import type { Page } from '@playwright/test';

const WIDTHS = [390, 1280] as const;
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
 * Doubles the reader's size of text on the open page; returns what then does not fit a phone and a desktop. It begins
 * with the width of the page, if that is one of the two, because each change of the width costs a layout.
 */
export async function faultsAtDoubleSize(page: Page): Promise<Record<number, TextFaults>> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const isAt = (width: number) => page.viewportSize()?.width === width;
  const found: Record<number, TextFaults> = {};
  for (const width of WIDTHS.toSorted((one, other) => Number(isAt(other)) - Number(isAt(one)))) {
    if (!isAt(width)) await page.setViewportSize({ width, height: HEIGHT });
    found[width] = await faultsOf(page);
  }
  return found;
}

export const NO_TEXT_FAULTS: Record<number, TextFaults> = {
  390: { wider: 0, cut: [] },
  1280: { wider: 0, cut: [] },
};
