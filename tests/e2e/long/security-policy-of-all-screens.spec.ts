import { expect } from '@playwright/test';
import { MORE, namedFor, openEach } from '../admin/open-admin-screens';
import { testApart as test } from '../admin/admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

for (const role of ['admin', 'editor', 'sales', 'event-team'] as const) {
  test(`the security policy blocks nothing on any screen of ${role}`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await enterAs(page, role);
    const named = await namedFor(page.request);
    expect(named.length).toBeGreaterThan(role === 'admin' ? 30 : 0);
    await openEach(page, ['/admin', ...named, ...MORE[role]]);
  });
}
