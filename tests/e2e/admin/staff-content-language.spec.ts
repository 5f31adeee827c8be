import { expect } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { enterAs } from '../accounts-and-settings';

/** The choice of the content's language, in the header of the admin. */
const CHOICE = '.app-header__localizer';
/** What the header has where the content has no languages; the styles then hide the choice. */
const MARK = '.app-header [data-content-without-languages]';

test('the choice of the content language is shown only where content has languages', async ({
  page,
  editor,
  sales,
}) => {
  for (const [who, address, isShown] of [
    [sales, '/admin', false],
    [sales, '/admin/leads-board', false],
    [sales, '/admin/collections/leads', false],
    [editor, '/admin/globals/settings', true],
    [editor, '/admin/account', false],
  ] as const) {
    const header = await screen(who, address);
    expect(header.querySelectorAll(CHOICE).length, address).toBeGreaterThan(0);
    expect(header.querySelector(MARK) === null, address).toBe(isShown);
  }
  await enterAs(page, 'editor');
  await page.goto('/admin/collections/redirects');
  await expect(page.locator('.app-header__account')).toBeVisible();
  await expect(page.locator(CHOICE)).toBeHidden();
  // The choice comes back when a list is opened from the navigation, without loading the screen anew.
  await page.locator('.template-default__nav-toggler').click();
  await page.locator('nav.nav__wrap').getByRole('link', { name: 'Trang', exact: true }).click();
  await page.waitForURL('**/collections/pages');
  await expect(page.locator(CHOICE)).toBeVisible();
});
