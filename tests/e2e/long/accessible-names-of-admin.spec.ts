import { expect } from '@playwright/test';
import {
  englishNames,
  namelessControls,
  vietnameseNames,
} from '../admin/find-wrong-accessible-names';
import { MORE, namedFor } from '../admin/open-admin-screens';
import { testApart as test } from '../admin/admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

const LANGUAGES = [
  ['Vietnamese', 'vi', englishNames],
  ['English', 'en', vietnameseNames],
] as const;

for (const role of ['admin', 'editor', 'sales', 'event-team'] as const) {
  for (const [language, code, otherNames] of LANGUAGES) {
    test(`every control on the ${language} screens of ${role} has a name in ${language}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(2_400_000);
      await enterAs(page, role);
      await page.context().addCookies([{ name: 'payload-lng', value: code, url: baseURL ?? '' }]);
      for (const address of new Set(['/admin', ...(await namedFor(page.request)), ...MORE[role]])) {
        await page.goto(address);
        await expect(page.locator('h1').filter({ visible: true }).first(), address).toBeVisible();
        await expect.poll(() => otherNames(page), { message: address }).toEqual([]);
        await expect.poll(() => namelessControls(page), { message: address }).toEqual([]);
      }
    });
  }
}
