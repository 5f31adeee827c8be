import { expect, type Page } from '@playwright/test';
import { newLead, openList, screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { accounts, enterAs, rowsOf } from '../accounts-and-settings';
import { openedAt } from '../../support/valid-forms';

const row = (page: Page, name: string) => page.locator('table tbody tr').filter({ hasText: name });

async function tick(page: Page, name: string): Promise<void> {
  const box = row(page, name).locator('input[type="checkbox"]');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

const history = (page: Page) => page.locator('.lead-history li');

test.describe('the sales desk, used by sales', () => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, 'sales');
  });

  test('a note is added by keyboard and appears in the history with its author', async ({
    page,
    visitor,
  }) => {
    const own = { email: 'note@desk.example', phone: '0911000001', utm_source: 'zalo' };
    const first = await newLead(visitor, 'Người Ghi Chú, Lần Đầu', own);
    const id = await newLead(visitor, 'Người Ghi Chú', own);
    await page.goto(`/admin/collections/leads/${id}`);
    await expect(history(page).filter({ hasText: 'Gửi yêu cầu' })).toHaveCount(1);
    await page.getByLabel('Thêm ghi chú').fill('Đã gọi, hẹn 15 giờ.');
    await page.keyboard.press('Control+Enter');
    const note = history(page).filter({ hasText: 'Đã gọi, hẹn 15 giờ.' });
    await expect(note).toContainText(accounts.sales);
    await expect(page.getByLabel('Thêm ghi chú')).toHaveValue('');
    // The lead's form shows the visitor's answers, but has no fields to change them.
    const summary = page.getByRole('article', { name: 'Người Ghi Chú' });
    await expect(summary).toContainText('note@desk.example');
    // The summary shows codes as the labels that the visitor read.
    await expect(summary).toContainText('Quản lý / Trưởng nhóm · Bán lẻ');
    await expect(page.locator('#field-email')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Xoá|Delete)/ })).toHaveCount(0);

    await test.step('leads of one person are listed together, and can be split and merged by hand', async () => {
      const people = page.locator('.lead-people');
      await expect(people.getByRole('link', { name: 'Người Ghi Chú, Lần Đầu' })).toHaveAttribute(
        'href',
        `/admin/collections/leads/${first}`,
      );
      await people.getByRole('button', { name: 'Tách yêu cầu này ra' }).click();
      await expect(people).toContainText('Có thể cùng một người');
      await people.getByRole('button', { name: 'Là cùng một người' }).click();
      await expect(people).toContainText('Cùng một người đã gửi');
      await expect(history(page).filter({ hasText: 'Tách người' })).toHaveCount(1);
      await expect(history(page).filter({ hasText: 'Gộp người' })).toHaveCount(1);
    });
    await page.getByRole('button', { name: 'Nguồn', exact: true }).click();
    const source = page.getByRole('group', { name: 'Nguồn', exact: true });
    await expect(source.getByRole('term')).toHaveText('utm_source');
    await expect(source.getByRole('definition')).toHaveText('zalo');
  });

  test('several leads are assigned to a colleague from the list, by keyboard', async ({
    page,
    admin,
    visitor,
  }) => {
    const names = ['Cùng Giao Một', 'Cùng Giao Hai'];
    for (const [index, name] of names.entries()) {
      const phone = `091100001${index}`;
      await newLead(visitor, name, { email: `bulk-${index}@desk.example`, phone });
    }
    await openList(page, '/admin/collections/leads?search=cung+giao');
    await expect(page.locator('table tbody tr')).toHaveCount(2);
    for (const name of names) {
      await tick(page, name);
    }
    const bulk = page.getByRole('group', { name: 'Đã chọn 2' });
    await expect(bulk.getByLabel('Giao cho').locator('option')).not.toHaveCount(2);
    await bulk.getByLabel('Giao cho').selectOption({ label: accounts.sales });
    await bulk.getByLabel('Giai đoạn').selectOption({ label: 'Đã liên hệ' });
    await bulk.getByRole('button', { name: 'Ghi', exact: true }).press('Enter');
    await expect(page.getByText('Đã ghi 2 khách')).toBeVisible();
    for (const name of names) {
      await expect(row(page, name).locator('.cell-owner')).toHaveText(accounts.sales);
      await expect(row(page, name)).toContainText('Đã liên hệ');
    }
    const codes = await rowsOf('SELECT status FROM leads WHERE name = ANY($1)', [names]);
    expect(codes).toEqual(names.map(() => ({ status: '1' })));

    await test.step('a search saved under a name can be opened again, also by the team', async () => {
      const views = page.getByRole('navigation', { name: 'Chế độ xem' });
      await views.getByRole('button', { name: 'Lưu chế độ xem này' }).click();
      await expect(views.getByLabel('Tên chế độ xem')).toBeFocused();
      await page.keyboard.type('Cùng giao');
      await views.getByLabel('Cả nhóm dùng').check();
      await views.getByRole('button', { name: 'Lưu', exact: true }).click();
      const saved = views.getByRole('link', { name: 'Cùng giao' });
      await expect(saved).toHaveAttribute('aria-current', 'page');
      await views.getByRole('link', { name: 'Chưa giao' }).click();
      await expect(views.getByRole('link', { name: 'Chưa giao' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.locator('#search-filter-input')).toHaveValue('');
      await saved.click();
      await expect(page).toHaveURL(/search=cung/);
      await expect(saved).toHaveAttribute('aria-current', 'page');
      const theirs = await admin.get('/api/lead-views?limit=100&depth=0');
      const { docs } = (await theirs.json()) as { docs: { title: string }[] };
      expect(docs.map(({ title }) => title)).toContain('Cùng giao');
    });
  });
});

