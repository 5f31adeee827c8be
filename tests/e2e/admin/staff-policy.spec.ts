import { expect, type Page } from '@playwright/test';
import { screen } from './editorial-support';
import { test } from './staff';
import { enterAs, type Role } from '../support';

declare global {
  interface Window {
    tellRefused: (refused: string) => Promise<void>;
  }
}

/** Screens for each role, besides those in its navigation. */
const MORE: Record<Role, readonly string[]> = {
  admin: ['/admin/account', '/admin/collections/users/create', '/admin/globals/settings'],
  editor: ['/admin/account', '/admin/collections/pages/create'],
  sales: ['/admin/account', '/admin/leads-board'],
  'event-team': ['/admin/account'],
};

type Client = Parameters<typeof screen>[0];

const namedFor = async (who: Client) =>
  (await screen(who, '/admin'))
    .querySelectorAll('nav a[href^="/admin/"]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !address.includes('logout'));

/** Opens addresses as a signed-in role and returns the CSP violations. */
async function refusedOn(page: Page, addresses: Iterable<string>) {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile }) => {
        void window.tellRefused(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`,
        );
      },
    );
  });
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy'], address).toContain("'strict-dynamic'");
    await expect(page.locator('h1').first(), address).toBeVisible();
  }
  return refused;
}

test('the security policy refuses nothing on the screens of admin', async ({ page, admin }) => {
  test.setTimeout(600_000);
  const named = await namedFor(admin);
  expect(named.length).toBeGreaterThan(30);
  await enterAs(page, 'admin');
  expect(await refusedOn(page, new Set(['/admin', ...named, ...MORE.admin]))).toEqual([]);
});

// Other roles open only the screens that differ: the rest has the same parts as for admins.
for (const role of ['editor', 'sales', 'event-team'] as const) {
  test(`the security policy refuses nothing on the screens that ${role} has apart from admins`, async ({
    page,
    admin,
  }) => {
    test.setTimeout(600_000);
    const ofAdmins = new Set(await namedFor(admin));
    await enterAs(page, role);
    const own = (await namedFor(page.request)).filter((address) => !ofAdmins.has(address));
    expect(await refusedOn(page, new Set(['/admin', ...own, ...MORE[role]]))).toEqual([]);
  });
}
