import { expect, type Page } from '@playwright/test';
import { test } from '../wait-for-page-scripts';
import { rowsOf } from '../accounts-and-settings';
import { asPerson, campaignOf, landing } from '../tracking/read-counted-visits';

const VISITS = 10;
const VIEWS_PER_VISIT = 20;
/** The reports that the test sends in a minute: below the limit of 120 from one IP address (ADR-0023). */
const MAX_REQUESTS_PER_MINUTE = 110;
const MINUTE_MS = 60_000;

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

// `sendBeacon` uses the user agent that the browser was started with, not that of its context.
test.use({
  privacyControl: false,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking', `--user-agent=${BROWSER}`],
  },
});

const sums = (campaign: string) =>
  rowsOf<{ event: string; path: string; count: number }>(
    `SELECT event, path, sum(count)::int AS count FROM page_counts
     WHERE campaign = $1 GROUP BY event, path ORDER BY event, path`,
    [campaign],
  );

const viewsOf = async (campaign: string): Promise<number> =>
  (await sums(campaign))
    .filter(({ event }) => event === 'view')
    .reduce((sum, { count }) => sum + count, 0);

/** Goes to another page of the site by a link, as a reader does, without a full load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await page.waitForURL((url) => url.pathname === path);
}

test('ten visits with twenty views each count as ten and two hundred, page by page', async ({
  browser,
}) => {
  test.setTimeout(15 * MINUTE_MS);
  const campaign = campaignOf('two-hundred');
  const seen = new Map<string, number>();
  const reported: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await asPerson(page);
    for (let view = 0; view < VIEWS_PER_VISIT; view += 1) {
      const isWithin = () =>
        reported.filter((at) => at > Date.now() - MINUTE_MS).length < MAX_REQUESTS_PER_MINUTE;
      await expect.poll(isWithin, { timeout: 2 * MINUTE_MS }).toBe(true);
      const path = view % 2 === 0 ? '/pricing' : '/contact';
      if (view === 0) await page.goto(landing(path, campaign), { waitUntil: 'networkidle' });
      else await follow(page, path);
      seen.set(path, (seen.get(path) ?? 0) + 1);
      reported.push(Date.now());
    }
    // The last page is reported when it is left; a browser that is closed at once may not send it.
    await page.goto('about:blank');
    await expect
      .poll(() => viewsOf(campaign), { timeout: MINUTE_MS })
      .toBe((visit + 1) * VIEWS_PER_VISIT);
    await context.close();
  }
  const views = [...seen].map(([path, count]) => ({ event: 'view', path, count }));
  await expect
    .poll(() => sums(campaign), { timeout: MINUTE_MS })
    .toEqual([
      ...views.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      { event: 'visit', path: '/pricing', count: VISITS },
    ]);
});
