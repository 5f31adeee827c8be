import { expect } from '@playwright/test';
import { test } from './admin-test-fixtures';
import { accounts, enterAs } from '../accounts-and-settings';

test('the list of versions and each version name who saved it, and in which language', async ({
  page,
  editor,
  admin,
  publishPage,
}) => {
  const id = await publishPage('/ai-luu', 'vi', { title: 'Ai lưu' });
  await admin.patch(`/api/pages/${id}?locale=en`, { data: { title: 'Who', _status: 'draft' } });
  const own = { title: 'Ai lưu, lần hai', _status: 'published' };
  await editor.patch(`/api/pages/${id}?locale=vi`, { data: own });
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/pages/${id}/versions?locale=vi`);
  const rows = page.locator('[data-version]');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(accounts.editor);
  await expect(rows.nth(0)).toContainText('Tiếng Việt');
  await expect(rows.nth(0)).toContainText('Đang hiển thị');
  await expect(rows.nth(1)).toContainText(accounts.admin);
  await expect(rows.nth(1)).toContainText('Tiếng Anh');
  await expect(rows.nth(1)).toContainText('Bản nháp');
  await expect(rows.nth(2)).toContainText('Từng hiển thị');

  await rows.nth(0).getByRole('link').click();
  const saved = page.locator('[data-saved-by]');
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toContainText('Tiếng Anh');
  await expect(saved.last()).toContainText('Tiếng Việt');

  // Another version to compare with is chosen from the same list.
  await page.locator('.compare-version .rs__control').click();
  await page.getByText('Thêm phiên bản...').click();
  await page.getByRole('dialog').locator('[data-version] button').last().click();
  await page.waitForURL(/versionFrom=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
