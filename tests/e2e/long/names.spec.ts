import { expect } from '@playwright/test';
import { englishNames, namelessControls } from '../admin/names-support';
import { MORE, namedFor } from '../admin/policy-support';
import { testApart as test } from '../admin/staff';
import { enterAs } from '../support';

for (const role of ['admin', 'editor', 'sales', 'event-team'] as const) {
  test(`every control on the Vietnamese screens of ${role} has a Vietnamese name`, async ({
    page,
  }) => {
    test.setTimeout(2_400_000);
    await enterAs(page, role);
    for (const address of new Set(['/admin', ...(await namedFor(page.request)), ...MORE[role]])) {
      await page.goto(address);
      await expect(page.locator('h1').first(), address).toBeVisible();
      await expect.poll(() => englishNames(page), { message: address }).toEqual([]);
      await expect.poll(() => namelessControls(page), { message: address }).toEqual([]);
    }
  });
}
