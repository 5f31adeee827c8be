import { expect, type Page } from '@playwright/test';
import { newLead, screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { accounts, enterAs, rowsOf } from '../accounts-and-settings';

const BOARD = '/admin/leads-by-stage';
const views = (page: Page) => page.getByRole('navigation', { name: 'Chế độ xem' });
const viewNamed = (title: string) =>
  rowsOf('SELECT is_shared FROM lead_views WHERE title = $1', [title]);
const card = (page: Page, id: number) => page.locator(`li[data-lead="${id}"]`);

test('a filter of the board can be saved, opened in the list, renamed, shared and deleted', async ({
  page,
  visitor,
}) => {
  const ids = [];
  for (const [index, name] of ['Khách Quá Giờ', 'Khách Còn Hạn'].entries()) {
    const own = { email: `view-${index}@desk.example`, phone: `091100050${index}` };
    ids.push(await newLead(visitor, name, own));
  }
  const [late = 0, soon = 0] = ids;
  await rowsOf(
    `UPDATE leads SET owner_id = (SELECT id FROM users WHERE email = $1), next_step = 'Gọi lại',
       next_step_at = now() + CASE WHEN id = $2 THEN interval '-1 hour' ELSE interval '1 day' END
     WHERE id = ANY($3)`,
    [accounts.sales, late, ids],
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'sales');
  await page.goto(BOARD);
  const nav = views(page);
  await expect(nav.getByRole('link', { name: 'Xem trong danh sách' })).toBeVisible();
  await expect(nav.getByRole('button')).toHaveCount(0);
  const filters = page.getByRole('group', { name: 'Lọc bảng' });
  await filters.getByRole('button', { name: 'Của tôi' }).click();
  await filters.getByLabel('Việc quá giờ').check();
  await expect(card(page, late)).toBeVisible();
  await expect(card(page, soon)).toHaveCount(0);
  await nav.getByRole('button', { name: 'Lưu chế độ xem này' }).press('Enter');
  await expect(nav.getByLabel('Tên chế độ xem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav.getByRole('button', { name: 'Lưu chế độ xem này' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nav.getByLabel('Tên chế độ xem')).toBeFocused();
  await page.keyboard.insertText('Của tôi, quá giờ');
  await page.keyboard.press('Enter');
  const saved = nav.getByRole('link', { name: 'Của tôi, quá giờ' });
  await expect(saved).toBeFocused();
  await expect(saved).toHaveAttribute('aria-current', 'page');
  expect(await viewNamed('Của tôi, quá giờ')).toEqual([{ is_shared: false }]);
  expect(await axeFindings(page, '.lead-views', '.stage-filters')).toEqual([]);

  await test.step('it is a link, on the board and in the list', async () => {
    await filters.getByRole('button', { name: 'Tất cả', exact: true }).click();
    await expect(saved).not.toHaveAttribute('aria-current');
    await saved.click();
    await expect(saved).toHaveAttribute('aria-current', 'page');
    await expect(filters.getByRole('button', { name: 'Của tôi' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(filters.getByLabel('Việc quá giờ')).toBeChecked();
    await expect(card(page, late)).toBeVisible();
    await expect(card(page, soon)).toHaveCount(0);
    await nav.getByRole('link', { name: 'Xem trong danh sách' }).click();
    await expect(page).toHaveURL(/collections\/leads\?.*where/);
    await expect(saved).toHaveAttribute('aria-current', 'page');
    const table = page.locator('table tbody');
    await expect(table).toContainText('Khách Quá Giờ');
    await expect(table).not.toContainText('Khách Còn Hạn');
  });

  await test.step('renamed and shared by its owner', async () => {
    await nav.getByRole('button', { name: 'Đổi tên hoặc chia sẻ' }).press('Enter');
    const name = nav.getByLabel('Tên chế độ xem');
    await expect(name).toHaveValue('Của tôi, quá giờ');
    await name.fill('Phải gọi ngay');
    await nav.getByLabel('Cả nhóm dùng').check();
    await page.keyboard.press('Enter');
    await expect(nav.getByRole('link', { name: 'Phải gọi ngay · cả nhóm dùng' })).toBeVisible();
    expect(await viewNamed('Phải gọi ngay')).toEqual([{ is_shared: true }]);
    expect(await viewNamed('Của tôi, quá giờ')).toEqual([]);
    await expect(nav.getByRole('button', { name: 'Đổi tên hoặc chia sẻ' })).toBeFocused();
    await nav.getByRole('button', { name: 'Xoá chế độ xem này' }).press('Enter');
    await expect(nav.getByRole('link', { name: /Phải gọi ngay/ })).toHaveCount(0);
    expect(await viewNamed('Phải gọi ngay')).toEqual([]);
    await expect(nav).toBeFocused();
  });
});

test('a filter of the list can be opened on the board; an invalid one is ignored', async ({
  page,
  visitor,
  sales,
}) => {
  const [id, other] = [
    await newLead(visitor, 'Người Theo Danh Sách', {
      email: 'view-7@desk.example',
      phone: '0911000507',
    }),
    await newLead(visitor, 'Người Ngoài Danh Sách', {
      email: 'view-8@desk.example',
      phone: '0911000508',
    }),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'sales');
  await page.goto(
    `/admin/collections/leads?where[or][0][and][0][name][equals]=Người Theo Danh Sách`,
  );
  await views(page).getByRole('link', { name: 'Xem trên bảng giai đoạn' }).click();
  await expect(card(page, id)).toBeVisible();
  await expect(page.locator('.stage-board li[data-lead]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Bỏ bộ lọc của danh sách' }).press('Enter');
  await expect(page).not.toHaveURL(/where/);
  await page.getByRole('searchbox').fill('ngoai bo loc');
  await expect(card(page, other)).toBeVisible();
  for (const where of ['[secret][equals]=x', '[owner][equals]=x']) {
    const board = await screen(sales, `${BOARD}?where[or][0][and][0]${where}`);
    expect(board.querySelector('.stage-board__columns')).not.toBeNull();
  }
});
