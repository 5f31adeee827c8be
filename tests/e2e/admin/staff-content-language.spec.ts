import { expect } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

/** The choice of the content's language, in the header of the admin. */
const CHOICE = '.app-header__localizer';

test('the choice of the content language is shown only where content has languages', async ({
  page,
}) => {
  const isShownAt = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('.app-header__account')).toBeVisible();
    return page.locator(CHOICE).isVisible();
  };
  await enterAs(page, 'sales');
  for (const address of ['/admin', '/admin/leads-board', '/admin/collections/leads']) {
    expect(await isShownAt(address), address).toBe(false);
  }
  await enterAs(page, 'editor');
  for (const [address, isShown] of [
    ['/admin/collections/pages', true],
    ['/admin/globals/settings', true],
    ['/admin/collections/redirects', false],
    ['/admin/account', false],
  ] as const) {
    expect(await isShownAt(address), address).toBe(isShown);
  }
  // The choice comes back when a list is opened from the navigation, without loading the screen anew.
  await page.locator('.template-default__nav-toggler').click();
  await page.locator('nav.nav__wrap').getByRole('link', { name: 'Trang', exact: true }).click();
  await page.waitForURL('**/collections/pages');
  await expect(page.locator(CHOICE)).toBeVisible();
});
