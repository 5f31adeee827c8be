import { expect } from '@playwright/test';
import { axeFindings } from '../public-page-urls';
import { newLead } from './open-editorial-forms';
import { test } from './admin-test';
import { enterAs } from '../accounts-and-settings';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the form of a page, that of an article and the waiting board pass axe at ${width} pixels`, async ({
    page,
    editor,
    publishPage,
    visitor,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await publishPage(`/axe-bieu-mau-${width}`, 'vi');
    const { docs } = (await (await editor.get('/api/blogs?limit=1&depth=0&sort=id')).json()) as {
      docs: { id: number }[];
    };
    await enterAs(page, 'editor');
    for (const form of [`pages/${id}`, `blogs/${docs[0]?.id}`]) {
      await page.goto(`/admin/collections/${form}?locale=vi`);
      await expect(page.locator('[data-language-status] [data-status]')).toHaveCount(2);
      await expect(page.locator('[data-publish-checks]')).not.toHaveAttribute(
        'data-publish-checks',
        'waiting',
      );
      expect(await axeFindings(page, 'main'), form).toEqual([]);
    }
    await newLead(visitor, `Khách Axe ${width}`, {
      email: `axe-${width}@desk.example`,
      phone: width === 390 ? '0911000721' : '0911000722',
    });
    await enterAs(page, 'sales');
    await page.goto('/admin/leads-board');
    await expect(page.locator('.lead-board li').first()).toBeVisible();
    expect(await axeFindings(page, '.lead-board')).toEqual([]);
  });
}
