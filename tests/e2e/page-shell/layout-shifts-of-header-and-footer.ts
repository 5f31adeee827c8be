import type { Page } from '@playwright/test';

/**
 * Records layout shifts of the page frame, by part and markup. On a screen wider than a phone, shifts before the page
 * was first shown are not counted.
 */
export async function watchFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    let arrived = innerWidth < 744 ? 0 : Infinity;
    document.addEventListener('DOMContentLoaded', () => {
      // Counting begins one frame later: a layout shift has the time of the frame that shows it.
      const shown = () => (arrived = Math.min(arrived, performance.now()));
      requestAnimationFrame(() => requestAnimationFrame(shown));
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(({ startTime }) => startTime >= arrived)) {
        const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Node }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const frame = element?.closest('header, footer, aside, dialog, [data-toasts]');
          if (frame) shifts.push(`${frame.tagName}: ${element?.outerHTML.slice(0, 120)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page frame that were recorded so far. */
export const frameShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
