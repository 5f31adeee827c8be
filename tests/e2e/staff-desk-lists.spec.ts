import { expect } from '@playwright/test';
import { test } from './staff';
import { rowsOf, signIn } from './support';

test.describe('lists of the editing desk', () => {
  test.beforeEach(({ page }) => signIn(page.request, 'editor'));

  test('finds pages by name and publishes the chosen ones in the shown language alone', async ({
    page,
    publishPage,
    visitor,
  }) => {
    test.setTimeout(90_000);
    const made = [
      await publishPage('/hang-loat-1', 'vi', { title: 'Hàng loạt một', _status: 'draft' }),
      await publishPage('/hang-loat-2', 'vi', { title: 'Hàng loạt hai', _status: 'draft' }),
    ];
    await page.goto('/admin/collections/pages?locale=vi');
    await page.locator('.search-filter input').fill('Hàng loạt');
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await page.locator('thead input[type="checkbox"]').check();
    await page.locator('.list-selection').getByRole('button', { name: 'Xuất bản' }).click();
    await page.getByRole('button', { name: 'Xác nhận', exact: true }).click();
    await expect.poll(async () => (await visitor.get('/hang-loat-1')).status()).toBe(200);
    expect((await visitor.get('/hang-loat-2')).status()).toBe(200);
    expect((await visitor.get('/en/hang-loat-1')).status()).toBe(404);
    const live = await rowsOf(
      `SELECT _locale FROM pages_locales WHERE _parent_id = ANY($1) AND _status = 'published'`,
      [made],
    );
    expect(live).toEqual([{ _locale: 'vi' }, { _locale: 'vi' }]);
  });

  test('a copy is made from the form, and compared with an earlier version', async ({
    page,
    editor,
    publishPage,
  }) => {
    test.setTimeout(90_000);
    const id = await publishPage('/nhan-ban', 'vi');
    await editor.patch(`/api/pages/${id}?locale=vi`, {
      data: { title: 'Tên đã đổi', _status: 'published' },
    });
    await page.goto(`/admin/collections/pages/${id}/versions?locale=vi`);
    // The newest is compared with the one before it.
    await page.locator('tbody tr a').first().click();
    await expect(page.locator('main')).toContainText('Tên đã đổi');
    await expect(page.locator('main')).toContainText('Trang thử');

    await page.goto(`/admin/collections/pages/${id}?locale=vi`);
    await page.locator('.doc-controls__dots').click();
    await page.locator('#action-duplicate').click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    await expect(page.locator('[data-status="vi:off"]')).toBeVisible();
    const copy = /\/pages\/(\d+)/.exec(page.url())?.[1];
    await editor.delete(`/api/pages/${copy}`);
  });

  test('old addresses are imported, and the list below shows them at once', async ({
    page,
    editor,
  }) => {
    await page.goto('/admin/collections/redirects');
    await page.locator('#redirects-csv').setInputFiles({
      name: 'cu.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('from,to\n/nhap-cu,/pricing\n/nhap-hong,khong-phai-dia-chi\n'),
    });
    const report = page.locator('[data-import-report]');
    await expect(report.locator('[data-result="added"]')).toContainText('/nhap-cu');
    await expect(report.locator('[data-result="refused"]')).toContainText('/nhap-hong');
    await expect(page.locator('.collection-list .table')).toContainText('/nhap-cu');
    await editor.delete('/api/redirects?where[from][equals]=/nhap-cu');
  });
});
