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

/** Installs a fake clock, by which `passRetries` skips the waits between retries. Until then it runs as usual. */
export async function hurry(page: Page): Promise<void> {
  await page.clock.install();
}

/** Moves the fake clock past the waits of 1, 2 and 4 seconds, each time until the retry has been made. */
export async function passRetries(page: Page, tries: () => number): Promise<void> {
  await expect.poll(tries).toBeGreaterThanOrEqual(1);
  for (const [index, wait] of [1100, 2100, 4100].entries()) {
    const tryAgain = async () => {
      // The wait before a retry starts after the answer was read, so the clock may be moved too early and is moved
      // again then.
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

/** Dispatches the event that a browser sends when the visitor returns to the tab. */
export const becomeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
