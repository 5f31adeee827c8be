import type { Page } from '@playwright/test';

/**
 * Notes what moves of the frame, by its part and the element's markup. On a screen wider than a phone, what
 * stands while the rest of the bar is still arriving gives way to it, which is not counted.
 */
export async function watchFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    let arrived = innerWidth < 744 ? 0 : Infinity;
    document.addEventListener('DOMContentLoaded', () => {
      // A frame later: a shift is dated by the frame that shows it.
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

/** What has moved so far. */
export const frameShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
