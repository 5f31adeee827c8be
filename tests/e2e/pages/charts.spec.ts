import { expect, type Locator } from '@playwright/test';
import { test } from '../listening';

/** How much of a chart is not drawn yet, in percent of its width. */
const hiddenShare = (chart: Locator) =>
  chart.evaluate((element) => {
    const { clipPath } = getComputedStyle(element);
    return clipPath === 'none' ? 0 : Number(/([\d.]+)%/.exec(clipPath)?.[1] ?? Number.NaN);
  });

/** Scrolls until a chart's top is at a share of the window's height. */
const scrollTo = (chart: Locator, share: number) =>
  chart.evaluate((element, at) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight * at, behavior: 'instant' });
  }, share);

test('a chart draws itself while it is scrolled into view, and moves nothing else', async ({
  page,
}) => {
  await page.goto('/xm-core-platform');
  const bar = page.locator('.draws').first();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await scrollTo(bar, 0.95);
  await expect.poll(() => hiddenShare(bar)).toBeGreaterThan(50);
  await scrollTo(bar, 0.8);
  await expect.poll(() => hiddenShare(bar)).toBeLessThan(50);
  await scrollTo(bar, 0.5);
  await expect.poll(() => hiddenShare(bar)).toBe(0);
  expect(await height()).toBe(before);
});

test('whoever wants less motion sees charts whole', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto('/xm-core-platform');
  const bar = page.locator('.draws').first();
  await scrollTo(bar, 0.95);
  expect(await bar.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');
  await page.close();
});
