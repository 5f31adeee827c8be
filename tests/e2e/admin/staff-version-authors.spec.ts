import { expect } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
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
  const list = `/admin/collections/pages/${id}/versions?locale=vi`;
  const rows = (await screen(editor, list)).querySelectorAll('[data-version]');
  expect(rows).toHaveLength(3);
  for (const [place, words] of [
    [0, [accounts.editor, 'Tiếng Việt', 'Đang hiển thị']],
    [1, [accounts.admin, 'Tiếng Anh', 'Bản nháp']],
    [2, ['Từng hiển thị']],
  ] as const) {
    for (const word of words) expect(rows[place]?.textContent).toContain(word);
  }

  await page.goto(rows[0]?.querySelector('a')?.getAttribute('href') ?? '');
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