test('an editor sees no leads, in the admin or by REST', async ({ admin, editor }) => {
  for (const path of [
    'leads',
    'lead-notes',
    'lead-events',
    'lead-views',
    'lead-mentions',
    'access-log',
    'globals/lead-settings',
    'leads/1/desk',
  ]) {
    expect((await editor.get(`/api/${path}`)).status(), path).toBe(403);
  }
  expect((await editor.post('/api/leads/merge', { data: { ids: [1, 2] } })).status()).toBe(403);
  expect((await editor.post('/api/leads/1/split')).status()).toBe(403);
  for (const [who, isShown] of [
    [admin, true],
    [editor, false],
  ] as const) {
    const nav = (await screen(who, '/admin')).querySelector('nav');
    expect(nav?.querySelector('a[href*="collections/pages"]')).toBeTruthy();
    for (const part of ['collections/leads', 'access-log', 'lead-settings']) {
      expect(Boolean(nav?.querySelector(`a[href*="${part}"]`)), part).toBe(isShown);
    }
  }
});

test('a list shows the label of an option, and its first column links to the lead', async ({
  admin,
  visitor,
}) => {
  const id = await newLead(visitor, 'Bán Lẻ Trong Bảng', {
    email: 'words@desk.example',
    phone: '0911000070',
  });
  const columns = encodeURIComponent(JSON.stringify(['industry', 'name']));
  const list = await screen(
    admin,
    `/admin/collections/leads?search=ban+le+trong+bang&columns=${columns}`,
  );
  const links = list.querySelectorAll('table tbody tr a').map((link) => ({
    words: link.textContent,
    leadsTo: link.getAttribute('href'),
  }));
  expect(links).toContainEqual({ words: 'Bán lẻ', leadsTo: `/admin/collections/leads/${id}` });
});

test('the list shows the message, origin and due time of a lead, and marks suspected ones', async ({
  sales,
  visitor,
}) => {
  const own = { email: 'row@desk.example', phone: '0911000090', utm_source: 'zalo' };
  const id = await newLead(visitor, 'Một Dòng Đủ Ý', own);
  await newLead(visitor, 'www.dong-nghi.xyz', { email: 'row-2@desk.example', phone: '0911000091' });
  const subscribed = await visitor.post('/api/forms/newsletter', {
    form: {
      email: 'khong-ten@desk.example',
      consentMarketing: 'yes',
      locale: 'vi',
      startedAt: openedAt,
    },
    headers: { Accept: 'application/json' },
  });
  expect(subscribed.ok()).toBe(true);
  await rowsOf(
    `UPDATE leads SET description = 'Cần xem bảng giá', due_at = now() - interval '3 hours'
     WHERE id = $1`,
    [id],
  );
  const rowOf = async (text: string) =>
    (await screen(sales, `/admin/collections/leads?search=${encodeURIComponent(text)}`))
      .querySelectorAll('table tbody tr')
      .map((line) => line.textContent)
      .join('\n');
  const line = await rowOf('mot dong du y');
  for (const part of ['Cần xem bảng giá', 'zalo', '0911000090', 'Quá hạn từ 3 giờ trước']) {
    expect(line).toContain(part);
  }
  expect(line).not.toContain('Nghi là máy gửi');
  expect(await rowOf('dong-nghi')).toContain('Nghi là máy gửi');
  const nameless = await rowOf('khong-ten');
  expect(nameless).toContain('khong-ten@desk.example');
  expect(nameless).not.toContain('Không có Họ tên');
  await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = $1', [id]);
});

