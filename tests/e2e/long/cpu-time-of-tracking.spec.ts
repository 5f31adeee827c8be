import type { Browser, Page } from '@playwright/test';
import { listeningPage } from '../wait-for-page-scripts';
import { atRest, expect, isAsked, test } from '../tracking/consent-bar-fixture';
import { asPerson } from '../tracking/read-counted-visits';

/** The limit of the home page's main-thread work, relative to its work without consent centre and counter. */
const MAX_TIME_RATIO = 1.4;
/** Pairs of page loads, one after the other, so that other load on the machine affects both alike. */
const PAIRS = 7;
/**
 * The number of loop passes that the test adds to the page's work on purpose. The measurement has to detect this
 * extra work.
 */
const LOOP_COUNT = 300_000_000;

type Load = { blocked?: string; burdened?: string };

/** The limit of the work after an answer in the consent bar, relative to loading the home page. */
const MAX_CONSENT_CLICK_RATIO = 0.3;

const thread = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  // Thread CPU time: time in which another program had the core does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
};

/** CPU milliseconds of the main thread until the page is idle. */
async function worked(browser: Browser, baseURL: string, load: Load = {}): Promise<number> {
  const context = await browser.newContext({ baseURL });
  const page = listeningPage(await context.newPage());
  const chunk = load.blocked ?? load.burdened;
  if (chunk) {
    await page.route(`**${chunk}*`, async (route) => {
      if (load.blocked) return route.abort();
      const response = await route.fetch();
      const loop = `let sum = 0; for (let i = 0; i < ${LOOP_COUNT}; i += 1) sum += i; window.sum = sum;`;
      return route.fulfill({ response, body: `{${loop}}${await response.text()}` });
    });
  }
  if (!load.blocked) await asPerson(page);
  const busy = await thread(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  if (!load.blocked) await expect(page.locator('#consent-bar')).toBeVisible();
  // A page counts as loaded once it is interactive and the browser is idle, with and without the measured scripts.
  await atRest(page);
  const time = await busy();
  await context.close();
  return time;
}

/** The path of the script with the consent code. The HTML does not contain it: a page without it is complete. */
async function consentChunk(page: Page): Promise<string> {
  const found: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    found.push(response.text().then((body) => (body.includes('/api/consent') ? pathname : null)));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const chunks = (await Promise.all(found)).filter((path) => path !== null);
  expect(chunks).toHaveLength(1);
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain(`src="${chunks[0]}`);
  return chunks[0]!;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('consent and page counting take at most 1.4 times the main-thread time of a home page without them', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const chunk = await consentChunk(page);
  const site = baseURL ?? '';
  await worked(browser, site); // an uncounted first load, which warms up server and browser
  const [plain, whole]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    plain.push(await worked(browser, site, { blocked: chunk }));
    whole.push(await worked(browser, site));
  }
  const burdened = await worked(browser, site, { burdened: chunk });
  const [without, withAll] = [median(plain), median(whole)];
  console.log(
    `Main thread of the home page: ${without.toFixed(0)} ms without, ${withAll.toFixed(0)} ms with consent and counter (× ${(withAll / without).toFixed(2)})`,
  );
  expect(without).toBeGreaterThan(0);
  expect(withAll / without).toBeLessThanOrEqual(MAX_TIME_RATIO);
  // The measurement detects the work that was added on purpose; otherwise it would prove nothing.
  expect(burdened / without).toBeGreaterThan(MAX_TIME_RATIO);
});

test('answering the consent bar takes little main-thread time compared with the page', async ({
  page,
}) => {
  const busy = await thread(page);
  await page.goto('/en', { waitUntil: 'networkidle' });
  await isAsked(page);
  const opened = await busy();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-consent-answer="refuse"]')?.click(),
  );
  await expect(page.locator('#consent-bar')).toBeHidden();
  const answered = (await busy()) - opened;
  console.log(`Main thread: ${opened.toFixed(0)} ms to open, ${answered.toFixed(0)} ms to answer`);
  expect(opened).toBeGreaterThan(0);
  expect(answered / opened).toBeLessThanOrEqual(MAX_CONSENT_CLICK_RATIO);
});
