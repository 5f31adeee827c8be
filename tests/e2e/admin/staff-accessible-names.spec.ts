import { expect, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { englishNames, namelessControls } from './find-wrong-accessible-names';
import { test } from './admin-test-fixtures';
import { enterAs, readPage } from '../accounts-and-settings';

/**
 * Expects that all controls of a screen have names in the language of the screen. A screen is rendered in steps, so
 * this is repeated until it holds.
 */
async function expectNamed(page: Page): Promise<void> {
  await expect.poll(() => englishNames(page)).toEqual([]);
  await expect.poll(() => namelessControls(page)).toEqual([]);
}

test('a screen reader hears Vietnamese names in the text editor, its menus, calendars and choices', async ({
  page,
  editor,
}) => {
  const answer = await editor.get('/api/blogs?limit=1&page=5&depth=0&sort=id');
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/blogs/${docs[0]?.id}?locale=vi`);
  await expect(page.getByRole('button', { name: 'Đậm', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thêm một đoạn ở cuối' }).first()).toBeAttached();
  await page.locator('[contenteditable="true"] p').first().hover();
  await expectNamed(page);

  await page.locator('.date-time-picker input').first().click();
  await expect(page.getByRole('button', { name: 'Tháng sau' })).toBeVisible();
  await expectNamed(page);
  await page.keyboard.press('Escape');

  const choice = page.locator('.field-type.select .rs__input').first();
  await expect(choice).toHaveAccessibleName(/\p{L}/u);
  const said = await choice.evaluate((box) => box.id.replace(/input$/, 'live-region'));
  await choice.press('ArrowDown');
  await expect(page.locator(`[id="${said}"] + [role="log"]`)).toContainText('Phím lên, xuống');
  await expectNamed(page);
});

test('a screen reader hears Vietnamese names in lists, forms of pages, versions and previews', async ({
  page,
  admin,
}) => {
  const { id } = await readPage(admin, '/pricing', 'vi');
  await enterAs(page, 'admin');
  await page.goto('/admin/collections/pages?limit=10');
  await page.locator('#toggle-list-columns').click();
  await expect(page.locator('.pill-selector, .column-selector').first()).not.toContainText('Panel');
  await expect(page.locator('tbody input[type="checkbox"]').first()).toHaveAccessibleName(
    /^Chọn ./,
  );
  await expect(page.getByRole('button', { name: /^Xếp theo / }).first()).toBeVisible();
  await expect(page.getByLabel('[object')).toHaveCount(0);
  await expectNamed(page);

  await page.goto(`/admin/collections/pages/${id}?locale=vi`);
  await expect(page.getByRole('button', { name: 'Việc khác' }).first()).toBeVisible();
  await expectNamed(page);
  await page.locator('#live-preview-toggler').click();
  await expect(page.locator('.live-preview-toolbar-controls__breakpoint')).toHaveText('Vừa khung');
  await expectNamed(page);
  await page.locator('#live-preview-toggler').click();

  await page.getByRole('button', { name: 'Hẹn giờ' }).click();
  await expect(page.getByRole('dialog', { name: 'Hẹn giờ cho bản tiếng Việt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.blocks-field__drawer-toggler').first().click();
  await expect(page.getByRole('dialog', { name: 'Thêm: Phần' })).toBeVisible();
  await expectNamed(page);
});

test('a screen reader hears Vietnamese names on the form of a lead and in its notices', async ({
  page,
  visitor,
}) => {
  const own = { email: 'names@desk.example', phone: '0911000599' };
  const id = await newLead(visitor, 'Khách Nghe Tên', own);
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  await page.getByRole('button', { name: 'Nhận', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Đóng thông báo' }).first()).toBeAttached();
  await expectNamed(page);
});

test('the focus comes back after a dialog that was opened from a menu', async ({
  page,
  publishPage,
}) => {
  const id = await publishPage('/tro-lai-cho-cu', 'vi');
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/pages/${id}?locale=vi`);
  const menu = page.locator('.popup-button:has(.doc-controls__dots)');
  await menu.press('Enter');
  await page.locator('#action-delete').press('Enter');
  await expect(page.locator('.confirmation-modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
