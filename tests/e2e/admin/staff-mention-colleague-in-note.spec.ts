import { expect, type Page } from '@playwright/test';
import { newLead } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { accounts, discard, enterAs, PASSWORD, rowsOf } from '../accounts-and-settings';

const noteField = (page: Page) => page.getByLabel('Thêm ghi chú');
const offered = (page: Page) => page.getByRole('listbox', { name: 'Đồng nghiệp' });

test('a colleague can be mentioned in a note by keyboard, found without diacritics', async ({
  page,
  visitor,
  admin,
}) => {
  const email = 'lan.mentioned@desk.example';
  const data = {
    email,
    name: 'Trần Thị Lan',
    role: 'sales',
    password: 'a-long-password-for-tests-1',
    presentPassword: PASSWORD,
  };
  const made = await admin.post('/api/users', { data });
  expect(made.ok()).toBe(true);
  const { doc } = (await made.json()) as { doc: { id: number } };
  const id = await newLead(visitor, 'Khách Nhờ Đồng Nghiệp', {
    email: 'mention@desk.example',
    phone: '0911000401',
  });
  await enterAs(page, 'sales');
  await page.goto(`/admin/collections/leads/${id}`);
  const field = noteField(page);
  // The field offers colleagues once its list has been loaded.
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await field.pressSequentially('Nhờ @tran');
  await expect(offered(page).getByRole('option')).toHaveCount(1);
  await expect(page.locator('.mention-list__said')).toContainText('1 đồng nghiệp');
  const option = offered(page).getByRole('option', { name: /Trần Thị Lan/ });
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  expect(await axeFindings(page, '.lead-note', '.mention-list')).toEqual([]);
  // Escape closes the list of colleagues and leaves the text.
  await page.keyboard.press('Escape');
  await expect(offered(page)).toHaveCount(0);
  await expect(field).toHaveValue('Nhờ @tran');
  await field.fill('');
  await field.pressSequentially('Nhờ @LAN tr');
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Nhờ @Trần Thị Lan ');
  await expect(field).toBeFocused();
  await expect(offered(page)).toHaveCount(0);
  await field.pressSequentially('gọi lại.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Đã lưu ghi chú và báo cho Trần Thị Lan')).toBeVisible();
  await expect(
    page.locator('.lead-history li').filter({ hasText: '@Trần Thị Lan gọi lại.' }),
  ).toHaveCount(1);
  const mails = await rowsOf('SELECT "to" FROM mails WHERE kind = $1 AND lead_id = $2', [
    'mention',
    id,
  ]);
  expect(mails).toEqual([{ to: email }]);
  await discard(admin, `/api/users/${doc.id}`);
});

test('a mention is shown on the dashboard until it is dismissed or the lead is opened', async ({
  page,
  visitor,
  admin,
}) => {
  const [sales] = await rowsOf<{ id: number }>('SELECT id FROM users WHERE email = $1', [
    accounts.sales,
  ]);
  const leads = [];
  for (const [index, name] of ['Khách Được Nhắc Một', 'Khách Được Nhắc Hai'].entries()) {
    const own = { email: `mention-${index}@desk.example`, phone: `091100041${index}` };
    const id = await newLead(visitor, name, own);
    leads.push(id);
    const written = await admin.post(`/api/leads/${id}/note`, {
      data: {
        key: crypto.randomUUID(),
        text: `@${accounts.sales} xem giúp báo giá này.`,
        mentions: [sales?.id],
      },
    });
    expect(await written.json()).toMatchObject({ told: [sales?.id] });
  }
  await enterAs(page, 'sales');
  await page.goto('/admin');
  const block = page.locator('[data-block="mentions"]');
  await expect(block.getByRole('heading')).toHaveText('Nhắc đến bạn2');
  await expect(block).toContainText('xem giúp báo giá này');
  expect(await axeFindings(page, '[data-block="mentions"]')).toEqual([]);
  await block
    .getByRole('button', { name: 'Đã xem lời nhắc ở khách Khách Được Nhắc Hai' })
    .press('Enter');
  await expect(block.getByRole('heading')).toHaveText('Nhắc đến bạn1');
  // After a mention is dismissed, the focus is on the next line of the block.
  await expect(
    block.getByRole('button', { name: 'Đã xem lời nhắc ở khách Khách Được Nhắc Một' }),
  ).toBeFocused();
  await block.getByRole('link', { name: 'Khách Được Nhắc Một' }).click();
  await expect(page.locator('.lead-history li').filter({ hasText: 'xem giúp' })).toHaveCount(1);
  await expect
    .poll(() =>
      rowsOf('SELECT 1 FROM lead_mentions WHERE user_id = $1 AND seen_at IS NULL', [sales?.id]),
    )
    .toEqual([]);
  await page.goto('/admin');
  await expect(block).toContainText('Không có lời nhắc nào chưa xem');
});
