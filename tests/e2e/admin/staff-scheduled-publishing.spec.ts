import { expect } from '@playwright/test';
import { pageData, test } from './admin-test-fixtures';
import { discard, enterAs, rowsOf, runMinuteJobs } from '../accounts-and-settings';

test('a time in the past is refused with its reason', async ({ page, publishPage }) => {
  const id = await publishPage('/hen-qua-khu', 'vi');
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/pages/${id}?locale=vi`);
  await page.getByRole('button', { name: 'Hẹn giờ' }).click();
  await page.locator('#schedule-at').fill('2025-01-02T08:00');
  await page.locator('.admin-modal__box').getByRole('button', { name: 'Hẹn giờ' }).click();
  await expect(page.getByText('Giờ hẹn phải ở tương lai.')).toBeVisible();
});

test('a schedule that failed is told on the first page and beside the form, in words of the form', async ({
  page,
  editor,
}) => {
  const title = 'Trang hẹn giờ mà còn lỗi';
  const saved = await editor.post('/api/pages?locale=vi&draft=true', {
    data: {
      ...pageData('vi'),
      title,
      path: '/hen-gio-con-loi',
      _status: 'draft',
      sections: [
        {
          blockType: 'callToAction',
          title: 'Lời mời',
          primary: { text: 'Đi', href: '/khong-co-trang-nay' },
        },
      ],
    },
  });
  const { id } = ((await saved.json()) as { doc: { id: number } }).doc;
  const made = await editor.post('/api/schedules', {
    data: {
      document: { relationTo: 'pages', value: id },
      action: 'publish',
      language: 'vi',
      at: new Date(Date.now() + 3_600_000).toISOString(),
      at_tz: 'Asia/Ho_Chi_Minh',
    },
  });
  const schedule = ((await made.json()) as { doc: { id: number } }).doc.id;
  await rowsOf(`UPDATE schedules SET at = now() - interval '1 minute' WHERE id = $1`, [schedule]);
  await runMinuteJobs();

  await enterAs(page, 'editor');
  await page.goto('/admin');
  const line = page
    .locator('[data-block="scheduled"]')
    .getByRole('listitem')
    .filter({ hasText: title });
  await expect(line).toContainText('Không làm được');
  await line.getByRole('link', { name: title }).click();
  const reason = page.locator('#field-reason');
  await expect(reason).toHaveValue(/Không có trang nào ở \/khong-co-trang-nay/);
  await expect(reason).not.toHaveValue(/sections\.0/);
  await page.goto(`/admin/collections/pages/${id}?locale=vi`);
  await expect(page.locator('[data-differences]')).toContainText('Không làm được');

  await editor.delete(`/api/schedules/${schedule}`);
  await discard(editor, `/api/pages/${id}`);
});

test('what is in the bin offers to be restored, and nothing that it can not do', async ({
  page,
  editor,
  publishPage,
}) => {
  const id = await publishPage('/trong-thung-rac', 'vi');
  await discard(editor, `/api/pages/${id}`);
  await enterAs(page, 'editor');
  await page.goto(`/admin/collections/pages/trash/${id}`);
  await expect(page.getByRole('button', { name: 'Khôi phục' })).toBeVisible();
  await expect(page.getByText('đang ở trong thùng rác, chỉ xem được')).toBeVisible();
  for (const name of ['Hẹn giờ', 'Đổi địa chỉ']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});
