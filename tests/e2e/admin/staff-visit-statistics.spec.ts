import { expect, type Page } from '@playwright/test';
import { screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { enterAs, rowsOf } from '../accounts-and-settings';

const DAY = 24 * 3_600_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const from = dayBefore(61);
const to = dayBefore(60);

const figures = [
  ['/pricing', 'vi', 'zalo', 'oa', 'tet', 'visit', '', 40],
  ['/pricing', 'vi', 'zalo', 'oa', 'tet', 'view', '', 50],
  ['/book-demo', 'vi', 'zalo', 'oa', 'tet', 'view', '', 10],
  ['/book-demo', 'vi', 'zalo', 'oa', 'tet', 'form-start', 'book-demo', 4],
  ['/book-demo', 'vi', 'zalo', 'oa', 'tet', 'form-complete', 'book-demo', 2],
  ['/pricing', 'en', '(direct)', '(none)', '', 'visit', '', 10],
  ['/pricing', 'en', '(direct)', '(none)', '', 'call-to-action', '/book-demo', 3],
] as const;

/** Counts of the days before those that the test reads, with which they are compared. */
const before = [
  ['/pricing', 'vi', 'zalo', 'oa', 'tet', 'visit', '', 25],
  ['/book-demo', 'vi', 'zalo', 'oa', 'tet', 'form-complete', 'book-demo', 1],
  ['/gone', 'vi', 'zalo', 'oa', 'noel', 'view', '', 5],
] as const;

async function store(day: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  for (const row of rows) {
    await rowsOf(
      `INSERT INTO page_counts (hour, path, language, source, medium, campaign, event, target, count)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [`${day}T03:00:00Z`, ...row],
    );
  }
}

const row = (page: Page, table: string, name: string) =>
  page.getByRole('region', { name: table }).getByRole('row', { name: new RegExp(`^${name}`) });
const totals = (page: Page) => page.locator('.response-figures');

async function expectConversions(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Lượt ghé' })).toBeVisible();
  await expect(page.locator('a.nav__link[href="/admin/visits"]')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /từng ngày/ })).toBeVisible();
  await expect(totals(page)).toContainText(/Lượt ghé\s*50/);
  await expect(totals(page)).toContainText(/Tỷ lệ gửi\s*4%/);
  await expect(row(page, 'Theo trang', '/book-demo')).toContainText('20%');
  await expect(row(page, 'Theo nguồn', 'zalo / oa')).toContainText('5%');
  await expect(row(page, 'Theo nguồn', 'Vào thẳng địa chỉ')).toContainText('10');
  await expect(row(page, 'Theo chiến dịch', 'tet')).toContainText('40');
  await expect(row(page, 'Theo ngôn ngữ', 'English')).toContainText('10');
  await expect(row(page, 'Theo biểu mẫu', 'Đặt lịch demo')).toContainText('50%');
  await expect(row(page, 'Nút dẫn tới', '/book-demo')).toContainText('3');
}

async function expectFile(page: Page): Promise<void> {
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Tải CSV' }).click();
  expect((await loading).suggestedFilename()).toBe(`visits-${from}-${to}.csv`);
  const file = await page.request.get(`/api/page-counts/export?from=${from}&to=${to}`);
  const lines = (await file.text()).trim().split('\r\n');
  expect(lines).toHaveLength(figures.length + 1);
  expect(lines[0]).toContain('day,page,language,source,medium,campaign,event,target,count');
  expect(lines).toContain(`${to},/pricing,vi,zalo,oa,tet,visit,,40`);
}

async function expectComparison(page: Page): Promise<void> {
  await expect(totals(page)).toContainText(/Lượt ghé\s*50\s*trước: 25 \(\+100%\)/);
  await expect(totals(page)).toContainText(/Đạt mục tiêu\s*2\s*trước: 1/);
  await expect(row(page, 'Theo chiến dịch', 'tet')).toContainText(/5%\s*trước: 4%/);
  await expect(row(page, 'Theo chiến dịch', 'noel')).toContainText(/0\s*trước: 5/);
  await expect(row(page, 'Theo trang', '/gone')).toContainText(/0\s*trước: 5/);
  expect(await axeFindings(page, '.admin-view')).toEqual([]);
}

test.describe('visits in the admin', () => {
  test('an editor reads the visits', async ({ page }) => {
    await rowsOf("DELETE FROM page_counts WHERE hour < now() - interval '50 days'");
    await store(to, figures);
    await store(dayBefore(62), before);
    await enterAs(page, 'editor');
    await page.goto('/admin/visits?days=7');
    await test.step('a custom date range is chosen in a form', async () => {
      await page.getByLabel('Từ ngày').fill(from);
      await page.getByLabel('Đến ngày').fill(to);
      await page.getByRole('button', { name: 'Xem' }).click();
      await page.waitForURL(new RegExp(`from=${from}`));
      await expect(totals(page)).toContainText(/Lượt ghé\s*50/);
    });
    await test.step('an editor finds them in the navigation, and sees their conversions', () =>
      expectConversions(page));
    await test.step('they are exported as a file', () => expectFile(page));
    await test.step('visits can be compared with the period before, and conversions counted for one goal', async () => {
      await page.getByLabel('So với kỳ trước').check();
      await page.getByLabel('Mục tiêu').selectOption({ label: 'Đặt lịch demo' });
      await page.getByRole('button', { name: 'Xem' }).click();
      await page.waitForURL(/goal=book-demo.*compare=1/);
      await expectComparison(page);
      // A link to another period keeps the choices of goal and comparison.
      await page.getByRole('link', { name: '7 ngày' }).click();
      await page.waitForURL(/days=7&goal=book-demo&compare=1/);
      await expect(page.getByLabel('Mục tiêu')).toHaveValue('book-demo');
    });
  });

  test('days without visits are reported as empty', async ({ admin }) => {
    const view = await screen(admin, '/admin/visits?from=2020-01-01&to=2020-01-02');
    expect(view.querySelector('.admin-view')?.textContent).toContain(
      'Chưa có lượt ghé nào trong khoảng này',
    );
  });

  test('sales and visitors see none', async ({ editor, sales, visitor }) => {
    expect((await visitor.get('/api/page-counts/export')).status()).toBe(403);
    expect((await sales.get('/api/page-counts/export')).status()).toBe(403);
    expect((await sales.get('/admin/visits')).status()).toBe(404);
    for (const [who, isShown] of [
      [editor, true],
      [sales, false],
    ] as const) {
      const link = (await screen(who, '/admin')).querySelector('nav a[href="/admin/visits"]');
      expect(Boolean(link)).toBe(isShown);
    }
  });
});
