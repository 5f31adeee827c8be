import { expect } from '@playwright/test';
import { axeFindings } from '../run-axe';
import { readSitemaps, pathOf } from '../crawl/read-sitemaps';
import { test } from '../wait-for-page-scripts';

const ways = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of ways) {
  test(`every address of the sitemaps is free of axe findings (${width} px, ${colorScheme})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(3_600_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const sitemap = await readSitemaps(request);
    expect(sitemap.length).toBeGreaterThan(200);
    for (const { loc } of sitemap) {
      await page.goto(pathOf(loc));
      expect.soft(await axeFindings(page), loc).toEqual([]);
    }
  });
}
