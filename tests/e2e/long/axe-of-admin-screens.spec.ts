import { expect } from '@playwright/test';
import { axeFindings } from '../run-axe';
import { MORE, namedFor } from '../admin/open-admin-screens';
import { testApart as test } from '../admin/admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

for (const role of ['admin', 'editor', 'sales', 'event-team'] as const) {
  for (const [width, language, theme] of [
    [390, 'vi', 'dark'],
    [390, 'en', 'light'],
    [1440, 'vi', 'light'],
    [1440, 'en', 'dark'],
  ] as const) {
    test(`every screen of ${role} is free of axe findings (${width} px, ${language}, ${theme})`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(2_400_000);
      await page.setViewportSize({ width, height: 900 });
      const url = baseURL ?? '';
      await page.context().addCookies([
        { name: 'payload-lng', value: language, url },
        { name: 'payload-theme', value: theme, url },
      ]);
      await enterAs(page, role);
      for (const address of new Set(['/admin', ...(await namedFor(page.request)), ...MORE[role]])) {
        await page.goto(address);
        await expect(page.locator('h1').filter({ visible: true }).first(), address).toBeVisible();
        expect.soft(await axeFindings(page), address).toEqual([]);
      }
    });
  }
}
