import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newLead, screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { enterAs, rowsOf } from '../accounts-and-settings';

const CALL = 'Gọi lại, chốt giờ demo';

const stepOf = (id: number) =>
  rowsOf<{ text: string | null; isAhead: boolean | null }>(
    'SELECT next_step AS text, next_step_at > now() AS "isAhead" FROM leads WHERE id = $1',
    [id],
  );

const part = (page: Page) => page.getByRole('region', { name: 'Việc tiếp theo' });
const button = (page: Page, name: string | RegExp) =>
  part(page).getByRole('button', { name, exact: typeof name === 'string' });

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const box of await part(page).locator('input, select, button').all()) {
    const { x, width, height } = (await box.boundingBox()) ?? { x: -1, width: 0, height: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  expect(await axeFindings(page, '.lead-step')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

/** Plans a step in the open dialog. */
async function plan(page: Page, id: number): Promise<void> {
  await part(page).getByLabel('Làm gì').focus();
  await page.keyboard.insertText(CALL);
  // A time in the past is refused with a message, and the typed text stays.
  const when = part(page).getByLabel('Lúc nào (giờ Việt Nam)');
  const offered = await when.inputValue();
  await when.fill('2026-01-01T09:00');
  await button(page, 'Lưu').press('Enter');
  await expect(page.getByText('Giờ hẹn đã qua')).toBeVisible();
  await when.fill(offered);
  await part(page).getByLabel('Làm gì').press('Enter');
  await expect(part(page)).toContainText(CALL);
  await expect(part(page)).toContainText('bạn làm');
  expect(await stepOf(id)).toEqual([{ text: CALL, isAhead: true }]);
}

/** Postpones an overdue step and undoes that, then completes it, and undoes that too. */
async function postponeAndComplete(page: Page, id: number): Promise<void> {
  await button(page, /^Dời sang/).press('Enter');
  await expect(part(page)).not.toContainText('quá giờ');
  expect(await stepOf(id)).toEqual([{ text: CALL, isAhead: true }]);
  await page.locator('[data-sonner-toast] button').filter({ hasText: 'Hoàn tác' }).click();
  await expect(part(page)).toContainText('quá giờ');

  await button(page, 'Xong').press('Enter');
  await expect(part(page)).toContainText(`Vừa xong: ${CALL}`);
  await button(page, 'Hoàn tác').press('Enter');
  await expect(button(page, 'Xong')).toBeVisible();
  await button(page, 'Xong').press('Enter');
  await expect(part(page)).toContainText(`Vừa xong: ${CALL}`);
  await expect(page.locator('.lead-history')).toContainText('Xong việc');
  expect(await stepOf(id)).toEqual([{ text: null, isAhead: null }]);
}

/** A colleague changes the step that the page shows. */
async function changeAsColleague(admin: APIRequestContext, id: number): Promise<void> {
  const [last] = await rowsOf<{ seen: number }>(
    `SELECT max(id) AS seen FROM lead_events WHERE lead_id = $1 AND kind = 'step-set'`,
    [id],
  );
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const data = { text: 'Gửi hợp đồng', at, owner: null, seen: last?.seen };
  expect((await admin.post(`/api/leads/${id}/step`, { data })).status()).toBe(200);
}

test('sales plans the next step of a lead', async ({ page, visitor, sales, admin }) => {
  const name = 'Khách Có Việc Tiếp Theo';
  const own = { email: 'next-step@desk.example', phone: '0911000090' };
  const id = await newLead(visitor, name, own);
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  await expect(page.locator('.lead-history li')).not.toHaveCount(0);
  await button(page, 'Đặt việc tiếp theo').press('Enter');
  await expect(part(page).getByLabel('Làm gì')).toBeFocused();
  await test.step('the dialog for a next step fits a phone and is accessible', () =>
    expectFitsPhone(page));
  await test.step('sales plans the next step by keyboard', () => plan(page, id));

  await test.step('an overdue step is the first on the dashboard, and the list shows it too', async () => {
    await rowsOf(`UPDATE leads SET next_step_at = now() - interval '700 days' WHERE id = $1`, [id]);
    const list = await screen(sales, '/admin/collections/leads?search=next-step%40desk.example');
    expect(list.querySelector('tbody .lead-row__step')?.textContent).toContain(CALL);
    await page.goto('/admin');
    const due = page.locator('[data-block="steps"]').getByRole('listitem').first();
    await expect(due).toContainText(name);
    await due.getByRole('link', { name: CALL }).click();
    await expect(part(page)).toContainText('quá giờ');
    await expect(page.locator('.lead-history li')).not.toHaveCount(0);
  });
  await test.step('sales postpones it, completes it and undoes that', () =>
    postponeAndComplete(page, id));

  await test.step('a click on a step that a colleague has just changed is refused, and the changed step is shown', async () => {
    await button(page, 'Đặt việc tiếp theo').press('Enter');
    await part(page).getByLabel('Làm gì').fill(CALL);
    await part(page).getByLabel('Làm gì').press('Enter');
    await expect(button(page, 'Xong')).toBeVisible();
    await changeAsColleague(admin, id);
    await button(page, 'Xong').press('Enter');
    await expect(page.getByText('Đồng nghiệp vừa đổi việc này')).toBeVisible();
    await expect(part(page)).toContainText('Gửi hợp đồng');
    expect(await stepOf(id)).toEqual([{ text: 'Gửi hợp đồng', isAhead: true }]);
    // A form that shows the current step can remove it.
    await button(page, 'Sửa').press('Enter');
    await button(page, 'Bỏ việc này').press('Enter');
    await expect(part(page)).toContainText('Đã bỏ: Gửi hợp đồng');
    expect(await stepOf(id)).toEqual([{ text: null, isAhead: null }]);
  });
});
