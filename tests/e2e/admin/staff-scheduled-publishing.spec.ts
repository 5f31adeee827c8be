import { type APIRequestContext, expect } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { discard, enterAs, rowsOf, runMinuteJobs } from '../accounts-and-settings';

/** A schedule that publishes a page in Vietnamese was due a moment ago, and has been tried. Returns its id. */
async function runSchedule(editor: APIRequestContext, page: number): Promise<number> {
  const made = await editor.post('/api/schedules', {
    data: {
      document: { relationTo: 'pages', value: page },
      action: 'publish',
      language: 'vi',
      at: new Date(Date.now() + 3_600_000).toISOString(),
      at_tz: 'Asia/Ho_Chi_Minh',
    },
  });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await rowsOf(`UPDATE schedules SET at = now() WHERE id = $1`, [id]);
  await runMinuteJobs();
  return id;
}

test('a page is scheduled', async ({ page, editor, publishPage }) => {
  const title = 'Trang hẹn giờ mà còn lỗi';
  const id = await publishPage('/hen-gio-con-loi', 'vi', { title });
  const primary = { text: 'Đi', href: '/khong-co-trang-nay' };
  const saved = await editor.patch(`/api/pages/${id}?locale=vi&draft=true`, {
    data: {
      sections: [{ blockType: 'callToAction', title: 'Lời mời', primary }],
      _status: 'draft',
    },
  });
  expect(saved.ok()).toBe(true);
  const schedule = await runSchedule(editor, id);
  await enterAs(page, 'editor');

  await test.step('a schedule that failed is told on the first page and beside the form, in words of the form', async () => {
    const lines = (await screen(editor, '/admin')).querySelectorAll('[data-block="scheduled"] li');
    const line = lines.find(({ textContent }) => textContent.includes(title));
    expect(line?.textContent).toContain('Không làm được');
    await page.goto(line?.querySelector('a')?.getAttribute('href') ?? '');
    const reason = page.locator('#field-reason');
    await expect(reason).toHaveValue(/Không có trang nào ở \/khong-co-trang-nay/);
    await expect(reason).not.toHaveValue(/sections\.0/);
    await page.goto(`/admin/collections/pages/${id}?locale=vi`);
    await expect(page.locator('[data-differences]')).toContainText('Không làm được');
  });

  await test.step('the menu of a form says which languages it unpublishes', async () => {
    await page.locator('.doc-controls__dots').click();
    await expect(page.locator('#action-unpublish')).toHaveText('Gỡ xuống cả hai ngôn ngữ');
    await page.locator('.doc-controls__dots').click();
  });

  await test.step('a time in the past is refused with its reason', async () => {
    await page.getByRole('button', { name: 'Hẹn giờ' }).click();
    await page.locator('#schedule-at').fill('2025-01-02T08:00');
    await page.locator('.admin-modal__box').getByRole('button', { name: 'Hẹn giờ' }).click();
    await expect(page.getByText('Giờ hẹn phải ở tương lai.')).toBeVisible();
  });
  await editor.delete(`/api/schedules/${schedule}`);
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
  await expect(page.locator('.admin-row-title')).toContainText('Trang thử'); // its section
  for (const name of ['Hẹn giờ', 'Đổi địa chỉ']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});
