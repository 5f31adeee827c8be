import { expect, type Page } from '@playwright/test';

const card = (id: number, label: string) => ({
  id: String(id),
  attributes: {
    heading: { label, subtext: 'Vừa đổi', cta: { href: '/xm-core-platform' }, linkText: 'Xem' },
    listing: [],
    picture: 'survey-phone',
  },
});
/** What the contract answers for the showcase's list. */
export const platforms = (labels: string[]) => ({
  data: {
    tamviaXmPlatforms: {
      data: labels.map((label, index) => card(index + 1, label)),
      meta: { pagination: { total: labels.length } },
    },
  },
});

/** Waits between tries pass at once; everything else on the page keeps its time. */
export async function hurry(page: Page): Promise<void> {
  await page.clock.install();
}

/** Lets the three retries, after 1, 2 and 4 seconds, happen. */
export async function passRetries(page: Page, tries: () => number): Promise<void> {
  for (const [index, wait] of [1100, 2100, 4100].entries()) {
    await expect.poll(tries).toBeGreaterThanOrEqual(index + 1);
    // The answer has to be read before the wait begins.
    await page.waitForTimeout(150);
    await page.clock.runFor(wait);
  }
  await expect.poll(tries).toBeGreaterThanOrEqual(4);
}

/** Somebody comes back to the tab. */
export const becomeVisible = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
