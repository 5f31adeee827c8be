import { expect, type Page } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import type { Role } from '../accounts-and-settings';

/** Screens that each role opens, in addition to those in its navigation. */
export const MORE: Record<Role, readonly string[]> = {
  admin: ['/admin/account', '/admin/collections/users/create', '/admin/globals/settings'],
  editor: ['/admin/account', '/admin/collections/pages/create'],
  sales: ['/admin/account', '/admin/leads-board'],
  'event-team': ['/admin/account'],
};

type Client = Parameters<typeof screen>[0];

/** The screens in the navigation of the signed-in user. */
export const namedFor = async (who: Client): Promise<string[]> =>
  (await screen(who, '/admin'))
    .querySelectorAll('nav a[href^="/admin/"]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !address.includes('logout'));

/**
 * Opens URLs as the signed-in user, each of which has to have the security policy. The fixture in
 * `admin-test-fixtures.ts` fails the test if the policy blocks something.
 */
export async function openEach(page: Page, addresses: Iterable<string>): Promise<void> {
  for (const address of new Set(addresses)) {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-security-policy'], address).toContain("'strict-dynamic'");
    await expect(page.locator('h1').filter({ visible: true }).first(), address).toBeVisible();
  }
}
