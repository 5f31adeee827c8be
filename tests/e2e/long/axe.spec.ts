import { expect } from '@playwright/test';
import { axeFindings } from '../addresses';
import { readSitemaps, pathOf } from '../crawl/sitemaps';
import { test } from '../listening';

for (const width of [320, 1280]) {
  test(`every address of the sitemaps is free of axe findings (${width} px)`, async ({
    page,
    request,
  }) => {
    test.setTimeout(3_600_000);
    await page.setViewportSize({ width, height: 900 });
    const sitemap = await readSitemaps(request);
    expect(sitemap.length).toBeGreaterThan(200);
    for (const { loc } of sitemap) {
      await page.goto(pathOf(loc));
      expect.soft(await axeFindings(page), loc).toEqual([]);
    }
  });
}