/** The width of the admin's open navigation, in pixels. */
const NAVIGATION = 275;

test('the list of leads fits a laptop beside the open navigation, with the owner in each row', async ({
  page,
  context,
  visitor,
  baseURL,
}) => {
  const name = 'Nguyễn Hoàng Phương Thảo';
  const own = {
    email: 'fits-the-list@desk.example',
    phone: '0911000071',
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'tet-2027-ban-le-toan-quoc',
  };
  const id = await newLead(visitor, name, own);
  await rowsOf(
    `UPDATE leads SET description = 'Bên tôi có 42 cửa hàng, cần xem bảng giá trước thứ Sáu.',
       company = 'Công ty Cổ phần Bán lẻ Phương Nam', owner_id = (SELECT id FROM users WHERE email = $2),
       due_at = now() - interval '3 hours' WHERE id = $1`,
    [id, accounts.sales],
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'sales');
  const owner = row(page, name).locator('.cell-owner');
  const table = page.locator('.table');
  const shown = () => table.evaluate(({ clientWidth }) => clientWidth);
  const fits = async () => {
    await expect(owner).toHaveText(accounts.sales);
    const scrolled = await table.evaluate(({ scrollWidth }) => scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(await shown());
    const box = (await owner.boundingBox()) ?? { x: 1440, width: 1 };
    expect(box.x + box.width).toBeLessThanOrEqual(1440);
  };
  // The heads of the columns and the states of a lead have other widths in the other language.
  for (const language of ['vi', 'en'] as const) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    await openList(page, '/admin/collections/leads');
    await fits();
    const width = await shown();
    const toggler = page.locator('.template-default__nav-toggler');
    await toggler.click();
    await expect.poll(shown).toBe(width - NAVIGATION);
    await fits();
    await toggler.click();
    await expect.poll(shown).toBe(width);
  }
  await rowsOf('UPDATE leads SET first_response_at = now() WHERE id = $1', [id]);
});

test('an admin can read who viewed which lead; sales can not', async ({
  admin,
  sales,
  visitor,
}) => {
  const id = await newLead(visitor, 'Được Xem', {
    email: 'seen@desk.example',
    phone: '0911000040',
  });
  const form = await screen(sales, `/admin/collections/leads/${id}`);
  expect(form.querySelector('form')).toBeTruthy();
  expect((await sales.get('/api/access-log')).status()).toBe(403);
  await sales.get(`/api/leads?where[id][equals]=${id}&depth=0`);
  // Reads through the admin and over REST are both logged.
  const listed = await rowsOf(
    `SELECT 1 FROM access_log WHERE action = 'list' AND collection = 'leads' AND ids = $1::jsonb`,
    [JSON.stringify([id])],
  );
  expect(listed).not.toHaveLength(0);
  const rows = await rowsOf(
    `SELECT 1 FROM access_log a JOIN users u ON u.id = a.user_id
     WHERE u.email = $1 AND a.action = 'view' AND a.collection = 'leads' AND a.ids = $2::jsonb`,
    [accounts.sales, JSON.stringify([id])],
  );
  expect(rows).toHaveLength(1);
  const log = await screen(admin, '/admin/collections/access-log?limit=100');
  const views = log
    .querySelectorAll('table tbody tr')
    .map(({ textContent }) => textContent)
    .filter((line) => line.includes(accounts.sales) && line.includes('Xem'));
  expect(views).not.toEqual([]);
});
