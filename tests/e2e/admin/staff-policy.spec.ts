import { expect } from '@playwright/test';
import { test } from './staff';
import { enterAs, type Role } from '../support';

declare global {
  interface Window {
    tellRefused: (refused: string) => Promise<void>;
  }
}

/** Screens that each role opens, beside those that its navigation names. */
const MORE: Record<Role, readonly string[]> = {
  admin: ['/admin/account', '/admin/collections/users/create', '/admin/globals/settings'],
  editor: ['/admin/account', '/admin/collections/pages/create'],
  sales: ['/admin/account', '/admin/leads-board'],
  'event-team': ['/admin/account'],
};

for (const role of ['admin', 'editor', 'sales', 'event-team'] as const) {
  test(`the security policy refuses nothing on the screens of ${role}`, async ({ page }) => {
    test.setTimeout(600_000);
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
    await enterAs(page, role);
    await page.goto('/admin');
    const named = await page
      .locator('nav a[href^="/admin/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(named.length).toBeGreaterThan(0);
    for (const address of new Set([...named, ...MORE[role]])) {
      if (address.includes('logout')) continue;
      const answer = await page.goto(address);
      expect(answer?.headers()['content-security-policy'], address).toContain("'strict-dynamic'");
      await expect(page.locator('h1').first(), address).toBeVisible();
    }
    expect(refused).toEqual([]);
  });
}
