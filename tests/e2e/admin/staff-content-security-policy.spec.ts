import { expect } from '@playwright/test';
import { MORE, namedFor, openEach } from './open-admin-screens';
import { test } from './admin-test-fixtures';
import { watchPolicy } from './collect-security-policy-violations';
import { enterAs } from '../accounts-and-settings';

/** The kind of a screen. The same components render the lists and forms of every type of documents. */
const kindOf = (address: string) =>
  address.replace(/^(\/admin\/(?:collections|globals))\/.*/, '$1');

/** One URL of each kind of screen. */
const ofEachKind = (addresses: readonly string[]) => [
  ...new Map(addresses.map((address) => [kindOf(address), address])).values(),
];

// `npm run test:long` opens every screen.
test('the security policy blocks nothing on each kind of screen', async ({ page, admin }) => {
  const named = ofEachKind(await namedFor(admin));
  expect(named.length).toBeGreaterThan(8);
  await enterAs(page, 'admin');
  await openEach(page, ['/admin', ...named, ...MORE.admin, ...MORE.editor]);
});

// Roles other than admin open only the screens that differ from those of admins.
for (const role of ['editor', 'sales', 'event-team'] as const) {
  test(`the security policy blocks nothing on the screens of ${role} that admins do not have`, async ({
    page,
    admin,
  }) => {
    const ofAdmins = new Set(await namedFor(admin));
    await enterAs(page, role);
    const own = (await namedFor(page.request)).filter((address) => !ofAdmins.has(address));
    await openEach(page, ['/admin', ...own]);
  });
}

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
