import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { firstOrAll } from '../../support/all-combinations';
import { closeNotices, openList, screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { discard, enterAs, readPage, rowsOf } from '../accounts-and-settings';

/** Expects that a field says why its save was refused, also when the notice has been closed. */
async function expectMarked(page: Page, field: string, reason: string): Promise<void> {
  const marked = page
    .locator('.field-type.error')
    .filter({ has: page.locator(`#field-${field}`) })
    .locator('.field-error');
  await closeNotices(page);
  await expect(marked).toContainText(reason);
}

test.describe('lists in the admin for editors', () => {
  test.beforeEach(({ page }) => enterAs(page, 'editor'));

  test('an editor finds pages by name and publishes the selected ones in the shown language only', async ({
    page,
    publishPage,
    visitor,
  }) => {
    const made = [
      await publishPage('/hang-loat-1', 'vi', { title: 'Hàng loạt một', _status: 'draft' }),
      await publishPage('/hang-loat-2', 'vi', { title: 'Hàng loạt hai', _status: 'draft' }),
    ];
    await openList(page, '/admin/collections/pages?locale=vi');
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

  test('an editor duplicates a page from its form, and compares it with an earlier version', async ({
    page,
    editor,
    publishPage,
  }) => {
    const id = await publishPage('/nhan-ban', 'vi');
    await editor.patch(`/api/pages/${id}?locale=vi`, {
      data: { title: 'Tên đã đổi', _status: 'published' },
    });
    const versions = await screen(editor, `/admin/collections/pages/${id}/versions?locale=vi`);
    const newest = versions.querySelector('tbody tr a')?.getAttribute('href') ?? '';
    await page.goto(newest);
    // The newest version is compared with the one before it.
    await expect(page.locator('main')).toContainText('Tên đã đổi');
    await expect(page.locator('main')).toContainText('Trang thử');

    await page.goto(`/admin/collections/pages/${id}?locale=vi`);
    await page.locator('.doc-controls__dots').click();
    await page.locator('#action-duplicate').click();
    await page.waitForURL((url) => !url.pathname.endsWith(`/${id}`));
    await expect(page.locator('[data-status="vi:off"]')).toBeVisible();
    const copy = /\/pages\/(\d+)/.exec(page.url())?.[1];
    await discard(editor, `/api/pages/${copy}`);
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
    await discard(editor, '/api/redirects?where[from][equals]=/nhap-cu');
  });

  for (const { language, field, note, missing, live } of firstOrAll([
    {
      language: 'en',
      field: 'Leads to',
      note: 'is not published',
      missing: 'There is no page at /khong-co-trang',
      live: 'A page is live at this address',
    },
    {
      language: 'vi',
      field: 'Dẫn tới',
      note: 'chưa được xuất bản',
      missing: 'Không có trang nào ở /khong-co-trang',
      live: 'Đang có trang ở địa chỉ này',
    },
  ])) {
    test(`a redirect to a page that does not exist is refused, to a draft it is noted (${language})`, async ({
      page,
      editor,
      publishPage,
      baseURL,
    }) => {
      await publishPage(`/dich-nhap-${language}`, 'vi', { _status: 'draft' });
      await publishPage(`/dang-co-${language}`, 'vi');
      await page
        .context()
        .addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
      await page.goto('/admin/collections/redirects/create');
      await page.locator('#field-from').fill(`/cu-${language}`);
      await page.locator('#field-to').fill(`/khong-co-trang-${language}`);
      const said = page.locator('.redirect-target-note');
      await expect(said).toContainText(missing);
      await page.locator('#action-save').click();
      await expect(page.locator('[data-sonner-toast]')).toContainText(field);
      await expectMarked(page, 'to', missing);
      await page.locator('#field-to').fill(`/dich-nhap-${language}`);
      await expect(said).toContainText(note);
      await page.locator('#action-save').click();
      await page.waitForURL(/redirects\/\d+/);
      await expect(said).toContainText(note);
      await page.locator('#field-from').fill(`/dang-co-${language}`);
      await page.locator('#action-save').click();
      await expectMarked(page, 'from', live);
      await page.locator('#field-from').fill(`/cu-${language}`);
      await page.locator('#field-to').fill(`/khong-co-trang-${language}`);
      await page.locator('#action-save').click();
      await expectMarked(page, 'to', missing);
      // Once the page is there, the same form is accepted.
      await publishPage(`/khong-co-trang-${language}`, 'vi');
      await page.locator('#action-save').click();
      const saved = () =>
        rowsOf('SELECT 1 FROM redirects WHERE "to" = $1', [`/khong-co-trang-${language}`]);
      await expect.poll(saved).toHaveLength(1);
      await discard(editor, `/api/redirects?where[from][equals]=/cu-${language}`);
    });
  }

  test('an article is moved to the trash and restored unchanged', async ({
    page,
    editor,
    visitor,
  }) => {
    const slug = 'vao-thung-rac';
    const made = await editor.post('/api/blogs?locale=vi', {
      data: {
        slug,
        title: 'Vào thùng rác',
        publishedAt: '2026-11-01T09:00:00+07:00',
        _status: 'published',
      },
    });
    expect(made.ok(), await made.text()).toBe(true);
    const { id } = ((await made.json()) as { doc: { id: number } }).doc;
    const english = { title: 'Into the bin', _status: 'published' };
    await editor.patch(`/api/blogs/${id}?locale=en`, { data: english });
    const statuses = async () => {
      const paths = [`/blog/${slug}`, `/en/blog/${slug}`];
      return Promise.all(paths.map(async (path) => (await visitor.get(path)).status()));
    };
    expect(await statuses()).toEqual([200, 200]);

    await page.goto(`/admin/collections/blogs/${id}?locale=vi`);
    await page.locator('.doc-controls__dots').click();
    await page.locator('#action-delete').click();
    const dialog = page.locator('.confirmation-modal');
    await expect(dialog).toContainText('30 ngày');
    await expect(dialog.locator('#delete-forever')).toHaveCount(0);
    await dialog.locator('#confirm-action').click();
    await page.waitForURL(/\/collections\/blogs(?:\?.*)?$/);
    expect(await statuses()).toEqual([404, 404]);

    await page.locator('#trash-view-pill').click();
    await page.waitForURL(/\/collections\/blogs\/trash/);
    await page.getByRole('link', { name: 'Vào thùng rác' }).click();
    await page.locator('#action-restore').click();
    await expect(dialog).toContainText('đúng như trước khi xoá');
    await expect(dialog.locator('[type="checkbox"]')).toBeHidden();
    await dialog.locator('#confirm-action').click();
    await page.waitForURL(new RegExp(`/collections/blogs/${id}`));
    expect(await statuses()).toEqual([200, 200]);
    await discard(editor, `/api/blogs/${id}`);
  });
});

test('the home page can not be deleted, and the editor is told so', async ({ editor, visitor }) => {
  const { id } = await readPage(editor, '/', 'vi');
  // A warning would be a refusal of the first request only.
  for (const _again of [1, 2]) {
    const refused = await editor.patch(`/api/pages/${id}`, {
      headers: { 'Accept-Language': 'vi' },
      data: { deletedAt: new Date().toISOString() },
    });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain('Trang chủ không xoá được.');
  }
  expect((await visitor.get('/')).status()).toBe(200);
});

test('a link to a list shows as many rows as it says, and changes no preferences of who opens it', async ({
  editor,
}) => {
  const rows = async (search: string, from: 'document' | 'empty') => {
    const headers = { 'Sec-Fetch-Dest': from, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await editor.get(`/admin/collections/testimonials${search}`, { headers });
    return parse(await answer.text()).querySelectorAll('tbody tr').length;
  };
  // What the reader chooses in the list itself is kept, and shown without a query.
  expect(await rows('?limit=3', 'empty')).toBe(3);
  expect(await rows('?limit=2', 'document')).toBe(2);
  expect(await rows('', 'document')).toBe(3);
  await rows('?limit=10', 'empty');
});
