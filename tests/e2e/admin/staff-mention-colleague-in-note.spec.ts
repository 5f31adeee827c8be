import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { newLead, screen } from './admin-screen-test-helpers';
import { test } from './admin-test-fixtures';
import { axeFindings } from '../run-axe';
import { accounts, discard, enterAs, PASSWORD, rowsOf } from '../accounts-and-settings';

const noteField = (page: Page) => page.getByLabel('Thêm ghi chú');
const offered = (page: Page) => page.getByRole('listbox', { name: 'Đồng nghiệp' });

/** A lead with a note of an admin that mentions the account of sales. */
async function mentionOnLead(
  { visitor, admin }: Record<'visitor' | 'admin', APIRequestContext>,
  { name, index, sales }: { name: string; index: number; sales: number },
): Promise<void> {
  const own = { email: `mention-${index}@desk.example`, phone: `091100041${index}` };
  const id = await newLead(visitor, name, own);
  const data = {
    key: crypto.randomUUID(),
    text: `@${accounts.sales} xem giúp báo giá này.`,
    mentions: [sales],
  };
  const written = await admin.post(`/api/leads/${id}/note`, { data });
  expect(await written.json()).toMatchObject({ told: [sales] });
}

const colleague = { email: 'lan.mentioned@desk.example', name: 'Trần Thị Lan', role: 'sales' };

/** Mentions the colleague in a note of the open lead. */
async function mentionByKeyboard(page: Page): Promise<void> {
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
}

test('colleagues mention each other in the notes of a lead', async ({
  page,
  visitor,
  admin,
  sales,
}) => {
  const [user] = await rowsOf<{ id: number }>('SELECT id FROM users WHERE email = $1', [
    accounts.sales,
  ]);
  for (const [index, name] of ['Khách Được Nhắc Một', 'Khách Được Nhắc Hai'].entries()) {
    await mentionOnLead({ visitor, admin }, { name, index, sales: user?.id ?? 0 });
  }
  const data = { ...colleague, password: 'a-long-password-for-tests-1', presentPassword: PASSWORD };
  const made = await admin.post('/api/users', { data });
  expect(made.ok()).toBe(true);
  const { doc } = (await made.json()) as { doc: { id: number } };
  await enterAs(page, 'sales');

  await test.step('a mention is shown on the dashboard until it is dismissed or the lead is opened', async () => {
    await page.goto('/admin');
    const block = page.locator('[data-block="mentions"]');
    await expect(block.getByRole('heading')).toHaveText('Nhắc đến bạn2');
    await expect(block).toContainText('xem giúp báo giá này');
    expect(await axeFindings(page, '[data-block="mentions"]')).toEqual([]);
    const dismiss = (name: string) =>
      block.getByRole('button', { name: `Đã xem lời nhắc ở khách ${name}` });
    await dismiss('Khách Được Nhắc Hai').press('Enter');
    await expect(block.getByRole('heading')).toHaveText('Nhắc đến bạn1');
    // After a mention is dismissed, the focus is on the next line of the block.
    await expect(dismiss('Khách Được Nhắc Một')).toBeFocused();
    await block.getByRole('link', { name: 'Khách Được Nhắc Một' }).click();
    await expect(page.locator('.lead-history li').filter({ hasText: 'xem giúp' })).toHaveCount(1);
    await expect
      .poll(() =>
        rowsOf('SELECT 1 FROM lead_mentions WHERE user_id = $1 AND seen_at IS NULL', [user?.id]),
      )
      .toEqual([]);
    const later = (await screen(sales, '/admin')).querySelector('[data-block="mentions"]');
    expect(later?.textContent).toContain('Không có lời nhắc nào chưa xem');
  });

  await test.step('a colleague can be mentioned in a note by keyboard, found without diacritics', async () => {
    await mentionByKeyboard(page);
    const mails = await rowsOf(
      `SELECT "to" FROM mails JOIN leads ON leads.id = lead_id
       WHERE mails.kind = 'mention' AND leads.name = 'Khách Được Nhắc Một' ORDER BY mails.id`,
    );
    expect(mails).toEqual([{ to: accounts.sales }, { to: colleague.email }]);
  });
  await discard(admin, `/api/users/${doc.id}`);
});
