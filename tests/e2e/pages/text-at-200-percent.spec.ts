import { expect } from '@playwright/test';
import { test } from '../wait-for-page-scripts';

/** Pages of different types, with the longest words of both languages. */
const paths = [
  '/',
  '/en/solutions',
  '/about-us',
  '/careers',
  '/cxm-framework',
  '/trust',
  '/solutions/health-care',
  '/solutions/use-case/boost-conversion',
  '/blog/close-the-loop-in-48-hours',
  '/comparisons/tamvia-vs-zendesk',
];

for (const width of [390, 1280]) {
  test(`text of 200 % fits pages of ${width} px (WCAG 1.4.4)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path);
      const wider = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const screen = document.documentElement;
        // The header is fixed, so the page does not scroll to what stands beyond its edge.
        const ends = [...document.querySelectorAll('.site-header :is(a, button, summary)')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect().right);
        return Math.max(screen.scrollWidth, ...ends) - screen.clientWidth;
      });
      expect(wider, path).toBeLessThanOrEqual(1);
    }
  });
}
