import { expect, type Page } from '@playwright/test';

const card = (id: number, label: string) => ({
  id: String(id),
  attributes: {
    heading: { label, subtext: 'Vừa đổi', cta: { href: '/xm-core-platform' }, linkText: 'Xem' },
    listing: [],
    picture: 'survey-phone',
  },
});
/** An answer of the content contract for the showcase's list. */
export const platforms = (labels: string[]) => ({
  data: {
    tamviaXmPlatforms: {
      data: labels.map((label, index) => card(index + 1, label)),
      meta: { pagination: { total: labels.length } },
    },
  },
});

/** Skips the waits between retries; all other timers of the page are unchanged. */
export async function hurry(page: Page): Promise<void> {
  await page.clock.install();
}

/** Waits until the three retries, after 1, 2 and 4 seconds, have been made. */
export async function passRetries(page: Page, tries: () => number): Promise<void> {
  await expect.poll(tries).toBeGreaterThanOrEqual(1);
  for (const [index, wait] of [1100, 2100, 4100].entries()) {
    const tryAgain = async () => {
      // The pause before a retry starts after the answer was read: the fake clock must not be moved earlier.
      if (tries() <= index + 1) await page.clock.runFor(wait);
      return tries();
    };
    await expect.poll(tryAgain, { intervals: [20, 50, 100] }).toBeGreaterThan(index + 1);
  }
}

/** Records the scripts that render a list in the browser, React among them, as the page requests them. */
export function noteDrawing(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/replace-element-content\./.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Simulates the visitor's return to the tab. */
export const becomeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
