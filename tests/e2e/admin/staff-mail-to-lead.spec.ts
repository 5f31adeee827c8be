import { expect, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { accounts, enterAs, rowsOf } from '../accounts-and-settings';

const history = (page: Page) => page.locator('.lead-history li');

const lettersTo = (lead: number) =>
  rowsOf<{ subject: string; status: string; to: string }>(
    `SELECT subject, status, "to" FROM mails WHERE lead_id = $1 AND kind = 'sales-letter'`,
    [lead],
  );

test('sales answers a lead from its page by keyboard: a letter that fails is kept, and one letter is sent once', async ({
  page,
  visitor,
}) => {
  await enterAs(page, 'sales');
  const email = 'letter@desk.example';
  const id = await newLead(visitor, 'Người Nhận Thư', { email, phone: '0911000060' });
  // The route is set before the page opens: a page that is open already may still send a request past a new route.
  let network: 'gone' | 'loses-answer' | 'fine' = 'gone';
  await page.route('**/letter', async (route) => {
    if (network === 'fine') return route.continue();
    if (network === 'loses-answer') {
      network = 'fine';
      await route.fetch();
    }
    await route.abort();
  });
  await page.goto(`/admin/collections/leads/${id}`);
  await page.getByText('Viết thư cho khách').focus();
  await page.keyboard.press('Enter');
  const subject = page.getByLabel('Tiêu đề', { exact: true });
  const message = page.getByLabel('Nội dung', { exact: true }).last();
  await expect(message).toHaveValue(/^Chào .*Người Nhận Thư,/);
  await subject.fill('Lịch demo sáng thứ Tư');
  await message.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('Tôi giữ cho chị 10 giờ sáng thứ Tư.');

  // A letter that could not be sent for lack of a network is not lost: its text stays in the form.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Chưa gửi được, nội dung vẫn còn ở đây')).toBeVisible();
  await expect(message).toHaveValue(/10 giờ sáng thứ Tư/);
  await expect(subject).toHaveValue('Lịch demo sáng thứ Tư');
  expect(await lettersTo(id)).toEqual([]);

  // The letter is accepted but the server's answer is lost: clicking again sends no second letter.
  network = 'loses-answer';
  const send = page.getByRole('button', { name: 'Gửi thư', exact: true });
  await send.press('Enter');
  await expect.poll(async () => (await lettersTo(id)).length).toBe(1);
  await expect(message).toHaveValue(/10 giờ sáng thứ Tư/);
  await expect(send).toBeEnabled();
  await send.dblclick();
  await expect(page.getByText('Đã xếp hàng gửi')).toBeVisible();
  await expect(subject).toHaveValue('');
  const line = history(page).filter({ hasText: 'Lịch demo sáng thứ Tư' });
  await expect(line).toHaveCount(1);
  // The site under test has no mail server: the letter is kept, and does not count as an answer yet.
  await expect(line).toContainText('Thư của người phụ trách (giữ lại, chưa có máy chủ thư)');
  expect(await lettersTo(id)).toMatchObject([{ status: 'kept', to: email }]);
  const [lead] = await rowsOf('SELECT first_response_at AS answered FROM leads WHERE id = $1', [
    id,
  ]);
  expect(lead).toEqual({ answered: null });
});

test('saving a lead that a colleague has taken meanwhile reports it, and loses no typed text', async ({
  page,
  visitor,
  admin,
}) => {
  const id = await newLead(visitor, 'Hai Người Cùng Mở', {
    email: 'both@desk.example',
    phone: '0911000061',
  });
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  await expect(history(page).first()).toBeVisible();
  // The first colleague chooses an owner, and has not saved the form yet.
  await page.locator('#field-owner .rs__control').click();
  await page.locator('.rs__option').filter({ hasText: accounts.sales }).click();
  await page.locator('#field-stage .rs__control').click();
  await page.locator('.rs__option').filter({ hasText: 'Đã liên hệ' }).click();
  await page.getByLabel('Thêm ghi chú').fill('Đang gọi cho khách.');

  const claimed = await admin.post(`/api/leads/${id}/claim`);
  expect(claimed.ok(), await claimed.text()).toBe(true);
  const ownerAndStage = () =>
    rowsOf(
      'SELECT users.email AS owner, stage FROM leads JOIN users ON users.id = owner_id WHERE leads.id = $1',
      [id],
    );
  expect(await ownerAndStage()).toEqual([{ owner: accounts.admin, stage: 'new' }]);

  await page.locator('#action-save').click();
  await expect(page.getByText('Khách này vừa được giao cho người khác')).toBeVisible();
  // The refused save has overwritten nothing, and the typed text is still in the form.
  expect(await ownerAndStage()).toEqual([{ owner: accounts.admin, stage: 'new' }]);
  await expect(page.locator('#field-owner')).toContainText(accounts.sales);
  await expect(page.locator('#field-stage')).toContainText('Đã liên hệ');
  await expect(page.getByLabel('Thêm ghi chú')).toHaveValue('Đang gọi cho khách.');

  // After a reload the form shows the new owner.
  await page.reload();
  await expect(page.locator('#field-owner')).toContainText(accounts.admin);
});
