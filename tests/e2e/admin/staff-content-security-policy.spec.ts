import { expect } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { watchPolicy } from './collect-security-policy-violations';

// Every test of the admin fails by what the policy blocks on a screen that it opens (`admin-test-fixtures.ts`), and
// `npm run test:long` opens every screen of every role.
test('tests of the admin detect what the security policy blocks', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const refused = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/admin/login');
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }));
  });
  await expect
    .poll(() => refused)
    .toEqual([expect.stringContaining('/admin/login: img-src https://elsewhere.example/a.png')]);
  await context.close();
});
